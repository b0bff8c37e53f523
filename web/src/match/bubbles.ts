/** What each player said or did last, for the speech bubbles. */

import { viewOf } from './events';
import type { Bubble, GameEvents } from './game-events';
import type { Heard } from './match';

export interface LastWord {
  readonly id: number; // the event's id; the greatest is the newest
  readonly bubble: Bubble;
}

/**
 * The last event with a bubble, by seat. What is loud, such as points, is not replaced by something quiet that the same player does right
 * after it: it would be gone before anybody has read it. A penalty takes the place of the wrong word, which the log has: both are
 * too long for a phone.
 */
export function lastWords(heard: readonly Heard[], game: GameEvents): Map<number, LastWord> {
  const last = new Map<number, LastWord>();
  let speaker: number | null = null;
  for (const { id, event } of heard) {
    if (event.type === 'notice' || !('seat' in event)) continue;
    const bubble = viewOf(event, game)?.bubble?.(event, game);
    if (!bubble) continue;
    const seat = bubble.seat ?? event.seat;
    const isDrowned = seat === speaker && bubble.tone === 'quiet' && last.get(seat)?.bubble.tone === 'loud';
    if (!isDrowned) last.set(seat, { id, bubble });
    speaker = seat;
  }
  return last;
}
