/** Which recorded notes there are, and which one a note is played from. Pure. */

import { keyOf, type Note } from '../music/notes';

/** As `scripts/samples.py` names them; two in an octave. */
export const SAMPLES = ['Fs2', 'C3', 'Fs3', 'C4', 'Fs4', 'C5', 'Fs5', 'C6', 'Fs6', 'C7'] as const;
export type Sample = (typeof SAMPLES)[number];

function keyOfSample(sample: Sample): number {
  return keyOf({ hour: sample.startsWith('F') ? 6 : 12, octave: Number(sample.at(-1)) });
}

export interface Bent {
  readonly sample: Sample;
  readonly rate: number; // how much faster it is played
}

/** The nearest of the samples that are there, and how far it has to be bent; null when there is none. */
export function nearestSample(note: Note, there: readonly Sample[]): Bent | null {
  const off = (sample: Sample): number => keyOf(note) - keyOfSample(sample);
  const [sample] = there.toSorted((one, other) => Math.abs(off(one)) - Math.abs(off(other)));
  return sample ? { sample, rate: 2 ** (off(sample) / 12) } : null;
}

/** In a recording, where the hammer strikes: some decoders leave silence before it. In samples, a little early. */
export function strokeAt(sound: Float32Array, perSecond: number): number {
  let loudest = 0;
  for (const each of sound) loudest = Math.max(loudest, Math.abs(each));
  const struck = sound.findIndex((each) => Math.abs(each) > loudest * 0.02);
  return Math.max(0, struck - Math.round(perSecond * 0.003));
}
