/** The settings of the tuner and the metronome, and their address: `#/tuner/HERTZ/TEMPO/BEATS`. Pure. */

import { FASTEST, MAX_BEATS, SLOWEST } from './metronome';
import { readA, USUAL_A } from './tuning';

export interface TunerSettings {
  readonly a: number; // of A4, in hertz
  readonly tempo: number; // beats per minute
  readonly beats: number; // per measure
}

export const USUAL: TunerSettings = { a: USUAL_A, tempo: 90, beats: 4 };

function whole(text: string | undefined, from: number, to: number, usual: number): number {
  const found = /^\d+$/.test(text ?? '') ? Number(text) : usual;
  return found >= from && found <= to ? found : usual;
}

/** Read the parts of an address; missing or invalid ones have their defaults. */
export function readTunerSettings([a, tempo, beats]: readonly string[]): TunerSettings {
  return {
    a: readA(a || String(USUAL.a)),
    tempo: whole(tempo, SLOWEST, FASTEST, USUAL.tempo),
    beats: whole(beats, 1, MAX_BEATS, USUAL.beats),
  };
}

export function tunerPath({ a, tempo, beats }: TunerSettings): string {
  const parts = [a, tempo, beats];
  // Leave out defaults.
  if (tempo === USUAL.tempo && beats === USUAL.beats) parts.length = a === USUAL.a ? 0 : 1;
  return ['#/tuner', ...parts.map(String)].join('/');
}
