/** The page's definition of Go Fish. */

import { hourOfName } from '../../music/hours';
import { notesOf, rising } from '../../music/notes';
import type { GameView } from '../../match/game-view';
import { each } from '../../match/events';
import { aboutPlayer, cardText, cardsText } from '../../texts/events';
import { note } from '../../texts/notes';
import { numberIn, pitchAt, textIn } from '../../texts/tell';
import { t } from '../../texts/texts.svelte';
import type { GoFishTable } from '../../wire';
import AskTarget from './AskTarget.svelte';
import Books from './Books.svelte';
import Surface from './Surface.svelte';

export const goFish = {
  tableText: ({ stock, books }) => t('go_fish-table', { stock, books: books.flat().length }),
  surface: Surface,
  seatPanel: AskTarget,
  review: async () => ({ middle: (await import('../generic/Moved.svelte')).default, seatPanel: Books }),
  // Bubbles are short: there is little room, and the middle of the table shows what happened.
  events: {
    asked: {
      text: ({ seat, of, pitch }, voice) => aboutPlayer('go_fish-asked', voice, seat, { note: note(pitch) }, of),
      bubble: ({ pitch }) => ({ text: t('go_fish-have-you', { note: note(pitch) }), tone: 'said' }),
      journeys: null,
      notes: ({ hour }) => [{ hour, octave: 4 }],
    },
    given: {
      text: ({ seat, to, cards }, voice) => aboutPlayer('go_fish-given', voice, seat, { cards: cardsText(cards) }, to),
      bubble: ({ cards }) => ({ text: t('go_fish-here', { cards: cardsText(cards) }), tone: 'quiet' }),
      journeys: ({ seat, to, cards }, place) => each(cards, place(seat), place(to)),
      notes: ({ cards }, deck) => rising(notesOf(deck, cards, [])),
      automatic: true,
      inMiddle: true,
      noPlay: true,
    },
    fished: {
      text: ({ seat, hour, card, lucky, drew }, voice) => {
        if (!drew) return aboutPlayer('go_fish-cannot-fish', voice, seat, {});
        if (lucky) return aboutPlayer('go_fish-lucky-catch', voice, seat, { cards: pitchAt(hour) });
        return aboutPlayer('go_fish-fished', voice, seat, { cards: cardText(card) });
      },
      bubble: ({ of }) => ({ text: t('go_fish-go-fish'), tone: 'said', seat: of }),
      journeys: ({ seat, card, drew }, place) => (drew ? each([card], 'stock', place(seat)) : []),
      notes: ({ card, lucky }, deck) => (lucky && card !== null ? notesOf(deck, [card], []) : []),
      inMiddle: true,
    },
    'book-laid': {
      text: ({ seat, hour }, voice) => aboutPlayer('go_fish-book-laid', voice, seat, { note: pitchAt(hour) }),
      bubble: ({ hour }) => ({ text: t('go_fish-my-book', { note: pitchAt(hour) }), tone: 'loud' }),
      journeys: ({ seat, cards }, place) => each(cards, place(seat), `won-${String(seat)}`),
      notes: ({ cards }, deck) => rising(notesOf(deck, cards, [])),
      automatic: true,
    },
  },
  variables: (facts) => ({
    note: pitchAt(numberIn(facts, 'hour') ?? 0),
    pitch: pitchAt(hourOfName(textIn(facts, 'pitch') ?? '') ?? 0),
  }),
} satisfies GameView<GoFishTable>;
