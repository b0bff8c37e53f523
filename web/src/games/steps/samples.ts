/** What the server sends about Steps, for tests of its texts. */

import { help, type GameSamples } from '../../texts/samples';

const mistake = { said: { step: 'half' }, top: 5, needed: 6, hours: [7], chain: false };
const hours = { top: 5, needed: [6, 7] };

export const samples = {
  options: { reference_cards: [false, true], mistake_ends_turn: [true, false], free_draw: [false, true] },
  events: {
    'step-played': [
      { type: 'step-played', seat: 0, cards: ['F#3'], step: 'half', pitch: null, top_pitch: 6, left: 3 },
      { type: 'step-played', seat: 0, cards: ['?1'], step: 'whole', pitch: 'Gb', top_pitch: 6, left: 3 },
      { type: 'step-played', seat: 0, cards: ['C3', 'C4'], step: null, pitch: null, top_pitch: 12, left: 3 },
    ],
  },
  faults: {
    'mixed-pitches': { say: { step: 'half' }, facts: { ...mistake, hours: [6, 7] } },
    'whole-after-half': { say: { step: 'whole' }, facts: { ...mistake, said: { step: 'whole' }, chain: true } },
    'wrong-pitch': { say: { step: 'half' }, facts: { ...mistake, strays: ['G4'] } },
    'wrong-pitch-said': {
      say: { step: 'half', pitch: 'Gb' },
      facts: { ...mistake, said: { step: 'half', pitch: 'Gb' }, top: 4, needed: 5, hours: [] },
    },
  },
  refusals: {
    'say-too-little': [{ word: 'step' }, { word: 'pitch' }],
    'say-too-much': [{ word: 'step' }, { word: 'pitch' }],
    'pass-too-early': [{ draws: 2 }, { draws: 1 }],
    'card-fits': [{ cards: ['C3'] }, { cards: ['C3', 'C4'] }],
  },
  tasks: [
    { name: 'play', facts: {} },
    { name: 'free', facts: {} },
    { name: 'start', facts: {} },
    { name: 'drawn', facts: { count: 2 } },
    { name: 'drawn-enough', facts: { count: 3 } },
    { name: 'nothing-to-draw', facts: {} },
    { name: 'chain-open', facts: {} },
  ],
  helps: [
    ...['play', 'draw', 'pass'].map((kind) => help(kind, { ...hours, do: kind, step: 'whole' })),
    ...['play', 'done'].map((kind) => help('chain', { ...hours, do: kind })),
    help('start', { do: 'play' }),
  ],
} satisfies GameSamples;
