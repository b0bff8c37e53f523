/** The events that every game can have, and where the page finds how an event is worded and shown. Pure; notes are marked. */

import { aboutPlayer, cardText, cardsText, playedText, starterText, unknownEventText, winnersText } from '../texts/events';
import { saidText, whyText } from '../texts/lessons';
import type { Voice } from '../texts/tell';
import { t } from '../texts/texts.svelte';
import type { Deck } from '../music/cards';
import type { Phrase } from '../music/notes';
import type { Notice, SeenEvent } from '../wire';
import type { Before, Bubble, CommonEventView, EventOf, EventType, EventView, GameEvents, Journey } from './game-events';

/** The most face-down cards shown for one move. */
const MAX_BACKS = 4;

/** The place of a seat's cards, as seen from the seat `me`; null for a spectator. */
function placeOf(seat: number, me: number | null): string {
  return seat === me ? 'hand' : `seat-${String(seat)}`;
}

/** The same way for each of these cards. */
export function each(cards: readonly (string | null)[], from: string, to: string): Journey[] {
  return cards.map((card) => ({ card, from, to }));
}

/** Cards from the stock: face down those that the viewer cannot see. */
export function fromStock({ cards, count }: { readonly cards: readonly string[] | null; readonly count: number }, to: string): Journey[] {
  return each(cards ?? Array<null>(Math.min(count, MAX_BACKS)).fill(null), 'stock', to);
}

/** The cards dealt to the players at the start of a match: your own, and a few backs for everybody else. */
export function deal(me: number | null, hand: readonly string[], counts: readonly number[]): readonly Journey[] {
  const others = counts.flatMap((count, seat) => (seat === me ? [] : fromStock({ cards: null, count }, placeOf(seat, me))));
  return [...others, ...each(hand, 'stock', 'hand')];
}

type Quiet = EventOf<'passed' | 'finished' | 'drew' | 'skipped' | 'undone'>;

const quiet = ({ type }: Quiet): Bubble => ({ text: t(`table-bubble-${type}`), tone: 'quiet' });

const COMMON = {
  dealt: { text: ({ starter }) => [t('events-dealt'), ...(starter === null ? [] : [starterText(starter)])].join(' '), automatic: true },
  turn: { text: ({ seat }, voice) => `${aboutPlayer('table-turn', voice, seat, {})}.`, automatic: true, onTable: true },
  ended: { text: ({ winners, blocked }, voice) => t(blocked ? 'events-blocked' : 'events-ended', { winner: winnersText(winners, voice) }) },
  drew: {
    text: ({ seat, card }, voice) => aboutPlayer('events-drew', voice, seat, { cards: cardText(card) }),
    journeys: ({ seat, card }, place) => each([card], 'stock', place(seat)),
    bubble: quiet,
  },
  finished: { text: ({ seat }, voice) => aboutPlayer('events-finished', voice, seat, {}), bubble: quiet },
  skipped: { text: ({ seat }, voice) => aboutPlayer('events-skipped', voice, seat, {}), bubble: quiet, automatic: true },
  undone: { text: ({ seat }, voice) => aboutPlayer('events-undone', voice, seat, {}), bubble: quiet },
  passed: { text: ({ seat }, voice) => aboutPlayer('events-passed', voice, seat, {}), bubble: quiet },
  misplayed: {
    text: ({ seat, cards, say, code, facts }, voice, { misplays }) => {
      const words = misplays?.said(say) ?? [];
      // Your own mistake is explained; of the others', at the table, what would have been right is enough.
      const short = voice.viewer === null || voice.viewer === seat ? '' : misplays?.inShort?.(code, facts);
      if (short) return `${saidText(words, voice.name(seat))} ${short}`;
      return `${playedText(voice, seat, cardsText(cards), words)} ${whyText(misplays?.faults[code], facts, voice.plain)}`;
    },
    journeys: ({ seat, cards }, place) => each(cards, place(seat), place(seat)).map((journey) => ({ ...journey, by: 'discard' })),
    bubble: ({ say }, { misplays }) => {
      if (!misplays) return null;
      return { text: t('common-asked', { said: misplays.said(say).join(', ') || (misplays.nothingSaid?.() ?? '') }), tone: 'wrong' };
    },
  },
  penalized: {
    text: ({ seat, count, cards }, voice) =>
      count === 0 ? t('events-no-penalty') : aboutPlayer('events-penalized', voice, seat, { cards: cardsText(cards, count) }),
    journeys: (event, place) => fromStock(event, place(event.seat)),
    bubble: ({ count }) => (count === 0 ? null : { text: t('table-bubble-penalized', { count }), tone: 'wrong' }),
    automatic: true,
  },
  called: {
    text: ({ seat, safe }, voice) => aboutPlayer(safe ? 'events-called-safe' : 'events-called', voice, seat, {}),
    bubble: () => ({ text: t('common-do-call'), tone: 'loud' }),
  },
  caught: { text: ({ seat, by }, voice) => aboutPlayer('events-caught', voice, by, {}, seat), automatic: true },
  reshuffled: { text: ({ count }) => t('events-reshuffled', { count }) },
} satisfies { readonly [Type in EventType]?: CommonEventView<EventOf<Type>> };

export type CommonEvent = keyof typeof COMMON;

type AnyView = CommonEventView<SeenEvent> & Partial<Pick<EventView<SeenEvent>, 'notes'>>;

/** How a game shows an event, or any game; undefined for an event that this page does not know. */
export function viewOf({ type }: SeenEvent, { events }: GameEvents): AnyView | undefined {
  const views = Object.hasOwn(events, type) ? events : COMMON;
  return Object.hasOwn(views, type) ? (views as Readonly<Record<string, AnyView>>)[type] : undefined;
}

/** The text of an event. An event that this page has no text for is shown as the server sends it. */
export function eventText(event: SeenEvent, voice: Voice, game: GameEvents): string {
  return viewOf(event, game)?.text(event, voice, game) ?? unknownEventText(event, voice);
}

/** The cards that an event moves, and between which places, as seen from the seat `me`. */
export function journeysOf(event: SeenEvent, me: number | null, game: GameEvents): readonly Journey[] {
  return viewOf(event, game)?.journeys?.(event, (seat) => placeOf(seat, me)) ?? [];
}

/** The notes of an event of a game. */
export function soundOf(event: SeenEvent, game: GameEvents, deck: Deck, before: Before): Phrase {
  return viewOf(event, game)?.notes?.(event, deck, before) ?? [];
}

/** Whether the log has an event. */
export function isInLog(event: SeenEvent | Notice, game: GameEvents): boolean {
  if (event.type === 'notice') return true;
  const view = viewOf(event, game);
  return !view?.onTable && !view?.givesAway?.();
}
