/** The recorded notes, and the choice of a recording for each note. Pure. */

import { keyOf, type Note } from '../music/notes';

/** The names that `scripts/samples.py` uses; two per octave. */
export const SAMPLES = ['Fs2', 'C3', 'Fs3', 'C4', 'Fs4', 'C5', 'Fs5', 'C6', 'Fs6', 'C7'] as const;
export type Sample = (typeof SAMPLES)[number];

function keyOfSample(sample: Sample): number {
  return keyOf({ hour: sample.startsWith('F') ? 6 : 12, octave: Number(sample.at(-1)) });
}

export interface Bent {
  readonly sample: Sample;
  readonly rate: number; // playback rate
}

/** The nearest of the loaded samples and its playback rate; null when none is loaded. */
export function nearestSample(note: Note, there: readonly Sample[]): Bent | null {
  const off = (sample: Sample): number => keyOf(note) - keyOfSample(sample);
  const [sample] = there.toSorted((one, other) => Math.abs(off(one)) - Math.abs(off(other)));
  return sample ? { sample, rate: 2 ** (off(sample) / 12) } : null;
}

/** The index of the hammer stroke in a recording, a little early; some decoders put silence before it. */
export function strokeAt(sound: Float32Array, perSecond: number): number {
  let loudest = 0;
  for (const each of sound) loudest = Math.max(loudest, Math.abs(each));
  const struck = sound.findIndex((each) => Math.abs(each) > loudest * 0.02);
  return Math.max(0, struck - Math.round(perSecond * 0.003));
}
