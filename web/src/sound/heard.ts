/** Plays what a question or an answer sounds like. */

import type { Phrase } from '../music/notes';
import type { HeardRhythm } from './rhythm-score';
import { playNotes } from './sounds';

export interface Heard {
  readonly phrase: Phrase;
  readonly apart: number; // seconds between notes
  /** What is heard instead of notes. */
  readonly rhythm?: HeardRhythm;
}

const COMPARING = 1; // seconds between two sounds that are compared

let player: Promise<typeof import('./rhythm-player')> | null = null;

/** Play sounds one after the other; the player of rhythms is loaded with the first one. */
export function playHeard(...all: readonly Heard[]): void {
  const [first, ...others] = all;
  if (!first) return;
  if (first.rhythm) {
    void playRhythms(first.rhythm, ...others.flatMap(({ rhythm }) => rhythm ?? []));
    return;
  }
  let after = 0;
  for (const { phrase, apart } of all) {
    playNotes(phrase, { apart, after });
    after += phrase.length * apart + COMPARING;
  }
}

async function playRhythms(...rhythms: readonly HeardRhythm[]): Promise<void> {
  player ??= import('./rhythm-player');
  const { playRhythms: play } = await player;
  await play(rhythms);
}

/** Stop a rhythm that is still playing. */
export function stopHeard(): void {
  void player?.then(({ stopRhythm }) => stopRhythm());
}
