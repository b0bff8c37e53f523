/** The cards of a finale. Pure. */

import { viewOf } from '../match/events';
import type { GameEvents } from '../match/game-events';
import type { Heard } from '../match/match';
import { noteOfCard } from '../music/notes';

const MOST = 8; // cards

/** The note cards that a player played last, in their order; one for each note that was played at once, such as a pair. */
export function lastPlayed(heard: readonly Heard[], seat: number, game: GameEvents): string[] {
  const played = heard.flatMap(({ event }) => {
    if (event.type === 'notice' || !('seat' in event) || event.seat !== seat) return [];
    if (event.type === 'misplayed' || event.type === 'drew' || viewOf(event, game)?.noPlay) return [];
    if ('cards' in event) return oneOfEach(event.cards ?? []);
    return 'card' in event && event.card !== null ? oneOfEach([event.card]) : [];
  });
  return [...new Set(played)].slice(-MOST);
}

/** A card of each note, without wilds. */
function oneOfEach(codes: readonly string[]): string[] {
  const byHour = new Map<number, string>();
  for (const code of codes) {
    const note = noteOfCard(code);
    if (note && !byHour.has(note.hour)) byHour.set(note.hour, code);
  }
  return [...byHour.values()];
}
