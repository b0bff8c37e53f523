import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('location', { hash: '' }); // for the router, which reads it at once
  vi.stubGlobal('addEventListener', vi.fn());
});

import { PERSON, ROOM } from '../match/samples';
import type { Room } from '../wire';
import { lossOf, nextHost } from './leaving';

const computer = { ...PERSON, kind: 'computer', level: 'rule' } as const;
const away = { ...PERSON, here: false } as const;

function room(seats: readonly Omit<Room['seats'][number], 'seat' | 'name'>[], changes: Partial<Room> = {}): Room {
  return {
    ...ROOM,
    seats: seats.map((each, seat) => ({ ...each, seat, name: 'Ann' })),
    host: 0,
    started: true,
    over: false,
    ...changes,
  };
}

test('whoever plays alone loses the game, and whoever plays with others the seat', () => {
  expect(lossOf(room([PERSON, computer]))).toBe('game');
  expect(lossOf(room([PERSON, away, computer]))).toBe('seat');
});

test('nothing is lost before the deal, after the end, and by whoever watches', () => {
  expect(lossOf(room([PERSON, PERSON], { started: false }))).toBeNull();
  expect(lossOf(room([PERSON, PERSON], { over: true }))).toBeNull();
  expect(lossOf(room([PERSON, PERSON], { yours: [] }))).toBeNull();
});

test('after a game the table goes to the next person clockwise who is here', () => {
  const over = { over: true, yours: [1], host: 1 };
  expect(nextHost(room([PERSON, PERSON, away, computer, PERSON], over))).toBe(4);
  expect(nextHost(room([PERSON, PERSON, away, computer], over))).toBe(0);
});

test('people who share a device leave together', () => {
  expect(lossOf(room([PERSON, PERSON, computer], { yours: [0, 1] }))).toBe('game');
  expect(lossOf(room([PERSON, PERSON, PERSON], { yours: [0, 1] }))).toBe('seat');
  expect(nextHost(room([PERSON, PERSON, PERSON], { over: true, yours: [0, 1] }))).toBe(2);
});

test('nobody follows a person who is not the host or whom nobody could follow, or during the game', () => {
  expect(nextHost(room([PERSON, PERSON], { over: true, host: 1 }))).toBeNull();
  expect(nextHost(room([PERSON, away, computer], { over: true }))).toBeNull();
  expect(nextHost(room([PERSON, PERSON]))).toBeNull();
});
