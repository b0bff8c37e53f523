/** What the server sends about Old Maid, for tests of its texts. */

import { help, type GameSamples } from '../../texts/samples';

export const samples = {
  options: { pitches: ['all', 'naturals'], find_pairs: [false, true] },
  events: {
    'pair-laid': [{ type: 'pair-laid', seat: 0, cards: ['C3', 'C4'] }],
    fanned: [
      { type: 'fanned', seat: 0, count: 5 },
      { type: 'fanned', seat: 0, count: 1 },
    ],
    took: [
      { type: 'took', seat: 0, of: 1, position: 2, card: null },
      { type: 'took', seat: 1, of: 0, position: 2, card: 'C3' },
      { type: 'took', seat: 0, of: 1, position: 0, card: 'X1' },
    ],
    'went-out': [{ type: 'went-out', seat: 0 }],
  },
  refusals: {
    'not-a-pair': [{ cards: ['F#3', 'G4'] }],
  },
  tasks: [
    ...['take', 'find-or-take'].map((name) => ({ name, facts: { seat: 1 } })),
    ...['find', 'find-or-done'].map((name) => ({ name, facts: {} })),
  ],
  helps: [help('take', { seat: 1, position: 2 }), help('pair', { hour: 6 }), help('done')],
} satisfies GameSamples;
