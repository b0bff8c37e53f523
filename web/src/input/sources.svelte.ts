/** Opens the input methods that are switched on while a component needs them, and tracks the state of each. */

import { settings } from '../settings/settings.svelte';
import { keyOf } from '../music/notes';
import { naming } from '../naming/naming.svelte';
import { need } from '../texts/texts.svelte';
import { answer, forgetHeard } from './answers.svelte';
import type { MicrophoneReading } from './microphone';
import { OFF, type Way, type WayState } from '../settings/input-ways';

const QUIET: MicrophoneReading = { loud: 0, key: null };

const states = $state<Record<Way, WayState>>({ midi: OFF, microphone: OFF, speech: OFF });
let reading = $state.raw<MicrophoneReading>(QUIET);
let held: readonly number[] = [];

/** The keys held down on MIDI keyboards, as MIDI numbers. */
export function heldKeys(): readonly number[] {
  return held;
}

/** The state of an input method; reactive. */
export function stateOf(way: Way): WayState {
  return states[way];
}

/** What the microphone hears now; reactive. */
export function microphoneReading(): MicrophoneReading {
  return reading;
}

/** Listen with an input method until stopped; its code is loaded on first use. */
function open(way: Way, load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | null = null;
  let closed = false;
  states[way] = { kind: 'asking' };
  load()
    .then((begin) => {
      if (!closed) stop = begin();
    })
    .catch(() => {
      if (!closed) states[way] = { kind: 'unsupported' }; // its code could not be loaded
    });
  return () => {
    closed = true;
    stop?.();
    states[way] = OFF;
  };
}

function state(way: Way): (now: WayState) => void {
  return (now) => (states[way] = now);
}

/** Keep the input methods open that the player has switched on. Call it while a component is created; they close with it. */
export function useInputWays(): void {
  $effect(() => {
    if (!settings.midi) return;
    return open('midi', async () => {
      const { listenToMidi } = await import('./midi');
      return () =>
        listenToMidi({
          state: state('midi'),
          played: (note) => {
            held = [...held.filter((key) => key !== keyOf(note)), keyOf(note)];
            answer({ kind: 'pitch', way: 'midi', ...note });
          },
          released: (note) => (held = held.filter((key) => key !== keyOf(note))),
        });
    });
  });
  $effect(() => {
    if (!settings.microphone) return;
    return open('microphone', async () => {
      const { listenToMicrophone } = await import('./microphone');
      return () =>
        listenToMicrophone({
          state: state('microphone'),
          sung: (note) => answer({ kind: 'pitch', way: 'microphone', ...note }),
          reading: (now) => (reading = now),
        });
    });
  });
  $effect(() => {
    if (!settings.speech) return;
    const { language } = settings;
    const names = naming();
    return open('speech', async () => {
      const [{ listenToSpeech }, { readSpoken }] = await Promise.all([import('./speech'), import('./spoken-words'), need('speech')]);
      return () =>
        listenToSpeech(language, {
          state: state('speech'),
          said: (guesses) => {
            const spoken = guesses.map((guess) => readSpoken(guess, names)).find((each) => each !== null);
            if (spoken) answer({ way: 'speech', ...spoken });
          },
        });
    });
  });
  $effect(() => () => {
    reading = QUIET;
    held = [];
    forgetHeard();
  });
}
