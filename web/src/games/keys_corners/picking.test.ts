import { describe, expect, test } from 'vitest';
import type { CornersTable } from '../../wire';
import { goesSomewhere, keepPicked, noteChoices, pickedFor, pickFrom, pickHand, pickedUp, pickPile, putOn, throwAway } from './picking';
import { pileStep, spaceOfKey } from './spaces';

const isWild = (card: string): boolean => card.startsWith('?');

describe('putting down', () => {
  test.each([
    ['a hand card is placed', { from: 'hand', card: 'C4' }, { do: 'place', card: 'C4', from: 'hand', to: 'N' }, false],
    ['a wild asks for its note first', { from: 'hand', card: '?1' }, { do: 'place', card: '?1', from: 'hand', to: 'N' }, true],
    [
      'the discard pile’s top is placed from there',
      { from: 'discard', card: 'D4' },
      { do: 'place', card: 'D4', from: 'discard', to: 'N' },
      false,
    ],
    ['cards of a pile are moved', { from: 'S', count: 2 }, { do: 'move', from: 'S', to: 'N', count: 2 }, false],
  ] as const)('%s', (_, picked, action, asksNote) => expect(putOn(picked, 'N', isWild)).toEqual({ action, asksNote }));

  test('only hand cards are discarded', () => {
    expect(throwAway({ from: 'hand', card: 'C4' })).toEqual({ do: 'discard', card: 'C4' });
    expect(throwAway({ from: 'S', count: 1 })).toBeNull();
  });
});

describe('picking up', () => {
  test('a card of a pile takes all above it along', () => {
    expect(pickFrom(null, 'N', 1, 4)).toEqual({ from: 'N', count: 3 });
  });

  test('a pile is picked up whole, then its top card, then put back', () => {
    const whole = pickPile(null, 'N', 4);
    const top = pickPile(whole, 'N', 4);
    expect([whole, top]).toEqual([
      { from: 'N', count: 4 },
      { from: 'N', count: 1 },
    ]);
    expect(pickPile(top, 'N', 4)).toBeNull();
    expect(pickPile({ from: 'N', count: 1 }, 'N', 1)).toBeNull();
  });

  test('the same again puts back', () => {
    expect(pickFrom({ from: 'N', count: 3 }, 'N', 1, 4)).toBeNull();
    expect(pickHand({ from: 'hand', card: 'C4' }, 'C4')).toBeNull();
  });

  test('a card that has gone is no longer picked up', () => {
    const withPile = (...cards: string[]): CornersTable =>
      ({ game: 'keys_corners', hand: ['C4'], discard: [], piles: { N: { cards } } }) as unknown as CornersTable;
    const [table, before] = [withPile('E4', 'F4'), withPile('E4', 'F4', 'G4')];
    expect(keepPicked({ from: 'hand', card: 'D4' }, table, before)).toBeNull();
    expect(keepPicked({ from: 'hand', card: 'C4' }, table, before)).not.toBeNull();
    expect(keepPicked({ from: 'N', count: 1 }, table, before)).toBeNull();
    expect(keepPicked({ from: 'N', count: 1 }, table, table)).not.toBeNull();
  });
});

test('a wild is offered the scale’s notes first, as it spells them, and all twelve in all', () => {
  const notes = noteChoices(['Gb', 'Ab', 'Bb', 'Cb', 'Db', 'Eb', 'F']);
  expect(notes.slice(0, 4).map(({ name }) => name)).toEqual(['Gb', 'Ab', 'Bb', 'Cb']);
  expect(new Set(notes.map(({ hour }) => hour)).size).toBe(12);
});

test('while the scale is hidden, a wild is offered the twelve notes from C, none of them marked', () => {
  const notes = noteChoices([]);
  expect(notes.map(({ hour }) => hour)).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(notes.every(({ degree }) => degree === 0)).toBe(true);
});

test('the digits lie as on a number pad', () => {
  expect(spaceOfKey('Numpad7')).toBe('NW');
  expect(spaceOfKey('Digit5')).toBe('middle');
  expect(spaceOfKey('Digit0')).toBeNull();
});

test('a high pile is pushed together to fit', () => {
  expect(pileStep(7, 80, 140, 22)).toBe(10);
  expect(pileStep(2, 80, 140, 22)).toBe(22);
  expect(pileStep(1, 80, 140, 22)).toBe(0);
});

test('what is dragged is picked up', () => {
  expect(pickedUp({ cards: ['C3'], from: 'hand' })).toEqual({ from: 'hand', card: 'C3' });
  expect(pickedUp({ cards: ['C3', 'D3'], from: 'space-N' })).toEqual({ from: 'N', count: 2 });
  expect(pickedUp({ cards: [], from: 'stock' })).toBeNull();
});

test('help picks up what its action needs', () => {
  expect(pickedFor({ do: 'place', card: 'C4', from: 'discard', to: 'N' })).toEqual({ from: 'discard', card: 'C4' });
  expect(pickedFor({ do: 'discard', card: 'C4' })).toEqual({ from: 'hand', card: 'C4' });
  expect(pickedFor({ do: 'move', from: 'N', to: 'NW', count: 2 })).toEqual({ from: 'N', count: 2 });
  expect(pickedFor({ do: 'done' })).toBeNull();
});

test('the prompt stays where it rules out what is picked up', () => {
  const [hand, discard, pile] = [
    { from: 'hand', card: 'C4' },
    { from: 'discard', card: 'D4' },
    { from: 'N', count: 2 },
  ] as const;
  const open = (task: string): boolean[] => [hand, discard, pile].map((picked) => goesSomewhere(picked, task));
  expect(open('fill-first')).toEqual([true, false, false]);
  expect(open('fill-from-discard')).toEqual([false, true, false]);
  expect(open('moves')).toEqual([false, false, true]);
  expect(open('done')).toEqual([false, false, false]);
  expect(open('play-first')).toEqual([true, true, true]);
});
