import { afterEach, expect, test, vi } from 'vitest';
import { firstCommitment, keepCommitment, readCommitments, withCommitment } from './commitments';

afterEach(() => vi.unstubAllGlobals());

test('the first commitment of a table stays', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
  });
  expect(firstCommitment('BKTRW')).toBe(null);
  keepCommitment('BKTRW', 'e004');
  keepCommitment('BKTRX', 'abcd');
  keepCommitment('BKTRW', 'ffff');
  expect(firstCommitment('BKTRW')).toBe('e004');
  expect(firstCommitment('BKTRX')).toBe('abcd');
});

test('the newest fifty tables are kept', () => {
  const full = Array.from({ length: 50 }, (_, number) => [`T${String(number)}`, 'e004'] as const);
  const next = withCommitment(full, 'BKTRW', 'abcd');
  expect(next).toHaveLength(50);
  expect(next[0]).toEqual(['BKTRW', 'abcd']);
});

test('what is no list of commitments counts as none', () => {
  expect(readCommitments(null)).toEqual([]);
  expect(readCommitments('{')).toEqual([]);
  expect(readCommitments('{"BKTRW":"e004"}')).toEqual([]);
  expect(readCommitments('[["BKTRW","e004"],["BKTRX"],3]')).toEqual([['BKTRW', 'e004']]);
});
