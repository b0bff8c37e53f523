import { expect, test, vi } from 'vitest';
import { askForLastingData } from './lasting-data';

/** Keep something `times` times in a browser, and return how often it was asked. */
function askedBy(userAgent: string, times: number): number {
  const persist = vi.fn(() => Promise.reject(new TypeError('forbidden')));
  const storage = { persist };
  for (let time = 0; time < times; time += 1) askForLastingData({ userAgent, storage });
  return persist.mock.calls.length;
}

test('a page asks once', () => {
  expect(askedBy('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 2)).toBe(1);
});

test('nobody sees a prompt: Firefox has one, and its namesake on iPhones has none', () => {
  expect(askedBy('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 1)).toBe(0);
  expect(askedBy('Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 FxiOS/140.0 Mobile/15E148', 1)).toBe(1);
});

test('an address without https has no such storage', () => {
  expect(() => askForLastingData({ userAgent: 'Chrome/140.0.0.0' })).not.toThrow();
});
