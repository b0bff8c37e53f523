import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteHelp, wasMostlyHelped } from './helped';

const aided = { aided: true };
const alone = { aided: false };

beforeEach(() => {
  const stored = new Map<string, string>();
  const getItem = (name: string): string | null => stored.get(name) ?? null;
  vi.stubGlobal('sessionStorage', { getItem, setItem: (name: string, value: string) => stored.set(name, value) });
});

afterEach(() => vi.unstubAllGlobals());

test('without a match, and after one without help, nothing is said', () => {
  expect(wasMostlyHelped()).toBe(false);
  noteHelp('ABC', [alone]);
  expect(wasMostlyHelped()).toBe(false);
});

test('what counts is whether most answers of the last match had help', () => {
  noteHelp('ABC', [aided, aided]);
  noteHelp('ABC', [alone]);
  expect(wasMostlyHelped()).toBe(true);
  noteHelp('ABC', [alone]);
  expect(wasMostlyHelped()).toBe(false);
  noteHelp('ABC', [aided]);
  expect(wasMostlyHelped()).toBe(true);
  noteHelp('DEF', [alone]);
  expect(wasMostlyHelped()).toBe(false);
});
