import { expect, test, vi } from 'vitest';
import type { ItemBody, JudgedBody } from '../wire';
import { ItemAsker } from './item-asker.svelte';

// Effects need a component; a page that tries again is covered by the browser tests.
vi.mock('../ui/retry.svelte', () => ({ retryWhileUnreachable: () => undefined }));

const item = { id: 'letter:3:A' } as ItemBody;
const other = { id: 'letter:3:B' } as ItemBody;
const right = { right: true } as JudgedBody;

test('a question takes one answer, and the next question none yet', async () => {
  const asker = new ItemAsker();
  await asker.show(item);
  await asker.give('C', () => Promise.resolve(right));
  await asker.give('D', () => Promise.reject(new Error('asked twice')));
  expect([asker.given, asker.judged, asker.error]).toEqual(['C', right, null]);
  await asker.show(other);
  expect([asker.item, asker.given, asker.judged]).toEqual([other, '', null]);
});

test('what fails is said until something else succeeds', async () => {
  const asker = new ItemAsker();
  const failure = new Error('no server');
  await asker.show(item);
  await asker.give('C', () => Promise.reject(failure));
  expect([asker.given, asker.judged, asker.error]).toEqual(['C', null, failure]);
  await asker.attempt(() => asker.show(other));
  expect(asker.error).toBeNull();
});

test('work that a later one has replaced says nothing', async () => {
  const asker = new ItemAsker();
  let fail: (error: Error) => void = () => undefined;
  const slow = asker.attempt(() => new Promise((_, reject) => (fail = reject)));
  await asker.attempt(() => Promise.resolve());
  fail(new Error('too late'));
  await slow;
  expect(asker.error).toBeNull();
});

test('a test that asks on at once keeps the error of the next question', async () => {
  const asker = new ItemAsker();
  const failure = new Error('no next question');
  await asker.show(item);
  await asker.give('C', async () => {
    await asker.attempt(() => Promise.reject(failure));
    return null;
  });
  expect(asker.error).toBe(failure);
});
