/** The page's definition of Key's Corners. */

import type { GameView } from '../../match/game-view';
import { each, fromStock } from '../../match/events';
import type { Deck } from '../../music/cards';
import { pictureOfScale } from '../../lesson/picture';
import { intervalTo, notesOf, rising, runUp, type Note } from '../../music/notes';
import type { Before } from '../../match/game-events';
import { aboutPlayer, cardText, cardsText } from '../../texts/events';
import type { Variables } from '../../texts/catalog';
import { note } from '../../texts/notes';
import { namesOn, numberIn, textIn, textsIn, type Facts } from '../../texts/tell';
import { and, t } from '../../texts/texts.svelte';
import type { CornersTable } from '../../wire';
import Books from './Books.svelte';
import { isScaleShown } from './scale-shown';
import { spaceForms } from './spaces';
import Surface from './Surface.svelte';

/** The pile's top note before the event; undefined on an empty space. */
function topOf(deck: Deck, { table }: Before, space: string): Note | undefined {
  const pile = table?.game === 'keys_corners' ? table.piles[space] : undefined;
  return pile && notesOf(deck, pile.cards.slice(-1), pile.names.slice(-1))[0];
}

/** A card by the name it was placed under, with an article in languages that need one. */
function oneCard(name: string): string {
  return t('events-cards', { card: note(name), count: 1 });
}

/** The cards of a pile by the names they were placed under, as many as there are of each. */
function pileText(names: readonly string[]): string {
  const counts = [...new Set(names)].map((name) => ({ name, count: names.filter((each) => each === name).length }));
  return and(counts.map(({ name, count }) => t('events-cards', { card: note(name), count })));
}

/** What a pile needs: the next note of the scale, its tonic, or the same note again. */
function neededBy(facts: Facts): 'first' | 'next' | 'stack' {
  if (!numberIn(facts, 'wants_degree')) return 'stack';
  return textIn(facts, 'top') ? 'next' : 'first';
}

/** Without what the facts do not say, such as what would be right: the text is then brief. */
function variables(facts: Facts): Variables {
  const number = (name: string): number => numberIn(facts, name) ?? 0;
  const named = (name: string): string | undefined => {
    const found = textIn(facts, name);
    return found === null ? undefined : note(found);
  };
  const spaces = (name: string): Variables => {
    const codes = [textIn(facts, name) ?? [], textsIn(facts, name)].flat();
    return codes.length > 0 ? spaceForms(name, codes) : {};
  };
  return {
    ...spaces('gaps'),
    ...spaces('from'),
    ...spaces('to'),
    source: textIn(facts, 'source') ?? 'hand',
    kept: textIn(facts, 'kept') ?? 'none',
    note: named('note') ?? named('name'),
    what: textIn(facts, 'as') === null ? 'note' : 'wild',
    moved: pileText(textsIn(facts, 'names')),
    top: named('top'),
    wants: named('wants'),
    place: neededBy(facts),
    card: namesOn(textIn(facts, 'card') ?? ''),
    degree: number('degree'),
    height: number('height'),
    count: number('count'),
    sum: number('sum'),
    most: number('most'),
  };
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
          cards: namesOn(card) === '' ? t('events-wild-as', { note: note(name) }) : oneCard(name),
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
          cards: pileText(names),
        }),
      bubble: ({ names }) => ({ text: and(names.map(note)), tone: 'said' }),
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
  // How the scale continues, for a note that does not fit.
  refusalPicture: ({ facts }) => {
    const picture = pictureOfScale(facts);
    return picture && { picture, more: t('lessons-more-scale') };
  },
  variables,
} satisfies GameView<CornersTable>;
