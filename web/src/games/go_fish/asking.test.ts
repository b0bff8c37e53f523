import { describe, expect, test } from 'vitest';
import { afterAsking, chooseHour, chooseSeat, keepAsking, NOTHING_ASKED, pitchOf, question, sayLetter, sayTyped } from './asking';

test('a question is complete with a player and a pitch, in either order', () => {
  expect(question(chooseSeat(NOTHING_ASKED, 2))).toBeNull();
  expect(question(chooseHour(NOTHING_ASKED, 6))).toBeNull();
  const asked = { do: 'ask', seat: 2, pitch: 'F#' };
  expect(question(chooseHour(chooseSeat(NOTHING_ASKED, 2), 6))).toEqual(asked);
  expect(question(chooseSeat(chooseHour(NOTHING_ASKED, 6), 2))).toEqual(asked);
});

test('a black key can be asked for by its other name', () => {
  const sharp = chooseHour(NOTHING_ASKED, 6);
  expect(pitchOf({ ...sharp, other: true })).toBe('Gb');
  expect(pitchOf({ ...chooseHour(NOTHING_ASKED, 7), other: true })).toBe('G');
});

test('the same choice again is kept', () => {
  expect(chooseSeat(chooseSeat(NOTHING_ASKED, 1), 1).seat).toBe(1);
  const flat = { ...chooseHour(NOTHING_ASKED, 6), other: true };
  expect(chooseHour(flat, 6)).toEqual(flat);
});

test('another pitch is asked for by its first name', () => {
  expect(chooseHour({ seat: 1, hour: 6, other: true }, 8)).toEqual({ seat: 1, hour: 8, other: false });
});

describe('a letter', () => {
  const said = (letter: string, times: number): string | null => {
    let asking = NOTHING_ASKED;
    for (let time = 0; time < times; time += 1) asking = sayLetter(asking, letter);
    return pitchOf(asking);
  };

  test('typed again goes through the names that are printed', () => {
    expect([1, 2, 3, 4].map((times) => said('A', times))).toEqual(['A', 'A#', 'Ab', 'A']);
    expect([1, 2, 3].map((times) => said('C', times))).toEqual(['C', 'C#', 'C']);
    expect([1, 2, 3].map((times) => said('B', times))).toEqual(['B', 'Bb', 'B']);
  });

  test('that no note has changes nothing', () => {
    expect(said('H', 1)).toBeNull();
  });
});

test('with German names H is the white key, and B the black one', () => {
  const typed = (key: string): string | null => pitchOf(sayTyped(NOTHING_ASKED, key, 'german'));
  expect([typed('H'), typed('B'), typed('F')]).toEqual(['B', 'Bb', 'F']);
  expect(pitchOf(sayTyped(NOTHING_ASKED, 'B', 'english'))).toBe('B');
});

test('who was asked stays chosen until the turn is over', () => {
  const asking = { seat: 2, hour: 6, other: true };
  expect(afterAsking(asking, true)).toEqual({ seat: 2, hour: null, other: false });
  expect(afterAsking(asking, false)).toEqual(NOTHING_ASKED);
});

test('a chosen pitch goes with its last card, and only then', () => {
  const asking = chooseHour(NOTHING_ASKED, 6);
  expect(keepAsking(asking, [5, 6], [5]).hour).toBeNull();
  expect(keepAsking(asking, [5, 6], [5, 6])).toBe(asking);
  expect(keepAsking(asking, [5], [5])).toBe(asking); // said from the keyboard, and never held
});
