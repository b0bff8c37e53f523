import { expect, test } from 'vitest';
import { cardsWanted, filledIn, typedFields } from './generic-table';

const PLAY = { do: 'play', fields: ['card'] };
const LAY = { do: 'lay', fields: ['cards', 'as'] };
const ASK = { do: 'ask', fields: ['seat', 'pitch'] };

test('the chosen cards fill the fields for cards', () => {
  expect(filledIn(PLAY, ['C4'], {})).toEqual({ do: 'play', card: 'C4' });
  expect(filledIn(LAY, ['C4', 'C5'], { as: 'Bb' })).toEqual({ do: 'lay', cards: ['C4', 'C5'], as: 'Bb' });
});

test('the other fields are typed: whole numbers are numbers', () => {
  expect(filledIn(ASK, ['C4'], { seat: ' 2 ', pitch: 'F#' })).toEqual({ do: 'ask', seat: 2, pitch: 'F#' });
});

test('a field that was left empty is left out', () => {
  expect(filledIn(ASK, [], { seat: '1', pitch: ' ' })).toEqual({ do: 'ask', seat: 1 });
});

test('an action says which cards it wants and what is typed', () => {
  expect([PLAY, LAY, ASK].map(cardsWanted)).toEqual(['one', 'some', 'any']);
  expect([PLAY, LAY, ASK].map(typedFields)).toEqual([[], ['as'], ['seat', 'pitch']]);
});
