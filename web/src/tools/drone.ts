/** A drone: a steady tone to tune and practice with, alone or with its fifth. */

import type { Note } from '../music/notes';
import { keyOf } from '../music/notes';

export const DRONE_OCTAVES = [2, 3, 4, 5] as const;

const PURE_FIFTH = 3 / 2; // without beats, unlike that of the piano
const PARTIALS = [0, 1, 0.55, 0.38, 0.24, 0.16, 0.1, 0.07, 0.05]; // a soft reed: low notes are heard on a phone, too
const FADE = 0.15; // seconds
const LOUD = 0.16;

/** The frequencies of a drone on a note, with A4 at `a` hertz. */
export function droneHertz(note: Note, a: number, fifth: boolean): number[] {
  const root = a * 2 ** ((keyOf(note) - 69) / 12);
  return fifth ? [root, root * PURE_FIFTH] : [root];
}

export interface Drone {
  /** Change what sounds, gliding quickly. */
  readonly become: (hertz: readonly number[], volume: number) => void;
  readonly end: () => void;
}

/** Begin a drone, silent until it becomes something. */
export function beginDrone(context: AudioContext): Drone {
  const wave = new PeriodicWave(context, { real: PARTIALS.map(() => 0), imag: PARTIALS });
  const out = new GainNode(context, { gain: 0 });
  out.connect(context.destination);
  const tones = [1, 2].map(() => {
    const tone = new OscillatorNode(context, { periodicWave: wave });
    const level = new GainNode(context, { gain: 0 });
    tone.connect(level).connect(out);
    tone.start();
    return { tone, level };
  });
  return {
    become: (hertz, volume) => {
      const now = context.currentTime;
      out.gain.setTargetAtTime(volume * volume * LOUD * 2, now, FADE / 3);
      tones.forEach(({ tone, level }, index) => {
        const pitch = hertz[index];
        if (pitch !== undefined) tone.frequency.setTargetAtTime(pitch, now, 0.01);
        level.gain.setTargetAtTime(pitch === undefined ? 0 : index === 0 ? 1 : 0.6, now, FADE / 3);
      });
    },
    end: () => {
      const now = context.currentTime;
      out.gain.setTargetAtTime(0, now, FADE / 3);
      for (const { tone } of tones) tone.stop(now + 2 * FADE);
    },
  };
}
