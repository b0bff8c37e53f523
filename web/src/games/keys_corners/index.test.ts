import { beforeAll, expect, test } from 'vitest';
import { makeDeck } from '../../music/cards';
import { keyOf, type Note } from '../../music/notes';
import type { SeenEvent, Table } from '../../wire';
import { viewOf } from '../../match/events';
import { useLanguage } from '../../texts/use-language';
import { keysCorners } from '.';

beforeAll(() => useLanguage('en'));

const deck = makeDeck([
  { code: 'C5', hour: 12, octave: 5, names: ['C'] },
  { code: 'D3', hour: 2, octave: 3, names: ['D'] },
  { code: 'D6', hour: 2, octave: 6, names: ['D'] },
  { code: '?1', hour: null, octave: null, names: [] },
]);
const before = {
  table: { game: 'keys_corners', piles: { NE: { cards: ['C5'], names: ['C'] }, N: { cards: [], names: [] } } } as unknown as Table,
  heard: [],
};
const sound = (event: SeenEvent) => viewOf(event, keysCorners)?.notes?.(event, deck, before);
const placed = (card: string, to: string, name: string): SeenEvent => ({ type: 'placed', seat: 0, card, source: 'hand', to, name });

test('a card sounds after the one that it continues', () => {
  expect(sound(placed('D3', 'NE', 'D'))).toEqual([{ hour: 12, octave: 3 }, [{ hour: 2, octave: 3 }]]);
});

test('on an empty space a card sounds alone, and a wild as the note it is named', () => {
  expect(sound(placed('?1', 'N', 'Eb'))).toEqual([[{ hour: 3, octave: 4 }]]);
});

test('a finished scale runs up, whatever the octaves of its cards', () => {
  const names = ['C', 'D', 'E', 'F', 'G', 'A', 'B'];
  const cards = ['C5', 'D3', '?1', '?1', '?1', '?1', '?1'];
  const run = sound({ type: 'book', seat: 0, space: 'NE', kind: 'scale', cards, names, points: 10 }) as Note[];
  expect(run.map(keyOf)).toEqual([60, 62, 64, 65, 67, 69, 71, 72]);
});

test('four of a pitch sound from low to high', () => {
  const book: SeenEvent = { type: 'book', seat: 0, space: 'N', kind: 'stack', cards: ['D6', 'D3'], names: ['D', 'D'], points: 5 };
  expect((sound(book) as Note[]).map(({ octave }) => octave)).toEqual([3, 6]);
});

test('cards of one note that are moved are counted', () => {
  const moved = { type: 'moved', seat: 0, source: 'N', to: 'S', cards: ['?1', '?1', 'C5'], names: ['A#', 'A#', 'C'] } as const;
  const text = keysCorners.events.moved.text(moved as never, { viewer: null, name: () => 'Nadia' });
  expect(text).toMatch(/^Nadia moves 2 ⟦A#⟧ cards and ⟦C⟧ from/);
});
