/** What the server sends about Go Fish, for tests of its texts. */

import { help, type GameSamples } from '../../texts/samples';

export const samples = {
  options: { pitches: ['all', 'naturals'] },
  events: {
    asked: [
      { type: 'asked', seat: 0, of: 1, pitch: 'Gb', hour: 6 },
      { type: 'asked', seat: 1, of: 0, pitch: 'C', hour: 12 },
    ],
    given: [
      { type: 'given', seat: 0, to: 1, cards: ['F#3', 'F#5'] },
      { type: 'given', seat: 1, to: 0, cards: ['C3'] },
    ],
    fished: [
      { type: 'fished', seat: 0, of: 1, pitch: 'C', hour: 12, card: null, lucky: false, drew: true },
      { type: 'fished', seat: 0, of: 1, pitch: 'C', hour: 12, card: 'D3', lucky: false, drew: true },
      { type: 'fished', seat: 0, of: 1, pitch: 'C', hour: 12, card: 'C3', lucky: true, drew: true },
      { type: 'fished', seat: 0, of: 1, pitch: 'C', hour: 12, card: null, lucky: false, drew: false },
    ],
    'book-laid': [{ type: 'book-laid', seat: 0, hour: 6, cards: ['F#3', 'F#4', 'F#5', 'F#6'] }],
  },
  refusals: {
    'pitch-not-held': [{ pitch: 'Gb' }],
  },
  tasks: [{ name: 'ask', facts: {} }],
  helps: ['known', 'ask'].map((kind) => help(kind, { seat: 1, hour: 6 })),
} satisfies GameSamples;
