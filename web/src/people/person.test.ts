import { expect, test } from 'vitest';
import { nameOnOffer, PICTURES } from './person';
import { SIGNS } from './signs';

test('a name on offer is a tempo and an instrument', () => {
  expect(nameOnOffer(() => 0)).toBe('Adagio Alto');
  expect(nameOnOffer(() => 0.9999)).toBe('Vivace Vibra');
});

test('every name on offer is short enough for a seat', () => {
  for (let index = 0; index < 400; index += 1) expect(nameOnOffer().length).toBeLessThanOrEqual(24);
});

test('there is a sign for every picture', () => {
  expect(SIGNS).toHaveLength(PICTURES);
});
