/**
 * The microphone: what is sung or played becomes a note. All of it happens in this page; nothing is recorded, kept or sent. Asks
 * the browser for leave when it begins.
 */

import { PitchDetector } from 'pitchy';
import { noteOfKey, type Note } from '../sound/notes';
import { beHeard, isSounding } from '../sound/player.svelte';
import type { WayState } from './states';
import { CLEAR, keyOfHertz, loudness, Steady } from './steady';

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
  let stream: MediaStream | null = null;
  let context: AudioContext | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;

  function stop(): void {
    stopped = true;
    clearInterval(timer);
    beHeard(false);
    for (const track of stream?.getTracks() ?? []) track.stop();
    removeEventListener('pointerdown', wake, true);
    void context?.close();
    context = null;
  }

  function wake(): void {
    context?.resume().catch(() => undefined);
  }

  async function begin(): Promise<void> {
    // Without a secure connection there is none.
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices) {
      ears.state({ kind: 'unsupported' });
      return;
    }
    ears.state({ kind: 'asking' });
    try {
      // What helps a conversation distorts a note.
      const given = await devices.getUserMedia({ audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } });
      stream = given;
      if (stopped) stop();
      else listen(given);
    } catch (error) {
      if (!stopped) ears.state({ kind: error instanceof DOMException && error.name === 'NotFoundError' ? 'none' : 'refused' });
    }
  }

  function listen(given: MediaStream): void {
    const room = new AudioContext();
    context = room;
    const analyser = room.createAnalyser();
    analyser.fftSize = LISTENED;
    room.createMediaStreamSource(given).connect(analyser);
    const detector = PitchDetector.forFloat32Array(LISTENED);
    const sound = new Float32Array(LISTENED);
    const steady = new Steady();
    let sounded = -Infinity;

    const report = (): void => ears.state({ kind: room.state === 'running' ? 'on' : 'asleep' });
    room.onstatechange = () => {
      if (!stopped) report();
    };
    given.getAudioTracks()[0]?.addEventListener('ended', () => {
      if (!stopped) ears.state({ kind: 'none' });
    });
    addEventListener('pointerdown', wake, true);
    wake();
    report();
    beHeard(true);

    timer = setInterval(() => {
      if (room.state !== 'running') return;
      const time = performance.now();
      if (isSounding()) sounded = time;
      // Who has gone to another page does not mean us.
      if (document.hidden || time - sounded < ECHO) {
        steady.interrupt();
        ears.air({ loud: 0, key: null });
        return;
      }
      analyser.getFloatTimeDomainData(sound);
      const [hertz, clarity] = detector.findPitch(sound, room.sampleRate);
      const loud = loudness(sound);
      const key = steady.hear({ time, key: hertz > 0 ? keyOfHertz(hertz) : 0, clarity, loud });
      ears.air({ loud, key: clarity >= CLEAR ? steady.now : null });
      if (key !== null) ears.sung(noteOfKey(key));
    }, EVERY);
  }

  void begin();
  return stop;
}
