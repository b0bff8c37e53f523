/**
 * The player, loaded a moment after the page, which does without: by the first touch it is there. What is to be played before that is
 * played when it has come.
 */

import type { Phrase } from '../music/notes';
import type { Manner } from './player.svelte';
import type { Timed } from './score';

const SOON = 1500; // ms
const TOUCHES = ['pointerdown', 'keydown'] as const;

type Player = typeof import('./player.svelte');

function withPlayer(use: (player: Player) => void): void {
  import('./player.svelte').then(use, () => undefined); // unreachable: silent
}

/** See `player.svelte`. For an effect; returns a function that stops it. */
export function wakeOnTouch(): () => void {
  let stop: (() => void) | null = null;
  let over = false;
  const begin = (): void => {
    quiet();
    withPlayer((player) => {
      if (!over) stop = player.wakeOnTouch();
    });
  };
  const timer = setTimeout(begin, SOON);
  const quiet = (): void => {
    clearTimeout(timer);
    for (const touch of TOUCHES) removeEventListener(touch, begin, true);
  };
  for (const touch of TOUCHES) addEventListener(touch, begin, true);
  return () => {
    over = true;
    quiet();
    stop?.();
  };
}

/** Play notes in sequence; those of an inner list together. */
export function playNotes(phrase: Phrase, manner?: Manner): void {
  withPlayer((player) => player.playNotes(phrase, manner));
}

/** Play a card's note softly, as when it is chosen; nothing for a wild, or when card sounds are off. */
export function soundCard(code: string): void {
  withPlayer((player) => player.soundCard(code));
}

/** Play the sounds of a server message. */
export function playScore(score: readonly Timed[]): void {
  if (score.length > 0) withPlayer((player) => player.playScore(score));
}
