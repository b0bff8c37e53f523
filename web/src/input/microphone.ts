/** The microphone as a way to answer: what is sung or played becomes a note. */

import { PitchDetector } from 'pitchy';
import { noteOfKey, type Note } from '../music/notes';
import { beHeard, isSounding } from '../sound/player.svelte';
import { listenInRoom } from './audio-capture';
import type { WayState } from '../settings/input-ways';
import { CLEAR, keyOfHertz, loudness, Steady } from './stable-note';

/** What is in the air just now. */
export interface Air {
  readonly loud: number; // 0 to 1
  readonly key: number | null; // as MIDI counts, with fractions; null when there is no clear note
}

export interface MicrophoneEars {
  readonly state: (state: WayState) => void;
  readonly sung: (note: Note) => void;
  readonly air: (air: Air) => void;
}

const EVERY = 30; // milliseconds
const LISTENED = 4096; // so many samples at a time: two waves and more of C2
const ECHO = 250; // milliseconds for which what the page played is still in the room

/** Listen until stopped. Returns how to stop. */
export function listenToMicrophone(ears: MicrophoneEars): () => void {
  const detector = PitchDetector.forFloat32Array(LISTENED);
  const steady = new Steady();
  let sounded = -Infinity;
  const close = listenInRoom({
    samples: LISTENED,
    every: EVERY,
    state: ears.state,
    opened: () => beHeard(true),
    heard: (sound, perSecond) => {
      const time = performance.now();
      if (isSounding()) sounded = time;
      // Who has gone to another page does not mean us.
      if (document.hidden || time - sounded < ECHO) {
        steady.interrupt();
        ears.air({ loud: 0, key: null });
        return;
      }
      const [hertz, clarity] = detector.findPitch(sound, perSecond);
      const loud = loudness(sound);
      const key = steady.hear({ time, key: hertz > 0 ? keyOfHertz(hertz) : 0, clarity, loud });
      ears.air({ loud, key: clarity >= CLEAR ? steady.now : null });
      if (key !== null) ears.sung(noteOfKey(key));
    },
  });
  return () => {
    close();
    beHeard(false);
  };
}
