/**
 * Plays sounds at the player's volume. Nothing is created, loaded, or played before the first touch of the page,
 * or while sound is off.
 */

import { untrack } from 'svelte';
import { settings, shownFaces } from '../settings/settings.svelte';
import { makeMixer, type Mixer } from './mixer';
import { noteOfCard, type Note, type Phrase } from '../music/notes';
import { misplayTones, pluckedString, thud, type Voice } from './synth';
import { WALKING, type Timed } from './score';

const SOFT = 0.45;
const RING = 1.7; // seconds
const SHORT_RING = 0.35; // while the microphone listens: the page must fall silent before it can hear
const FADING = 0.3;
const LONGEST_WAIT = 400; // ms for which the first sound waits for the piano
const TRY_AGAIN = 30_000;

interface Studio {
  readonly context: AudioContext;
  readonly mixer: Mixer;
  readonly synth: Voice;
  piano: Voice | null;
  loading: Promise<void>;
  tried: number; // when the piano was last loaded, or failed to load
}

let studio: Studio | null = null;
let listening = false;
let until = 0;

/** Whether the page has been touched, where the browser reports it (Firefox does since version 120). */
const pageWasTouched = (): boolean => (navigator as Partial<Navigator>).userActivation?.hasBeenActive === true;

/**
 * Resume the audio context on every touch, because a phone call or another page may have suspended it; and as soon as sound is switched
 * on, so that the first note finds the piano loaded. For an effect; returns a function that stops it.
 */
export function wakeOnTouch(): () => void {
  const unwatch = $effect.root(() => {
    $effect(() => {
      if (settings.sound && pageWasTouched()) untrack(wake);
    });
  });
  const options = { capture: true, passive: true } as const;
  const touches = ['pointerdown', 'touchend', 'keydown'] as const;
  for (const touch of touches) addEventListener(touch, wake, options);
  return () => {
    unwatch();
    for (const touch of touches) removeEventListener(touch, wake, options);
  };
}

function wake(): void {
  if (!settings.sound) return;
  studio ??= open();
  // Not only "suspended": Safari has another state after a call.
  if (studio.context.state !== 'running') studio.context.resume().catch(() => undefined);
  if (!studio.piano && performance.now() - studio.tried > TRY_AGAIN) studio.loading = load(studio);
}

function open(): Studio {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const mixer = makeMixer(context);
  const opened: Studio = { context, mixer, synth: pluckedString(context, mixer.input), piano: null, loading: Promise.resolve(), tried: 0 };
  opened.loading = load(opened);
  $effect.root(() => {
    $effect(() => mixer.level(settings.sound ? settings.volume : 0));
    $effect(() => {
      if (settings.sound) return;
      const asleep = setTimeout(() => void context.suspend(), 300);
      return () => clearTimeout(asleep);
    });
  });
  return opened;
}

async function load(to: Studio): Promise<void> {
  to.tried = performance.now();
  try {
    const { loadPiano } = await import('./piano');
    to.piano = await loadPiano(to.context, to.mixer.input);
  } catch {
    // Unreachable: the synthesizer plays, and a later touch tries again.
  }
}

/** Play something once an instrument is ready; dropped when the page has not been touched yet. */
export async function whenReady(play: (room: Studio, now: number) => number): Promise<void> {
  if (!studio && pageWasTouched()) wake();
  if (!settings.sound || !studio) return;
  const room = studio;
  const asked = performance.now();
  // A sound about to be played must not be heard as an answer while the piano loads.
  until = Math.max(until, asked + LONGEST_WAIT);
  if (!room.piano) await Promise.race([room.loading, wait(LONGEST_WAIT)]);
  if (room.context.state !== 'running') await Promise.race([room.context.resume().catch(() => undefined), wait(LONGEST_WAIT)]);
  if (room.context.state !== 'running') return;
  const now = room.context.currentTime + 0.01;
  const end = play(room, now);
  until = Math.max(until, performance.now() + (end - now) * 1000);
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Play a phrase from `start`. Returns the time when its last note has faded. */
function sing({ piano, synth }: Studio, phrase: Phrase, start: number, apart: number, loud: number): number {
  const voice = piano ?? synth;
  const ring = listening ? SHORT_RING : RING;
  phrase.forEach((notes, index) => {
    const chord: readonly Note[] = 'hour' in notes ? [notes] : notes;
    for (const note of chord) voice(note, { at: start + index * apart, loud: loud / Math.sqrt(chord.length), ring });
  });
  return start + (phrase.length - 1) * apart + ring + FADING;
}

export interface Manner {
  /** Seconds between notes. */
  readonly apart?: number;
  /** Seconds before the first note. */
  readonly after?: number;
  /** 0 to 1. */
  readonly loud?: number;
}

/** Play notes in sequence; those of an inner list together. */
export function playNotes(phrase: Phrase, { apart = WALKING, after = 0, loud = 1 }: Manner = {}): void {
  if (phrase.length > 0) void whenReady((room, now) => sing(room, phrase, now + after, apart, loud));
}

/** Play a card's note softly, as when it is chosen; nothing for a wild, or when card sounds are off. */
export function soundCard(code: string): void {
  const note = noteOfCard(code);
  if (note && shownFaces().sound) playNotes([note], { loud: SOFT });
}

/** Play the sounds of a server message. */
export function playScore(score: readonly Timed[]): void {
  if (score.length === 0) return;
  void whenReady((room, now) =>
    Math.max(
      ...score.map(({ sound, at }) => {
        if (sound.kind === 'notes') return sing(room, sound.phrase, now + at, sound.apart, 1);
        (sound.kind === 'misplay' ? misplayTones : thud)(room.context, room.mixer.input, now + at);
        return now + at + FADING;
      }),
    ),
  );
}

/** Shorten notes while the microphone listens. */
export function beHeard(on: boolean): void {
  listening = on;
}

/** Whether a sound of this page may still be audible. */
export function isSounding(): boolean {
  return performance.now() < until;
}
