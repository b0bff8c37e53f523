/** What happened at the table, told to whoever looks: a sentence or two for each event and each notice. */

import type { Notice, SeenEvent } from '../wire';
import { note } from '../words/notes';
import { alike, hasScale, namesOn, pitchAt, type Voice } from '../words/tell';
import { NONE } from './catalog';
import { saidWords, whyText } from './lessons';
import { spaceForms } from './spaces';
import { and, t } from './texts.svelte';

type Texts<Told extends SeenEvent> = {
  readonly [Type in Told['type']]: (event: Extract<Told, { type: Type }>, voice: Voice) => string;
};

/** What happened, as a text. */
export function eventText(event: SeenEvent, voice: Voice): string {
  return (EVENTS[event.type] as (event: SeenEvent, voice: Voice) => string)(event, voice);
}

/** What the server tells about players. */
export function noticeText({ kind, seat, first, second, by }: Notice, voice: Voice): string {
  if (kind !== 'race') return t(`events-${kind}`, who(voice, seat));
  const players = { ...who(voice, first), ...whom(voice, second) };
  return by ? t('events-race', { ...players, by: by / 1000 }) : t('events-race.brief', players);
}

/** Who won: "You win". No winners: the game is over. */
export function winnersText(winners: readonly number[], voice: Voice): string {
  const [winner] = winners;
  if (winner === undefined) return t('table-over');
  if (winners.length === 1) return t('table-wins', who(voice, winner));
  const others = winners.filter((seat) => seat !== voice.viewer);
  return t('table-share', { who: others.length < winners.length ? 'you' : 'other', names: and(others.map(voice.name)) });
}

/** The variables for a player who does something. */
export function who({ viewer, name }: Voice, seat: number | null): { readonly who: 'you' | 'other'; readonly name: string } {
  return { who: seat === viewer ? 'you' : 'other', name: seat === null ? '' : name(seat) };
}

/** The variables for a second player. */
function whom(voice: Voice, seat: number | null): { readonly whom: 'you' | 'other'; readonly target: string } {
  const { who: whom, name: target } = who(voice, seat);
  return { whom, target };
}

/** "a wild and two G cards"; "2 cards" where they are hidden from the viewer. */
function cardsText(codes: readonly string[] | null, hidden = 1, letter = ''): string {
  if (!codes || codes.length === 0) return t('events-unseen', { count: hidden });
  return and(alike(codes, letter).map(({ name, count }) => t('events-cards', { card: name || NONE, count })));
}

/** One card where it matters which wild it is. */
function faceText(code: string): string {
  return namesOn(code) || t(hasScale(code) ? 'events-chromatic-scale' : 'events-question-mark');
}

function playedText(voice: Voice, seat: number, cards: string, said: readonly string[]): string {
  const variables = { ...who(voice, seat), cards };
  return said.length > 0 ? t('events-played', { ...variables, said: and(said) }) : t('events-played.brief', variables);
}

