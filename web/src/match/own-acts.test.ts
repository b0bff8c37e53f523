import { beforeEach, expect, test, vi } from 'vitest';
import { noteOwnAct, ownActs } from './own-acts';

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => values.set(name, value),
  });
});

test('the acts of each match are kept', () => {
  noteOwnAct('BCDFGHJ', 2);
  noteOwnAct('KMNPQRS', 3);
  noteOwnAct('BCDFGHJ', 15);
  expect([...ownActs('BCDFGHJ')]).toEqual([2, 15]);
  expect([...ownActs('KMNPQRS')]).toEqual([3]);
});

test('the oldest acts are forgotten', () => {
  for (let version = 1; version <= 1200; version += 1) noteOwnAct('BCDFGHJ', version);
  expect(ownActs('BCDFGHJ')).not.toContain(1);
  expect(ownActs('BCDFGHJ')).toContain(1200);
});
