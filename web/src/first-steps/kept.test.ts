import { expect, test } from 'vitest';
import { readKept } from './kept';

test('kept First steps are read by game', () => {
  expect(readKept('{"distance":"BKTRW","steps":""}')).toEqual({ distance: 'BKTRW', steps: '' });
});

test.each([null, '', 'null', '7', '{"distance":7}', '{'])('what is not readable is nothing: %s', (text) => {
  expect(readKept(text)).toEqual({});
});
