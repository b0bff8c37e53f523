/** The page's definition of Key's Corners. */

import type { GameView } from '../../match/game-view';
import { each, fromStock } from '../../match/events';
import type { Deck } from '../../music/cards';
import { intervalTo, notesOf, rising, runUp, type Note } from '../../music/notes';
import type { Before } from '../../match/game-events';
import { aboutPlayer, cardText, cardsText } from '../../texts/events';
import { note } from '../../texts/notes';
import { namesOn, textIn } from '../../texts/tell';
import { and, t } from '../../texts/texts.svelte';
import type { CornersTable } from '../../wire';
import Books from './Books.svelte';
import { refusals, scalePicture, spaces } from './refusals';
import { isScaleShown } from './scale-shown';
import { spaceForms } from './spaces';
import Surface from './Surface.svelte';

/** The pile's top note before the event; undefined on an empty space. */
function topOf(deck: Deck, { table }: Before, space: string): Note | undefined {
  const pile = table?.game === 'keys_corners' ? table.piles[space] : undefined;
  return pile && notesOf(deck, pile.cards.slice(-1), pile.names.slice(-1))[0];
}

export const keysCorners = {
  tableText: ({ scale }) => t('keys_corners-scale-notes', { notes: scale.map(note).join(', ') }),
  surface: Surface,
  seatPanel: Books,
  review: async () => ({ middle: (await import('./Review.svelte')).default, seatPanel: Books }),
  aids: isScaleShown,
  events: {
    placed: {
      text: ({ seat, card, source, to, name }, voice) =>
        aboutPlayer(source === 'discard' ? 'keys_corners-placed-from-discard' : 'keys_corners-placed', voice, seat, {
          ...spaceForms('to', [to]),
          cards: namesOn(card) === '' ? t('events-wild-as', { note: note(name) }) : note(name),
        }),
      bubble: ({ name }) => ({ text: note(name), tone: 'said' }),
      journeys: ({ seat, card, source, to }, place) => each([card], source === 'discard' ? 'discard' : place(seat), `space-${to}`),
      // A card sounds after the card it continues.
      notes: ({ card, to, name }, deck, before) => intervalTo(topOf(deck, before, to), notesOf(deck, [card], [name])),
    },
    moved: {
      text: ({ seat, source, to, names }, voice) =>
        aboutPlayer('keys_corners-moved', voice, seat, {
          ...spaceForms('from', [source]),
          ...spaceForms('to', [to]),
          cards: and(names.map(note)),
        }),
      bubble: ({ names }) => ({ text: names.map(note).join(' '), tone: 'said' }),
      journeys: ({ source, to, cards }) => each(cards, `space-${source}`, `space-${to}`),
      notes: ({ cards, names }, deck) => notesOf(deck, cards, names),
    },
    discarded: {
      text: ({ seat, card }, voice) => aboutPlayer('keys_corners-discarded', voice, seat, { cards: cardText(card) }),
      bubble: () => ({ text: t('keys_corners-discards'), tone: 'quiet' }),
      journeys: ({ seat, card }, place) => each([card], place(seat), 'discard'),
      notes: ({ card }, deck) => notesOf(deck, [card], []),
    },
    book: {
      text: ({ seat, space, kind, names, points }, voice) => {
        const book = { ...spaceForms('to', [space]), points };
        if (kind === 'scale') return aboutPlayer('keys_corners-book-scale', voice, seat, book);
        return aboutPlayer('keys_corners-book-stack', voice, seat, { ...book, note: note(names[0] ?? '') });
      },
      bubble: ({ kind, points }) => ({
        text: t(kind === 'scale' ? 'keys_corners-book' : 'keys_corners-book.stack', { points }),
        tone: 'loud',
      }),
      journeys: ({ seat, space, cards }) => each(cards, `space-${space}`, `won-${String(seat)}`),
      // A finished scale is played upward.
      notes: ({ kind, cards, names }, deck) => (kind === 'scale' ? runUp(names) : rising(notesOf(deck, cards, names))),
    },
    'drew-up': {
      text: ({ seat, cards, count }, voice) => aboutPlayer('events-drew', voice, seat, { cards: cardsText(cards, count) }),
      journeys: (event, place) => fromStock(event, place(event.seat)),
      notes: null,
      automatic: true,
    },
  },
  refusals,
  refusalPicture: scalePicture,
  variables: (facts) => ({
    ...spaces(facts, 'gaps'),
    ...spaces(facts, 'from'),
    ...spaces(facts, 'to'),
    source: textIn(facts, 'source') ?? 'hand',
    note: note(textIn(facts, 'note') ?? 'C'),
    card: namesOn(textIn(facts, 'card') ?? ''),
  }),
} satisfies GameView<CornersTable>;
