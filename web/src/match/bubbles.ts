/** What each player said or did last, for the speech bubbles. */

import { viewOf } from './events';
import type { Bubble, GameEvents } from './game-events';
import type { Heard } from './match';

export interface LastWord {
  readonly id: number; // the event's id; the greatest is the newest
  readonly bubble: Bubble;
}

/** The last event with a bubble, by seat. A penalty does not hide the word that caused it. */
export function lastWords(heard: readonly Heard[], game: GameEvents): Map<number, LastWord> {
  const last = new Map<number, LastWord>();
  for (const { id, event } of heard) {
    if (event.type === 'notice' || !('seat' in event)) continue;
    const bubble = viewOf(event, game)?.bubble?.(event, game);
    if (!bubble) continue;
    const seat = bubble.seat ?? event.seat;
    const before = last.get(seat);
    const joined = event.type === 'penalized' && before?.bubble.tone === 'wrong';
    last.set(seat, {
      id,
      bubble: joined ? { text: `${before.bubble.text} ${bubble.text}`, tone: 'wrong' } : bubble,
    });
  }
  return last;
}
