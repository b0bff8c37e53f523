/** Sentences about what happened at the table, for the viewer, and their parts. */

import type { Notice } from '../wire';
import { alike, hasScale, namesOn, type Voice } from './tell';
import { NONE } from './catalog';
import type { Messages } from './messages';
import { and, t, textOf, type MessageId } from './texts.svelte';

/** The text of a notice about players. */
export function noticeText({ kind, seat, first, second, by }: Notice, voice: Voice): string {
  if (kind === 'away') return aboutPlayer('events-away', voice, seat, {});
  if (kind === 'back') return aboutPlayer('events-back', voice, seat, {});
  if (kind === 'joined') return aboutPlayer('events-joined', voice, seat, {});
  if (kind === 'left') return aboutPlayer('events-left', voice, seat, {});
  if (kind === 'host') return aboutPlayer('events-host', voice, seat, {});
  if (kind === 'closed') return t('room-closed');
  if (kind === 'time-up') return aboutPlayer('events-time-up', voice, seat, {});
  return aboutPlayer('events-race', voice, first, { by: (by ?? 0) / 1000 }, second);
}

/** Who won: "You win". Without winners: the game is over. */
export function winnersText(winners: readonly number[], voice: Voice): string {
  const [winner] = winners;
  if (winner === undefined) return t('table-over');
  if (winners.length === 1) return aboutPlayer('table-wins', voice, winner, {});
  const others = winners.filter((seat) => seat !== voice.viewer);
  const names = and(others.map((seat) => voice.name(seat)));
  return others.length < winners.length ? t('table-share.you', { names }) : t('table-share', { names });
}

/** Messages about a player, with a variant addressed to that player. */
type AboutPlayer = MessageId extends infer Id ? (Id extends `${infer Name}.you` ? Name & keyof Messages : never) : never;

/** A text about the player in `seat`, and a second one in `other`, addressed to the viewer where it is about them. */
export function aboutPlayer<Id extends AboutPlayer>(
  id: Id,
  { viewer, name }: Voice,
  seat: number | null,
  variables: Omit<Messages[Id], 'name' | 'target'>,
  other: number | null = null,
): string {
  const [player = '', target = ''] = [seat, other].map((each) => (each === null ? '' : name(each)));
  const form = viewer === null ? '' : viewer === seat ? '.you' : viewer === other ? '.to-you' : '';
  return textOf(id + form, { ...variables, name: player, target });
}

/** "a wild and two G cards"; "2 cards" where they are hidden from the viewer. */
export function cardsText(codes: readonly string[] | null, hidden = 1, letter = ''): string {
  if (!codes || codes.length === 0) return t('events-unseen', { count: hidden });
  return and(alike(codes, letter).map(({ name, count }) => t('events-cards', { card: name || NONE, count })));
}

export function cardText(code: string | null): string {
  return cardsText(code === null ? null : [code]);
}

/** One card, where it matters which wild it is. */
export function faceText(code: string): string {
  return namesOn(code) || t(hasScale(code) ? 'music-chromatic-scale' : 'events-question-mark');
}

/** That somebody played cards, and what they said. */
export function playedText(voice: Voice, seat: number, cards: string, said: readonly string[]): string {
  return said.length > 0
    ? aboutPlayer('events-played', voice, seat, { cards, said: and(said) })
    : aboutPlayer('events-played-silently', voice, seat, { cards });
}

/** The first card of the discard pile, in words. */
export function starterText(code: string): string {
  const starter = namesOn(code);
  return starter ? t('events-starter', { starter }) : t('events-starter-wild');
}

/** An event that this page does not know, as the server sends it: "Ada: card-played C4". */
export function unknownEventText(event: object, { viewer, name }: Voice): string {
  const { type, seat, ...facts } = event as Record<string, unknown>;
  const what = [type, ...Object.values(facts).flat()].filter((fact) => typeof fact === 'string' || typeof fact === 'number').join(' ');
  if (typeof seat !== 'number') return what;
  return t('common-label', { label: seat === viewer ? t('common-you') : name(seat), text: what });
}
