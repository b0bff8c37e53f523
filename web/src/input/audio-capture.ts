/**
 * Captures sound from the microphone. Everything is processed in this page; nothing is recorded, stored, or sent. The browser
 * asks for permission at the start.
 */

import type { WayState } from '../settings/input-ways';

export interface Listener {
  /** Number of samples per frame; a power of 2. */
  readonly samples: number;
  /** Milliseconds between frames. */
  readonly every: number;
  readonly state: (state: WayState) => void;
  readonly heard: (sound: Float32Array, perSecond: number) => void;
  /** Called when the microphone is open. */
  readonly opened?: () => void;
}

/** What lets a browser start listening: it waits for the person to do something on the page. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Capture sound until stopped. Returns a function that stops it. */
export function listenInRoom({ samples, every, state, heard, opened }: Listener): () => void {
  let stream: MediaStream | null = null;
  let context: AudioContext | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopped = false;

  function stop(): void {
    stopped = true;
    clearInterval(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
    for (const each of TOUCHES) removeEventListener(each, wake, true);
    void context?.close();
    context = null;
  }

  function wake(): void {
    context?.resume().catch(() => undefined);
  }

  async function begin(): Promise<void> {
    const devices = navigator.mediaDevices as MediaDevices | undefined; // browsers hide it on insecure connections
    if (!devices) {
      state({ kind: 'unsupported' });
      return;
    }
    state({ kind: 'asking' });
    try {
      // Processing that helps conversations distorts notes.
      const given = await devices.getUserMedia({ audio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false } });
      stream = given;
      if (stopped) stop();
      else listen(given);
    } catch (error) {
      if (!stopped) state({ kind: error instanceof DOMException && error.name === 'NotFoundError' ? 'none' : 'refused' });
    }
  }

  function listen(given: MediaStream): void {
    const room = new AudioContext();
    context = room;
    const analyser = room.createAnalyser();
    analyser.fftSize = samples;
    room.createMediaStreamSource(given).connect(analyser);
    const sound = new Float32Array(samples);

    const report = (): void => state({ kind: room.state === 'running' ? 'on' : 'asleep' });
    room.onstatechange = () => {
      if (!stopped) report();
    };
    given.getAudioTracks()[0]?.addEventListener('ended', () => {
      if (!stopped) state({ kind: 'none' });
    });
    for (const each of TOUCHES) addEventListener(each, wake, true);
    wake();
    report();
    opened?.();

    timer = setInterval(() => {
      if (room.state !== 'running') return;
      analyser.getFloatTimeDomainData(sound);
      heard(sound, room.sampleRate);
    }, every);
  }

  void begin();
  return stop;
}
