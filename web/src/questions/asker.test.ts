import { beforeEach, expect, test, vi } from 'vitest';
import type { AskedQuestion } from '../wire';
import { Asker } from './asker.svelte';
import { readCardQuiz } from './card-quiz';

const server = vi.hoisted(() => ({ getQuestion: vi.fn(), getJudged: vi.fn() }));
vi.mock('../net/http', () => server);

const question = (number: number) => ({ kind: 'name', number, cards: ['C4'] }) as unknown as AskedQuestion;
const one = readCardQuiz('kinds=name&seed=a&number=1');
const other = readCardQuiz('kinds=name&seed=b&number=7');

beforeEach(() => {
  server.getQuestion.mockReset().mockResolvedValueOnce(question(1));
  server.getJudged.mockReset().mockResolvedValue({ right: true });
});

test('an answer counts for the question that is shown: none is sent while another one is on its way', async () => {
  const asker = new Asker();
  await asker.ask(one);
  expect(asker.open?.number).toBe(1);

  let arrive: (question: AskedQuestion) => void = () => undefined;
  server.getQuestion.mockReturnValueOnce(new Promise<AskedQuestion>((resolve) => (arrive = resolve)));
  const asked = asker.ask(other);
  expect(asker.question?.number).toBe(1);
  expect(asker.open).toBeNull();
  expect(await asker.answer(other, 'C')).toBeNull();
  expect(server.getJudged).not.toHaveBeenCalled();

  arrive(question(7));
  await asked;
  expect((await asker.answer(other, 'C'))?.right).toBe(true);
  expect(asker.round).toMatchObject({ asked: 1, right: 1, newest: 7 });
});

test('when a question cannot be loaded, the one before takes no answers', async () => {
  const asker = new Asker();
  await asker.ask(one);
  server.getQuestion.mockRejectedValueOnce(new Error('unreachable'));
  expect(await asker.ask(other)).toBe(false);
  expect(asker.error).not.toBeNull();
  expect(await asker.answer(other, 'C')).toBeNull();
  expect(server.getJudged).not.toHaveBeenCalled();
});
