/** When the clicks and tones of a rhythm sound. Pure; `rhythm-player.ts` plays them. */

import { beatOf, measureOf, meterOf, soundsOf } from '../music/note-values';

/** A rhythm, or taps with the beats of one. */
export interface HeardRhythm {
  readonly rhythm: string;
  readonly meter: string;
  readonly tempo: number; // beats per minute
  /** The times of taps in milliseconds after the first beat, instead of its notes. */
  readonly taps?: readonly number[];
}

/** Seconds after the first click. */
export interface RhythmScore {
  readonly clicks: readonly { readonly at: number; readonly strong: boolean }[];
  readonly tones: readonly { readonly at: number; readonly length: number }[];
  /** When the first measure begins, after the clicks that count in. */
  readonly begins: number;
  readonly ends: number;
  /** Seconds from beat to beat. */
  readonly beat: number;
  /** The beats of a measure. */
  readonly pulses: number;
}

const TAP = 0.12; // seconds that a tap sounds

/** A measure of clicks, then the rhythm with clicks; without its tones if it is to be tapped. */
export function rhythmScore({ rhythm, meter, tempo, taps }: HeardRhythm, silent = false): RhythmScore {
  const signature = meterOf(meter);
  const beat = 60 / tempo;
  const perUnit = beat / beatOf(signature);
  const pulses = measureOf(signature) / beatOf(signature);
  const begins = pulses * beat;
  const tones = soundsOf(rhythm).map(({ at, length }) => ({ at: begins + at * perUnit, length: length * perUnit }));
  const ends = begins * (1 + rhythm.split('|').length);
  const count = Math.round(ends / beat);
  const played = taps ? taps.map((tap) => ({ at: begins + tap / 1000, length: TAP })) : tones;
  return {
    clicks: Array.from({ length: count }, (_, nth) => ({ at: nth * beat, strong: nth % pulses === 0 })),
    tones: silent ? [] : played.filter((tone) => tone.at >= 0),
    begins,
    ends,
    beat,
    pulses,
  };
}
