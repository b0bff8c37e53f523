/** The microphone as an input method: recognizes sung or played notes. */

import { PitchDetector } from 'pitchy';
import { noteOfKey, type Note } from '../music/notes';
import { beHeard, isSounding } from '../sound/player.svelte';
import { listenInRoom } from './audio-capture';
import type { WayState } from '../settings/input-ways';
import { CLEAR, keyOfHertz, loudness, Steady } from './stable-note';

/** What the microphone hears now. */
export interface MicrophoneReading {
  readonly loud: number; // 0 to 1
  readonly key: number | null; // MIDI number with fractions; null without a clear note
}

export interface MicrophoneListener {
  readonly state: (state: WayState) => void;
  readonly sung: (note: Note) => void;
  readonly reading: (reading: MicrophoneReading) => void;
}

const EVERY = 30; // milliseconds
const LISTENED = 4096; // samples per frame: at least two periods of C2
const ECHO = 250; // ms for which the page's own sound may still echo in the room

/** Listen until stopped. Returns a function that stops it. */
export function listenToMicrophone(listener: MicrophoneListener): () => void {
  const detector = PitchDetector.forFloat32Array(LISTENED);
  const steady = new Steady();
  let sounded = -Infinity;
  const close = listenInRoom({
    samples: LISTENED,
    every: EVERY,
    state: listener.state,
    opened: () => beHeard(true),
    heard: (sound, perSecond) => {
      const time = performance.now();
      if (isSounding()) sounded = time;
      // A hidden page and the page's own sound do not count.
      if (document.hidden || time - sounded < ECHO) {
        steady.interrupt();
        listener.reading({ loud: 0, key: null });
        return;
      }
      const [hertz, clarity] = detector.findPitch(sound, perSecond);
      const loud = loudness(sound);
      const key = steady.hear({ time, key: hertz > 0 ? keyOfHertz(hertz) : 0, clarity, loud });
      listener.reading({ loud, key: clarity >= CLEAR ? steady.now : null });
      if (key !== null) listener.sung(noteOfKey(key));
    },
  });
  return () => {
    close();
    beHeard(false);
  };
}
