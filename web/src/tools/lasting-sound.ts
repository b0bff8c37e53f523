/**
 * The sound of the metronome and the drone, which continues while the screen is locked or another app is in front. Browsers stop the sound
 * of a page then, unless the page plays media as a music player does. So, as long as something sounds,
 *
 * - Safari is told that this is playback (Audio Session), and keeps an audio context running in the background;
 * - a silent recording is played in a loop by an audio element, for browsers that only know players of media; and
 * - the device shows what plays, with a button that stops it (Media Session).
 *
 * docs/tools.md says what that is worth on which device.
 */

const SILENCE = 10; // seconds: browsers show no controls for shorter sounds
const RATE = 8000; // samples a second, of one byte
const HEADER = 44; // bytes
const FADE = 500; // ms for which the last sound may fade

/** Safari has this, and other browsers do not. */
interface WithAudioSession {
  readonly audioSession?: { type: 'auto' | 'playback' };
}

/** What sounds now: each has its title and is stopped by the device's own button. */
interface Sounding {
  readonly title: string;
  readonly stop: () => void;
}

let context: AudioContext | null = null;
let player: HTMLAudioElement | null = null;
const sounding = new Set<Sounding>();

/** Begin a sound of this title. Call it when somebody has pressed a button. Returns where to play it, and a function that ends it. */
export function lastingSound(title: string, stop: () => void): { readonly context: AudioContext; readonly end: () => void } {
  const mine: Sounding = { title, stop };
  sounding.add(mine);
  const shared = context ?? begin();
  tell();
  return {
    context: shared,
    end: () => {
      sounding.delete(mine);
      if (sounding.size === 0) close();
      else tell();
    },
  };
}

function begin(): AudioContext {
  const made = new AudioContext();
  context = made;
  setSession('playback');
  player = new Audio(URL.createObjectURL(silence()));
  player.loop = true;
  player.play().catch(() => undefined); // the sound itself needs no player
  made.onstatechange = wake;
  document.addEventListener('visibilitychange', wake);
  wake();
  return made;
}

/** A call, an alarm or a locked screen may have interrupted the sound. */
function wake(): void {
  if (context && context.state !== 'running') context.resume().catch(() => undefined);
  if (player?.paused) player.play().catch(() => undefined);
}

function close(): void {
  document.removeEventListener('visibilitychange', wake);
  if (player) {
    player.pause();
    URL.revokeObjectURL(player.src);
  }
  player = null;
  const over = context;
  context = null;
  if (over) {
    over.onstatechange = null;
    setTimeout(() => void over.close(), FADE);
  }
  setSession('auto');
  tell();
}

function setSession(type: 'auto' | 'playback'): void {
  const { audioSession } = navigator as WithAudioSession;
  if (audioSession) audioSession.type = type;
}

/** Let the device show what sounds. */
function tell(): void {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  const all = [...sounding];
  mediaSession.metadata = all.length > 0 ? new MediaMetadata({ title: all.map(({ title }) => title).join(' + ') }) : null;
  mediaSession.playbackState = all.length > 0 ? 'playing' : 'none';
  const stop = all.length > 0 ? () => all.forEach((each) => each.stop()) : null;
  for (const action of ['pause', 'stop'] as const) {
    try {
      mediaSession.setActionHandler(action, stop);
    } catch {
      // Some browsers do not have every action.
    }
  }
}

/** A recording of silence as a WAV file. */
function silence(): Blob {
  const samples = SILENCE * RATE;
  const header = new DataView(new ArrayBuffer(HEADER));
  const text = (at: number, word: string): void => [...word].forEach((letter, index) => header.setUint8(at + index, letter.charCodeAt(0)));
  const numbers = [
    [4, HEADER - 8 + samples],
    [16, 16], // bytes of the format
    [24, RATE],
    [28, RATE], // bytes a second
    [40, samples],
  ] as const;
  text(0, 'RIFF');
  text(8, 'WAVEfmt ');
  text(36, 'data');
  for (const [at, number] of numbers) header.setUint32(at, number, true);
  // PCM, one channel, one byte a sample of 8 bits
  [1, 1].forEach((number, index) => header.setUint16(20 + 2 * index, number, true));
  [1, 8].forEach((number, index) => header.setUint16(32 + 2 * index, number, true));
  return new Blob([header, new Uint8Array(samples).fill(128)], { type: 'audio/wav' });
}
