/** What the server sends about Memory, for tests of its texts. */

import { help, type GameSamples } from '../../texts/samples';

export const samples = {
  options: { board: ['chromatic', 'naturals', 'full'] },
  events: {
    flipped: [
      { type: 'flipped', seat: 0, position: 4, card: 'F#4' },
      { type: 'flipped', seat: 0, position: 0, card: '?2' },
      { type: 'flipped', seat: 0, position: 0, card: 'X2' },
    ],
    'pair-kept': [
      { type: 'pair-kept', seat: 0, positions: [0, 4], cards: ['F#4', 'F#5'] },
      { type: 'pair-kept', seat: 0, positions: [0, 4], cards: ['?1', '?2'] },
      { type: 'pair-kept', seat: 0, positions: [0, 4], cards: ['X1', 'X2'] },
    ],
    'turned-back': [
      { type: 'turned-back', seat: 0, positions: [0, 1], cards: ['F#4', 'A4'] },
      { type: 'turned-back', seat: 0, positions: [0, 1], cards: ['X1', '?1'] },
    ],
  },
  tasks: ['first', 'second'].map((name) => ({ name, facts: {} })),
  helps: ['new-first', 'new-second', 'seen-first', 'seen-second'].map((kind) => help(kind, { position: 7 })),
} satisfies GameSamples;
