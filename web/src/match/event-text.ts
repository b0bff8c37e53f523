/** The texts of a match: its events, explanations, whose turn it is, who won. In the chosen language, with marked notes. */

import { cardOf, type Deck } from '../music/cards';
import { describeCard } from '../naming/naming.svelte';
import { noticeText, aboutPlayer, winnersText } from '../texts/events';
import { helpTexts, taskText, type VariablesOf } from '../texts/help';
import { moreText, saidText, whyText } from '../texts/lessons';
import { refusalText } from '../texts/refusals';
import { t } from '../texts/texts.svelte';
import type { Voice } from '../texts/tell';
import type { Help, Room } from '../wire';
import { eventText } from './events';
import {
  cameByItself,
  ending,
  isNewTurnAfter,
  isPassing,
  misplaysInTurn,
  penaltiesFor,
  type Heard,
  type Match,
  type Mistake,
} from './match';

/** The name of a seat: the player's name, or "Seat 2". */
export function playerName(room: Room | null, seat: number): string {
  return room?.seats[seat]?.name || t('common-seat', { number: seat + 1 });
}

/** The names that texts use, and the viewer's seat, addressed as "you". */
function voiceOf({ room, table, due }: Match, names: readonly string[] = []): Voice {
  return { viewer: table?.seat ?? null, name: (seat) => names[seat] || playerName(room, seat), plain: due !== null };
}

const variablesOf = ({ game }: Match): VariablesOf => game.variables ?? (() => ({}));

/**
 * What happened, in a sentence or two, and after a play how many cards are left: whatever their number, or where somebody else has one,
 * who may have forgotten to call.
 */
export function tell(match: Match, event: Heard['event'], countAll = false): string {
  const voice = voiceOf(match, match.heard.find((each) => each.event === event)?.names);
  if (event.type === 'notice') return noticeText(event, voice);
  const text = eventText(event, voice, match.game);
  if (!('left' in event)) return text;
  const isCounted = countAll || (event.left === 1 && event.seat !== match.table?.seat);
  return isCounted ? `${text} ${t('table-cards-left', { count: event.left })}` : text;
}

/** What happened last, of the lines of a log, newest first: a penalty comes with the play that caused it. */
export function tellNewest(match: Match, lines: readonly Heard[]): string {
  const [last, before] = lines.map(({ event }) => event);
  if (!last) return '';
  const penalty = last.type === 'penalized' && before?.type === 'misplayed' && before.seat === last.seat;
  return penalty ? `${tell(match, before)} ${tell(match, last)}` : tell(match, last);
}

/** An explanation in short, and in detail; '' when there is nothing to add. */
export interface Explained {
  readonly text: string;
  readonly more: string;
}

/**
 * Explain why a play was wrong, or why something is not possible. `hasRule`: the wrong rule behind it follows, so that nothing is said
 * twice.
 */
export function explain(match: Match, mistake: Mistake, hasRule = false): Explained {
  const voice = voiceOf(match);
  if (mistake.type === 'refused') return { text: refusalText(mistake, voice, match.game.variables), more: '' };
  const { code, facts, say } = mistake;
  const { misplays } = match.game;
  const fault = misplays?.faults[code];
  if (!fault) return { text: tell(match, mistake), more: '' };
  const said = Object.keys(facts).length > 0 ? saidText(misplays.said(say)) : '';
  const why = hasRule && misplays.rulesSayAll ? '' : whyText(fault, facts, voice.plain);
  return { text: `${said} ${why}`.trim(), more: moreText(fault, facts, voice.plain) };
}

/** What a mistake cost the viewer, and whose turn it is now; help that comes with it, or First steps, say how to continue. */
export function costText(match: Match, mistake: Mistake): string {
  const { table } = match;
  if (!table || table.turn === null) return '';
  if (mistake.type === 'refused' && (table.turn !== table.seat || mistake.reason === 'too-long' || isPassing(mistake))) return '';
  const cost = penaltiesFor(match, mistake).map((event) => tell(match, event));
  if (cameByItself(match) && match.help) return cost.join(' ');
  const otherwise = match.game.misplays?.otherwise;
  if (mistake.type === 'misplayed' && otherwise && misplaysInTurn(match) > 1) cost.push(otherwise());
  if (mistake.type === 'refused') cost.push(t('table-cost-nothing'));
  if (match.due || isNewTurnAfter(match, mistake)) return cost.join(' ');
  const lost = mistake.type === 'misplayed' && table.turn !== table.seat;
  const ended = (lost && match.game.misplays?.endsTurn?.(match.room?.options ?? {})) || '';
  return [ended, ...cost, aboutPlayer('table-turn-now', voiceOf(match), table.turn, {})].filter((each) => each !== '').join(' ');
}

/** The latest steps of help, a sentence or two each; help that came by itself first says where to look. */
export function helpWords(match: Match, help: Help): string[] {
  const texts = helpTexts(match.table?.game ?? '', help, voiceOf(match), variablesOf(match));
  const tip = tipText(match);
  return tip === '' ? texts : [tip, ...texts.slice(0, -1)];
}

/** Where to look, if help came by itself, else ''. It does not count what went wrong: that would only be a reproach. */
export function tipText(match: Match): string {
  const action = match.help?.action;
  if (!action || !cameByItself(match)) return '';
  return t('table-tip', { cards: [action['cards'] ?? action['card'] ?? []].flat().length });
}

/** What the viewer has to do or may do now; '' if it is not their turn. */
export function promptText(match: Match): string {
  const { table, task } = match;
  return table && task ? taskText(table.game, task, voiceOf(match), variablesOf(match)) : '';
}

/** Whose turn it is. */
export function turnText(match: Match): string {
  if (!match.table) return '';
  return match.table.turn === null ? t('table-over') : aboutPlayer('table-turn', voiceOf(match), match.table.turn, {});
}

/** Who won. */
export function winnerText(match: Match, winners = ending(match)?.winners ?? []): string {
  return winnersText(winners, voiceOf(match));
}

/** What the viewer calls a seat; your own is "You". */
export function calledBy(match: Match, seat: number): string {
  return seat === match.table?.seat ? t('common-you') : playerName(match.room, seat);
}

/** The discard pile in words: how many cards it has, and its top card. */
export function discardPileText(deck: Deck, top: string | undefined, count: number): string {
  return top === undefined ? t('table-discard-pile.empty') : t('table-discard-pile', { count, top: describeCard(cardOf(deck, top)) });
}