const EVENTS: Texts<SeenEvent> = {
  dealt: ({ starter }) => t('events-dealt', { starter: starter === null ? NONE : namesOn(starter) || 'wild' }),
  turn: ({ seat }, voice) => `${t('table-turn', who(voice, seat))}.`,
  ended: ({ winners, blocked }, voice) => t('events-ended', { blocked: blocked ? 'yes' : 'no', winner: winnersText(winners, voice) }),
  drew: ({ seat, card }, voice) => t('events-drew', { ...who(voice, seat), cards: cardsText(card === null ? null : [card]) }),
  'drew-up': ({ seat, cards, count }, voice) => t('events-drew', { ...who(voice, seat), cards: cardsText(cards, count) }),
  finished: ({ seat }, voice) => t('events-finished', who(voice, seat)),
  skipped: ({ seat }, voice) => t('events-skipped', who(voice, seat)),
  undone: ({ seat }, voice) => t('events-undone', who(voice, seat)),

  'letter-played': ({ seat, cards, letter }, voice) => {
    const played = cardsText(cards, 1, letter);
    return playedText(voice, seat, played, played === note(letter) ? [] : [note(letter)]);
  },
  'step-played': ({ seat, cards, step, pitch }, voice) => playedText(voice, seat, cardsText(cards), saidWords({ step, pitch })),
  misplayed: ({ seat, cards, say, code, facts }, voice) =>
    `${playedText(voice, seat, cardsText(cards), saidWords(say))} ${whyText(code, facts)}`,
  passed: ({ seat }, voice) => t('events-passed', who(voice, seat)),
  penalized: ({ seat, count, cards }, voice) =>
    count === 0 ? t('events-penalized.empty') : t('events-penalized', { ...who(voice, seat), cards: cardsText(cards, count) }),
  called: ({ seat, safe }, voice) => t(safe ? 'events-called.safe' : 'events-called', who(voice, seat)),
  caught: ({ seat, by }, voice) => t('events-caught', { ...who(voice, by), ...whom(voice, seat) }),
  reshuffled: ({ count }) => t('events-reshuffled', { count }),

  placed: ({ seat, card, source, to, name }, voice) =>
    t(source === 'discard' ? 'events-placed.discard' : 'events-placed', {
      ...who(voice, seat),
      ...spaceForms('to', [to]),
      cards: namesOn(card) === '' ? t('events-wild-as', { note: note(name) }) : note(name),
    }),
  moved: ({ seat, source, to, names }, voice) =>
    t('events-moved', { ...who(voice, seat), ...spaceForms('from', [source]), ...spaceForms('to', [to]), cards: and(names.map(note)) }),
  discarded: ({ seat, card }, voice) => t('events-discarded', { ...who(voice, seat), cards: cardsText([card]) }),
  book: ({ seat, space, kind, names, points }, voice) =>
    t('events-book', { ...who(voice, seat), ...spaceForms('to', [space]), kind, note: note(names[0] ?? ''), points }),

  asked: ({ seat, of, pitch }, voice) => t('events-asked', { ...who(voice, seat), ...whom(voice, of), note: note(pitch) }),
  given: ({ seat, to, cards }, voice) => t('events-given', { ...who(voice, seat), ...whom(voice, to), cards: cardsText(cards) }),
  fished: ({ seat, hour, card, lucky, drew }, voice) => {
    if (!drew) return t('events-fished.empty', who(voice, seat));
    if (lucky) return t('events-fished.lucky', { ...who(voice, seat), cards: pitchAt(hour) });
    return t('events-fished', { ...who(voice, seat), cards: cardsText(card === null ? null : [card]) });
  },
  'book-laid': ({ seat, hour }, voice) => t('events-book-laid', { ...who(voice, seat), note: pitchAt(hour) }),
  'pair-laid': ({ seat, cards: [card = ''] }, voice) => t('events-pair', { ...who(voice, seat), card: faceText(card) }),
  'pair-kept': ({ seat, cards: [card = ''] }, voice) => t('events-pair', { ...who(voice, seat), card: faceText(card) }),
  fanned: ({ seat, count }, voice) => t('events-fanned', { ...who(voice, seat), cards: cardsText(null, count) }),
  took: ({ seat, of, card }, voice) =>
    t('events-took', {
      ...who(voice, seat),
      ...whom(voice, of),
      card: card !== null && hasScale(card) ? t('events-old-maid') : cardsText(card === null ? null : [card]),
    }),
  'went-out': ({ seat }, voice) => t('events-went-out', who(voice, seat)),
  flipped: ({ seat, card, position }, voice) => t('events-flipped', { ...who(voice, seat), place: position + 1, card: faceText(card) }),
  'turned-back': ({ cards: [card = '', other = ''] }) => t('events-turned-back', { card: faceText(card), other: faceText(other) }),
};
