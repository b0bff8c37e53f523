import { expect, test } from 'vitest';
import { diagramOf } from './shape-picture';

test.each([
  // as charts draw them: C, G, F, B minor, and F on the fifth fret
  [[null, 3, 2, 0, 1, 0], [null, 3, 2, null, 1, null], null, { first: 1, rows: 4, across: null }],
  [[3, 2, 0, 0, 0, 3], [2, 1, null, null, null, 3], null, { first: 1, rows: 4, across: null }],
  [[1, 3, 3, 2, 1, 1], [1, 3, 4, 2, 1, 1], 1, { first: 1, rows: 4, across: [0, 5] }],
  [[null, 2, 4, 4, 3, 2], [null, 1, 3, 4, 2, 1], 2, { first: 1, rows: 4, across: [1, 5] }],
  [[null, null, 3, 5, 6, 5], [null, null, 1, 2, 4, 3], null, { first: 3, rows: 4, across: null }],
  [[0, 0, 0, 0], [null, null, null, null], null, { first: 1, rows: 4, across: null }],
])('%j is drawn where it is held', (frets, fingers, barre, diagram) => {
  expect(diagramOf({ frets, fingers, barre })).toEqual(diagram);
});
