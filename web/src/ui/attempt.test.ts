import { expect, test } from 'vitest';
import { Attempt } from './attempt.svelte';

test('what is done twice at once is done once, and then it can be done again', async () => {
  const attempt = new Attempt();
  let done = 0;
  const work = async (): Promise<void> => {
    await Promise.resolve();
    done += 1;
  };
  expect(await Promise.all([attempt.run(work), attempt.run(work)])).toEqual([true, false]);
  expect(done).toBe(1);
  expect(await attempt.run(work)).toBe(true);
});
