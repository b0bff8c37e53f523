/** What happened at the table, in words for the viewer: a sentence or two for each event and each notice. */

import type { Notice, SeenEvent } from '../wire';
import { note } from './notes';
import { alike, hasScale, namesOn, pitchAt, type Voice } from './tell';
import { NONE } from './catalog';
import type { Messages } from './messages';
import { isFault, saidWords, whyText } from './lessons';
import { spaceForms } from './spaces';
import { and, t, textOf, type MessageId } from './texts.svelte';

type Texts<Seen extends SeenEvent> = {
  readonly [Type in Seen['type']]: (event: Extract<Seen, { type: Type }>, voice: Voice) => string;
};

/** The text of an event. An event that this page has no text for is shown as the server sends it. */
export function eventText(event: SeenEvent, voice: Voice): string {
  if (!Object.hasOwn(EVENTS, event.type)) return otherEventText(event, voice);
  return (EVENTS[event.type] as (event: SeenEvent, voice: Voice) => string)(event, voice);
}

/** The text of a notice about players. */
export function noticeText({ kind, seat, first, second, by }: Notice, voice: Voice): string {
  if (kind === 'away') return aboutPlayer('events-away', voice, seat, {});
  if (kind === 'back') return aboutPlayer('events-back', voice, seat, {});
  if (kind === 'joined') return aboutPlayer('events-joined', voice, seat, {});
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
function cardsText(codes: readonly string[] | null, hidden = 1, letter = ''): string {
  if (!codes || codes.length === 0) return t('events-unseen', { count: hidden });
  return and(alike(codes, letter).map(({ name, count }) => t('events-cards', { card: name || NONE, count })));
}

function cardText(code: string | null): string {
  return cardsText(code === null ? null : [code]);
}

/** One card, where it matters which wild it is. */
function faceText(code: string): string {
  return namesOn(code) || t(hasScale(code) ? 'music-chromatic-scale' : 'events-question-mark');
}

function playedText(voice: Voice, seat: number, cards: string, said: readonly string[]): string {
  return said.length > 0
    ? aboutPlayer('events-played', voice, seat, { cards, said: and(said) })
    : aboutPlayer('events-played-silently', voice, seat, { cards });
}

/** The first card of the discard pile, in words. */
function starterText(code: string): string {
  const starter = namesOn(code);
  return starter ? t('events-starter', { starter }) : t('events-starter-wild');
}

/** "Ada: card-played C4". */
function otherEventText(event: object, { viewer, name }: Voice): string {
  const { type, seat, ...facts } = event as Record<string, unknown>;
  const what = [type, ...Object.values(facts).flat()].filter((fact) => typeof fact === 'string' || typeof fact === 'number').join(' ');
  if (typeof seat !== 'number') return what;
  return t('common-label', { label: seat === viewer ? t('common-you') : name(seat), text: what });
}

const EVENTS: Texts<SeenEvent> = {
  dealt: ({ starter }) => [t('events-dealt'), ...(starter === null ? [] : [starterText(starter)])].join(' '),
  turn: ({ seat }, voice) => `${aboutPlayer('table-turn', voice, seat, {})}.`,
  ended: ({ winners, blocked }, voice) => t(blocked ? 'events-blocked' : 'events-ended', { winner: winnersText(winners, voice) }),
  drew: ({ seat, card }, voice) => aboutPlayer('events-drew', voice, seat, { cards: cardText(card) }),
  'drew-up': ({ seat, cards, count }, voice) => aboutPlayer('events-drew', voice, seat, { cards: cardsText(cards, count) }),
  finished: ({ seat }, voice) => aboutPlayer('events-finished', voice, seat, {}),
  skipped: ({ seat }, voice) => aboutPlayer('events-skipped', voice, seat, {}),
  undone: ({ seat }, voice) => aboutPlayer('events-undone', voice, seat, {}),

  'letter-played': ({ seat, cards, letter }, voice) => {
    const cardSaysIt = cards.length === 1 && cards.every((card) => namesOn(card, letter) === note(letter));
    return playedText(voice, seat, cardsText(cards, 1, letter), cardSaysIt ? [] : [note(letter)]);
  },
  'step-played': ({ seat, cards, step, pitch }, voice) => playedText(voice, seat, cardsText(cards), saidWords({ step, pitch })),
  misplayed: ({ seat, cards, say, code, facts }, voice) =>
    `${playedText(voice, seat, cardsText(cards), saidWords(say))} ${isFault(code) ? whyText(code, facts) : t('lessons-wrong')}`,
  passed: ({ seat }, voice) => aboutPlayer('events-passed', voice, seat, {}),
  penalized: ({ seat, count, cards }, voice) =>
    count === 0 ? t('events-no-penalty') : aboutPlayer('events-penalized', voice, seat, { cards: cardsText(cards, count) }),
  called: ({ seat, safe }, voice) => aboutPlayer(safe ? 'events-called-safe' : 'events-called', voice, seat, {}),
  caught: ({ seat, by }, voice) => aboutPlayer('events-caught', voice, by, {}, seat),
  reshuffled: ({ count }) => t('events-reshuffled', { count }),

  placed: ({ seat, card, source, to, name }, voice) =>
    aboutPlayer(source === 'discard' ? 'events-placed-from-discard' : 'events-placed', voice, seat, {
      ...spaceForms('to', [to]),
      cards: namesOn(card) === '' ? t('events-wild-as', { note: note(name) }) : note(name),
    }),
  moved: ({ seat, source, to, names }, voice) =>
    aboutPlayer('events-moved', voice, seat, { ...spaceForms('from', [source]), ...spaceForms('to', [to]), cards: and(names.map(note)) }),
  discarded: ({ seat, card }, voice) => aboutPlayer('events-discarded', voice, seat, { cards: cardText(card) }),
  book: ({ seat, space, kind, names, points }, voice) => {
    const book = { ...spaceForms('to', [space]), points };
    if (kind === 'scale') return aboutPlayer('events-book-scale', voice, seat, book);
    return aboutPlayer('events-book-stack', voice, seat, { ...book, note: note(names[0] ?? '') });
  },

  asked: ({ seat, of, pitch }, voice) => aboutPlayer('events-asked', voice, seat, { note: note(pitch) }, of),
  given: ({ seat, to, cards }, voice) => aboutPlayer('events-given', voice, seat, { cards: cardsText(cards) }, to),
  fished: ({ seat, hour, card, lucky, drew }, voice) => {
    if (!drew) return aboutPlayer('events-cannot-fish', voice, seat, {});
    if (lucky) return aboutPlayer('events-lucky-catch', voice, seat, { cards: pitchAt(hour) });
    return aboutPlayer('events-fished', voice, seat, { cards: cardText(card) });
  },
  'book-laid': ({ seat, hour }, voice) => aboutPlayer('events-book-laid', voice, seat, { note: pitchAt(hour) }),
  'pair-laid': ({ seat, cards: [card = ''] }, voice) => aboutPlayer('events-pair', voice, seat, { card: faceText(card) }),
  'pair-kept': ({ seat, cards: [card = ''] }, voice) => aboutPlayer('events-pair', voice, seat, { card: faceText(card) }),
  fanned: ({ seat, count }, voice) => aboutPlayer('events-fanned', voice, seat, { cards: cardsText(null, count) }),
  took: ({ seat, of, card }, voice) =>
    aboutPlayer('events-took', voice, seat, { card: card !== null && hasScale(card) ? t('events-old-maid') : cardText(card) }, of),
  'went-out': ({ seat }, voice) => aboutPlayer('events-went-out', voice, seat, {}),
  flipped: ({ seat, card, position }, voice) => aboutPlayer('events-flipped', voice, seat, { place: position + 1, card: faceText(card) }),
  'turned-back': ({ cards: [card = '', other = ''] }) => t('events-turned-back', { card: faceText(card), other: faceText(other) }),
};
