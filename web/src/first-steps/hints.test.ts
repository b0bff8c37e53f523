import { expect, test } from 'vitest';
import { hintSelector } from './hints';

test('cards of the hand and what is said with them are pointed out', () => {
  expect(hintSelector({ do: 'play', cards: ['D3', 'D5'], say: { letter: 'D' } })).toBe(
    '[data-hint~="play"], [data-place="hand"] [data-code="D3"], [data-place="hand"] [data-code="D5"], [data-hint~="letter-D"]',
  );
});

test('a button is pointed out by the word of its action', () => {
  expect(hintSelector({ do: 'draw' })).toBe('[data-hint~="draw"]');
});

test('nothing is pointed out when nothing is asked', () => {
  expect(hintSelector({})).toBe('');
});
