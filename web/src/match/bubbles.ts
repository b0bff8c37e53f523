/** What each player said or did last, for the speech bubbles. */

import { t } from '../texts/texts.svelte';
import type { SeenEvent } from '../wire';
import type { Heard } from './match';

export interface Bubble {
  readonly text: string; // with marked notes
  readonly tone: 'said' | 'wrong' | 'quiet' | 'loud';
  readonly seat?: number; // who says it, if that is not the event's seat
}

/** The bubble of an event that several games share; null when it has none. */
function commonBubble(event: SeenEvent): Bubble | null {
  switch (event.type) {
    case 'passed':
    case 'finished':
    case 'drew':
    case 'skipped':
    case 'undone':
      return { text: t(`table-bubble-${event.type}`), tone: 'quiet' };
    case 'penalized':
      return { text: `+${String(event.count)}`, tone: 'wrong' };
    case 'called':
      return { text: 'Musicards!', tone: 'loud' };
    default:
      return null;
  }
}

export interface LastWord {
  readonly id: number; // the event's id; the greatest is the newest
  readonly bubble: Bubble;
}

/** The last event with a bubble, by seat. A penalty does not hide the word that caused it. */
export function lastWords(heard: readonly Heard[], own: (event: SeenEvent) => Bubble | null): Map<number, LastWord> {
  const last = new Map<number, LastWord>();
  for (const { id, event } of heard) {
    if (event.type === 'notice' || !('seat' in event)) continue;
    const bubble = own(event) ?? commonBubble(event);
    if (!bubble) continue;
    const seat = bubble.seat ?? event.seat;
    const before = last.get(seat);
    const joined = event.type === 'penalized' && before?.bubble.tone === 'wrong';
    last.set(seat, {
      id,
      bubble: joined ? { text: `${before.bubble.text}  ${bubble.text}`, tone: 'wrong' } : bubble,
    });
  }
  return last;
}
