import { expect, test, vi } from 'vitest';
import type { ItemBody, JudgedBody } from '../wire';
import { ItemAsker } from './item-asker.svelte';

// The effect that calls `retry` needs a component: the browser tests have it.
vi.mock('../ui/retry.svelte', () => ({ retryWhileUnreachable: () => undefined }));

const item = { id: 'letter:3:A', new: false } as ItemBody;
const other = { id: 'letter:3:B', new: false } as ItemBody;
const right = { right: true } as JudgedBody;
const same = (judged: JudgedBody): JudgedBody => judged;

/** A request, and a way to answer it. */
function request<Result>(): {
  readonly sent: Promise<Result>;
  readonly answer: (result: Result) => void;
  readonly fail: (error: Error) => void;
} {
  let answer: (result: Result) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const sent = new Promise<Result>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { sent, answer, fail };
}

test('a question takes one answer, and the next question none yet', async () => {
  const asker = new ItemAsker();
  await asker.show(item);
  await asker.give('C', () => Promise.resolve(right), same);
  await asker.give('D', () => Promise.reject(new Error('asked twice')), same);
  expect([asker.given, asker.judged, asker.error]).toEqual(['C', right, null]);
  await asker.show(other);
  expect([asker.item, asker.given, asker.judged]).toEqual([other, '', null]);
});

test('what fails is said until something succeeds, and can be tried again', async () => {
  const asker = new ItemAsker();
  const failure = new Error('no server');
  await asker.show(item);
  const judge = vi.fn(() => Promise.resolve(right)).mockRejectedValueOnce(failure);
  await asker.give('C', judge, same);
  expect([asker.given, asker.judged, asker.error]).toEqual(['C', null, failure]);
  asker.retry();
  await vi.waitFor(() => expect(asker.error).toBeNull());
  expect(asker.judged).toBe(right);
});

test('a slow question is not sent a second time while it is being answered', async () => {
  const asker = new ItemAsker();
  await asker.show(item);
  const { sent, answer } = request<JudgedBody>();
  const judge = vi.fn(() => sent).mockRejectedValueOnce(new Error('no server'));
  await asker.give('C', judge, same);
  for (let time = 0; time < 3; time += 1) asker.retry();
  answer(right);
  await vi.waitFor(() => expect(asker.error).toBeNull());
  expect(judge).toHaveBeenCalledTimes(2);
});

test('work that a later one has replaced says nothing', async () => {
  const asker = new ItemAsker();
  const { sent, fail } = request<undefined>();
  const slow = asker.attempt(() => sent);
  await asker.attempt(() => Promise.resolve());
  fail(new Error('too late'));
  await slow;
  expect(asker.error).toBeNull();
});

test.each(['the same question again', 'no question'])('a late answer does not count for %s', async (now) => {
  const asker = new ItemAsker();
  await asker.show(item);
  const { sent, answer } = request<JudgedBody>();
  const take = vi.fn(same);
  const given = asker.give('C', () => sent, take);
  if (now === 'no question') asker.clear();
  else await asker.show(item);
  answer(right);
  await given;
  expect(asker.judged).toBeNull();
  expect(take).not.toHaveBeenCalled();
});

test('a test that asks on at once keeps the error of the next question', async () => {
  const asker = new ItemAsker();
  const failure = new Error('no next question');
  await asker.show(item);
  const next = (): null => {
    void asker.attempt(() => Promise.reject(failure));
    return null;
  };
  await asker.give('C', () => Promise.resolve(right), next);
  await vi.waitFor(() => expect(asker.error).toBe(failure));
});

test('"I don\'t know" is an answer, too', async () => {
  const asker = new ItemAsker();
  const judge = vi.fn(() => Promise.resolve(right));
  await asker.show(item);
  await asker.give(null, judge, same);
  await asker.give('C', judge, same);
  expect(judge).toHaveBeenCalledTimes(1);
  expect([asker.given === '', asker.judged]).toEqual([false, right]);
});

test('what is new takes no answer before it is asked', async () => {
  const asker = new ItemAsker();
  const judge = vi.fn((asked: ItemBody, ms: number) => Promise.resolve({ ...right, ms, id: asked.id }));
  await asker.show({ ...item, new: true });
  expect(asker.showing).toBe(true);
  await asker.give('C', judge, same);
  expect(judge).not.toHaveBeenCalled();
  const shown = performance.now();
  while (performance.now() - shown < 30);
  await asker.ask();
  expect(asker.showing).toBe(false);
  await asker.give('C', judge, same);
  expect(judge.mock.calls[0]?.[1], 'time to read does not count').toBeLessThan(30);
  await asker.show(other);
  expect(asker.showing).toBe(false);
});
