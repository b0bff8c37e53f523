/** What a match says: its events, its slip, whose turn it is, who won. In the language chosen, with notes marked. */

import { moreText, saidText, whyText } from '../texts/lessons';
import { refusalText } from '../texts/refusals';
import { isFault, isReason } from '../words/reasons';
import type { Voice } from '../words/tell';
import { words } from '../words/words.svelte';
import type { Room, SeenEvent } from '../wire';
import { ending, type Heard, type Match, type Slip } from './match';

/** What a seat is called: its name, or "Seat 2". */
export function playerName(room: Room | null, seat: number): string {
  return room?.seats[seat]?.name || words().table.seat(seat + 1);
}

/** Speaks to who looks at this page. */
function voiceOf({ room, table }: Match): Voice {
  return { viewer: table?.seat ?? null, name: (seat) => playerName(room, seat) };
}

/** What happened, in a sentence or two. */
export function tell(match: Match, event: Heard['event']): string {
  const voice = voiceOf(match);
  if (event.type === 'notice') return words().notices[event.kind](event, voice);
  return (words().events[event.type] as (event: SeenEvent, voice: Voice) => string)(event, voice);
}

/** An explanation, short; and more of it, '' when there is none. */
export interface Explained {
  readonly text: string;
  readonly more: string;
}

/** Why a play was wrong, or why something is not possible. */
export function explain(match: Match, slip: Slip): Explained {
  if (slip.type === 'refused') {
    const { reason, facts, text } = slip;
    return { text: isReason(reason) ? refusalText(reason, facts, voiceOf(match)) : text, more: '' };
  }
  const { code, facts, say } = slip;
  if (!isFault(code)) return { text: tell(match, slip), more: '' };
  const said = Object.keys(facts).length > 0 ? saidText(say) : '';
  return { text: [said, whyText(code, facts)].filter((part) => part !== '').join(' '), more: moreText(code, facts) };
}

/** Whose turn it is. */
export function turnText({ table, room }: Match): string {
  const say = words().table;
  if (!table) return '';
  if (table.turn === null) return say.over;
  return table.turn === table.seat ? say.yourTurn : say.turnOf(playerName(room, table.turn));
}

/** Who won. */
export function winnerText(match: Match): string {
  const say = words().table;
  const me = match.table?.seat ?? null;
  const winners = ending(match)?.winners ?? [];
  const others = winners.filter((seat) => seat !== me).map((seat) => playerName(match.room, seat));
  if (winners.length > 1) return say.share(others, others.length < winners.length);
  if (winners.length === 0) return say.over;
  const [winner] = others;
  return winner === undefined ? say.youWin : say.wins(winner);
}

/** What a seat is called by who looks: one's own is "You". */
export function calledBy(match: Match, seat: number): string {
  return seat === match.table?.seat ? words().table.you : playerName(match.room, seat);
}
