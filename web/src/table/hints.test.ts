import { expect, test } from 'vitest';
import { helpSelector, hintSelector } from './hints';

/** A button, as long as it is not pressed: what has been said already no longer shines. */
const button = (hint: string): string => `[data-hint~="${hint}"]:not([aria-pressed="true"])`;

test('cards of the hand and what is said with them are pointed out', () => {
  expect(hintSelector({ do: 'play', cards: ['D3', 'D5'], say: { letter: 'D' } }).split(', ')).toEqual([
    button('play'),
    '[data-place="hand"] [data-code="D3"]',
    '[data-place="hand"] [data-code="D5"]',
    button('letter-D'),
  ]);
});

test('a button is pointed out by the word of its action', () => {
  expect(hintSelector({ do: 'draw' })).toBe(button('draw'));
});

test('nothing is pointed out when nothing is asked', () => {
  expect(hintSelector({})).toBe('');
});

test('help points out the letter as soon as it says it, and then the card', () => {
  const facts = { last: ['C'], interval: 2 };
  expect(helpSelector({ step: 1, facts, action: null })).toBe('');
  const told = helpSelector({ step: 2, facts: { ...facts, do: 'play', letters: ['D'], fitting: 2 }, action: null });
  expect(told.split(', ')).toContain(button('letter-D'));
  expect(told).not.toContain('data-code');
  const action = { do: 'play', cards: ['D3'], say: { letter: 'D' } };
  expect(helpSelector({ step: 3, facts, action })).toBe(hintSelector(action));
});

test('help points out the button, the place and the player that it names', () => {
  expect(helpSelector({ step: 2, facts: { do: 'draw', letters: ['D'] }, action: null })).toContain('[data-hint~="draw"]');
  expect(helpSelector({ step: 2, facts: { position: 4 }, action: null })).toContain('[data-hint~="position-4"]');
  expect(helpSelector({ step: 2, facts: { seat: 1, hour: 6, pitch: 'F#' }, action: null })).toContain('[data-hint~="pitch-F#"]');
  expect(helpSelector({ step: 2, facts: { to: 'NE', note: 'C' }, action: null })).toContain('[data-hint~="to-NE"]');
});
