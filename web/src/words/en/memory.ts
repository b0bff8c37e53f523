/** Memory. */

import { grammar } from '../grammar';
import type { GameWords } from '../shapes';

const { counted } = grammar('en');

const BOARDS: Readonly<Record<string, string>> = {
  naturals: '7 white keys: 14 cards',
  chromatic: 'All 12 pitches: 24 cards',
  full: 'The whole deck: 54 cards',
};

const about: GameWords = {
  title: 'Memory',
  subtitle: '',
  tagline: 'Turn over two, and remember where the pitches lie.',
  aim: () => 'Two cards of one pitch are a pair. Most pairs win.',
  rules: ({ board }) => ({
    lead: 'All cards lie face down. Turn over two: if they are *of one pitch*, they are yours. Most pairs win.',
    sections: [
      {
        title: 'The board',
        body: [
          board === 'full'
            ? 'The whole deck: twelve pitches in four octaves, so each makes two pairs; a question mark pairs with a question mark, a Chromatic Scale with the other.'
            : board === 'naturals'
              ? 'The seven white keys, each in two octaves: seven pairs.'
              : 'All twelve pitches, each in two octaves: twelve pairs.',
        ],
      },
      {
        title: 'Your turn',
        body: [
          [
            'Turn over one card, then another. Everybody sees them.',
            'One pitch, whatever the octave? The pair is yours, and you *go on*.',
            'Two pitches? Both are turned back, and the next player has the turn. Remember where they lie.',
          ],
        ],
      },
      {
        title: 'Two faces',
        body: [
          'A pair can show the same twice, or two faces of one pitch: its name and its place on the staff, the staff and the key, or its sound and its name. Everyone chooses that for their own screen; the cards and the rules stay the same.',
        ],
      },
      { title: 'The end', body: ['When the table is empty, most pairs win; a tie is shared. Alone you play against your own number of turns.'] },
    ],
  }),
  keys: [
    [['← → ↑ ↓'], 'go to the cards, and walk among them'],
    [['Space'], 'turn that card over'],
    [['L'], 'listen once more to a card that lies face up as a sound'],
  ],
  options: { board: { label: 'The cards', choice: (value) => BOARDS[String(value)] ?? String(value) } },
  score: (count) => counted(count, 'pair', 'pairs'),
};

export const memory = {
  about,
  board: (left: number) => `The board, ${counted(left, 'card', 'cards')} left`,
  card: (number: number, row: number, column: number, what: string) =>
    `Card ${String(number)}, row ${String(row)}, column ${String(column)}, ${what}`,
  faceDown: 'face down',
  taken: 'taken',
  faces: {
    name: (pitch: string) => `name ${pitch}`,
    staff: (pitch: string) => `staff ${pitch}`,
    keys: (pitch: string) => `key ${pitch}`,
    sound: 'a sound',
  },
  first: 'Turn over a card.',
  second: 'Now a second one.',
  goOn: 'A pair. You go on.',
  pairs: (count: number) => (count === 0 ? 'No pairs' : counted(count, 'pair', 'pairs')),
  turns: (count: number) => counted(count, 'turn', 'turns'),
  pairing: 'A pair shows',
  pairings: {
    same: 'the same twice',
    'name-staff': 'name and staff',
    'staff-keys': 'staff and key',
    'sound-name': 'sound and name',
  },
  lying: (left: number, pairs: number) => `${counted(left, 'card', 'cards')} on the table, ${counted(pairs, 'pair', 'pairs')} to find`,
};
