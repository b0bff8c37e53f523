/** Go Fish. */

import { grammar } from '../grammar';
import { note } from '../notes';
import type { GameWords } from '../shapes';

const { counted, and } = grammar('en');

const about: GameWords = {
  title: 'Go Fish',
  subtitle: '',
  tagline: 'Ask for a pitch, and collect all four.',
  aim: () => 'All four cards of a pitch are a book. Most books win.',
  rules: () => ({
    lead: 'Ask the others for pitches that you hold yourself. *All four cards of a pitch are a book*, and the most books win.',
    sections: [
      {
        title: 'The deal',
        body: ['48 note cards, twelve pitches in four octaves. Two or three players get seven cards each, four or five get five. The rest is the stock.'],
      },
      {
        title: 'Your turn',
        body: [
          `*Ask one player* for a pitch that you hold: “Ada, do you have any ${note('F#')}?” A black key may be asked for by either name: ${note('F#')} and ${note('Gb')} are the same cards.`,
          [
            'Whoever has cards of that pitch gives you *all* of them, and you ask again: whom and for what you like.',
            'Whoever has none says “Go fish”: you draw the top card of the stock. If it is of the pitch that you asked for, you show it and ask again; otherwise your turn is over.',
          ],
          'So listen: whoever asks for a pitch holds at least one card of it.',
        ],
      },
      {
        title: 'Books',
        body: ['Four of a pitch are laid down at once, also right after the deal. They count for whoever laid them.'],
      },
      {
        title: 'No cards left',
        body: ['Whoever is on turn without a card draws one. Once the stock is empty, they are passed over.'],
      },
      { title: 'The end', body: ['It is over when all twelve books lie on the table. Most books win; a tie is shared.'] },
    ],
  }),
  keys: [
    [['← →'], 'walk through your pitches'],
    [['Space'], 'choose a pitch, or put it back'],
    [['A', '–', 'G'], 'choose a pitch by its letter; again for the sharp and the flat'],
    [['1', '–', '4'], 'choose whom to ask, as they sit from left to right'],
    [['N'], 'say the other name of a black key'],
    [['Q'], 'ask (put the question)'],
    [['Esc'], 'put everything back'],
  ],
  options: { pitches: { label: 'Cards', choice: (value) => (value === 'naturals' ? 'White keys only' : 'All pitches') } },
  score: (count) => counted(count, 'book', 'books'),
};

export const go_fish = {
  about,
  hand: (count: number) => `Your hand by pitch, ${counted(count, 'card', 'cards')}`,
  pitch: (names: string, count: number) => `${names}, ${counted(count, 'card', 'cards')}`,
  noCards: 'No cards in your hand',
  ask: 'Ask',
  question: (name: string, pitch: string) => `${name}, do you have any ${note(pitch)}?`,
  askSeat: (name: string) => `Ask ${name}`,
  names: 'By which name',
  choose: 'Choose a player and one of your pitches.',
  choosePitch: (name: string) => `What do you ask ${name} for?`,
  chooseSeat: (pitch: string) => `Whom do you ask for ${pitch}?`,
  ready: 'Now ask.',
  chooseFirst: 'First choose whom to ask, and for which pitch.',
  books: (names: readonly string[]) => (names.length === 0 ? 'No books' : `${counted(names.length, 'book', 'books')}: ${and(names)}`),
  yourBooks: 'Your books',
  actions: 'What you can do',
  lying: (stock: number, books: number) => `${counted(stock, 'card', 'cards')} in the stock, ${counted(books, 'book', 'books')} laid`,
  bubble: {
    asks: (pitch: string) => `${note(pitch)}?`,
    gives: (count: number, pitch: string) => `${String(count)} × ${pitch}`,
  },
};
