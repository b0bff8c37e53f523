/** What the server sends about The Distance, for tests of its texts. */

import { help, type GameSamples } from '../../texts/samples';

const mistake = { said: 'B', needed: ['C'], interval: 3, last: ['A'], paths: [['A', 'B', 'C']] };
const letters = { last: ['G'], interval: 2, letters: ['A'] };

export const samples = {
  options: { interval: [2, 3, 4, 5, 6, 7], mistake_ends_turn: [false, true], free_draw: [false, true] },
  events: {
    'letter-played': [
      { type: 'letter-played', seat: 0, cards: ['F#3'], letter: 'F', left: 4 },
      { type: 'letter-played', seat: 0, cards: ['G3', '?1', 'G4'], letter: 'G', left: 4 },
    ],
  },
  faults: {
    'wrong-letter': { say: { letter: 'B' }, facts: mistake },
    'card-without-letter': { say: { letter: 'C' }, facts: { ...mistake, said: 'C', strays: ['D#4'] } },
    'mixed-pitches': { say: { letter: 'C' }, facts: { ...mistake, said: 'C', hours: [1, 12] } },
  },
  refusals: {
    'card-fits': [{ cards: ['C3'] }, { cards: ['C3', 'C4'] }],
    'pass-too-early': [{ draws: 2 }, { draws: 1 }],
  },
  tasks: [
    { name: 'play', facts: {} },
    { name: 'free', facts: {} },
    ...[2, 7].map((interval) => ({ name: 'two', facts: { last: ['F', 'G'], interval } })),
    { name: 'start', facts: {} },
    { name: 'drawn', facts: { count: 1 } },
    { name: 'may-pass', facts: { count: 3 } },
    { name: 'nothing-to-draw', facts: {} },
  ],
  helps: [
    ...['play', 'draw', 'pass'].map((kind) => help(kind, { ...letters, do: kind })),
    ...['play', 'draw'].map((kind) => help('two', { ...letters, last: ['F', 'G'], from: ['G'], do: kind })),
    help('play', { ...letters, do: 'play', chosen: 3, with_wilds: 1 }),
    help('start', { ...letters, last: [], do: 'play' }),
  ],
} satisfies GameSamples;
