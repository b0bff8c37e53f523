/** What the server sends about Key's Corners, for tests of its texts. */

import { help, type GameSamples } from '../../texts/samples';

export const samples = {
  options: { scale: [{ tonic: 'C', kind: 'major' }] },
  events: {
    placed: [
      { type: 'placed', seat: 0, card: 'C4', source: 'hand', to: 'NW', name: 'C' },
      { type: 'placed', seat: 0, card: '?1', source: 'discard', to: 'N', name: 'Bb' },
    ],
    moved: [{ type: 'moved', seat: 0, source: 'N', to: 'SE', cards: ['C4', 'D4'], names: ['C', 'D'] }],
    discarded: [{ type: 'discarded', seat: 0, card: 'C#4' }],
    book: [
      { type: 'book', seat: 0, space: 'NE', kind: 'scale', cards: ['C4'], names: ['C'], points: 10 },
      { type: 'book', seat: 0, space: 'W', kind: 'stack', cards: ['F#4'], names: ['F#'], points: 5 },
    ],
    'drew-up': [
      { type: 'drew-up', seat: 0, count: 2, cards: null },
      { type: 'drew-up', seat: 0, count: 1, cards: ['C3'] },
    ],
  },
  refusals: {
    'does-not-continue': [
      { to: 'NE', wants: 'Eb', wants_degree: 1, top: null, name: 'G', degree: 3 },
      { to: 'N', wants: 'F', wants_degree: 2, top: 'Eb', name: 'E', degree: null },
      { to: 'S', wants: 'B', wants_degree: null, top: 'B', name: 'G', degree: 3 },
      { to: 'S', top: 'B', name: 'G' },
      { to: 'NE', top: null, name: 'G' },
    ],
    'pile-complete': [{ to: 'W', top: 'D' }],
    'fill-first': [{ gaps: ['N'] }, { gaps: ['N', 'E', 'W'] }],
    'note-has-name': [{ card: 'F#3', name: 'F' }],
    'empty-pile': [{ from: 'N', to: 'NE' }],
    'too-many': [
      { from: 'N', height: 2 },
      { from: 'N', height: 1 },
    ],
    'not-longer': [{ from: 'N', to: 'E', height: 3, sum: 2 }],
    'stack-stays': [{ from: 'N', to: 'NE', name: 'C#' }],
    'too-high': [{ from: 'N', to: 'E', sum: 5, most: 4 }],
    'card-fits-pile': [{ card: 'F#3', to: ['N', 'SE'] }, { card: 'F#3' }],
    'move-first': [{ from: 'N', to: 'SE', count: 2 }, {}],
  },
  tasks: [
    { name: 'fill-first', facts: { gaps: ['N', 'E'] } },
    { name: 'fill-from-discard', facts: { gaps: ['W'] } },
    ...['move-first', 'play-first', 'free', 'done', 'top', 'moves', 'both'].map((name) => ({ name, facts: {} })),
  ],
  helps: [
    ...['place', 'fill'].flatMap((kind) => ['hand', 'discard'].map((source) => help(kind, { source, to: 'NW', note: 'Eb' }))),
    help('place', { source: 'hand', to: 'S', note: 'C#', as: 'C#' }),
    help('fill', { source: 'hand', to: 'S', note: 'C#', as: 'C#' }),
    help('move', { from: 'N', to: 'NW', count: 2, names: ['D', 'E'] }),
    help('discard', { card: 'F#4' }),
    help('done'),
  ],
} satisfies GameSamples;
