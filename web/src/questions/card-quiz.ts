/** What practice cards ask, as encoded in the address `#/cards/QUERY`. Pure; the server knows the possible choices. */

import type { QuizChoices } from '../wire';

const LISTS = ['kinds', 'faces', 'intervals', 'scales'] as const;
export type List = (typeof LISTS)[number];

/** Comma-separated lists; an empty one means the default. */
export interface CardQuiz extends Readonly<Record<List, string>> {
  readonly seed: string; // '' when none has been chosen yet
  readonly number: string; // as in the address; the server reports what is wrong with it
}

/** Read the last part of an address. */
export function readCardQuiz(text: string): CardQuiz {
  const query = new URLSearchParams(text);
  const field = (name: string): string => query.get(name) ?? '';
  return {
    kinds: field('kinds'),
    faces: field('faces'),
    intervals: field('intervals'),
    scales: field('scales'),
    seed: field('seed'),
    number: field('number') || '1',
  };
}

/** The fields that differ from the default, for the server and the address. */
export function queryOf(quiz: CardQuiz): URLSearchParams {
  const query = new URLSearchParams();
  for (const list of LISTS) if (quiz[list]) query.set(list, quiz[list]);
  if (quiz.seed) query.set('seed', quiz.seed);
  query.set('number', quiz.number);
  return query;
}

export function cardQuizPath(quiz: CardQuiz): string {
  // Commas stay unencoded, so that people can read the link.
  return `#/cards/${queryOf(quiz).toString().replaceAll('%2C', ',')}`;
}

/** The least number of choices in each list. */
const FEWEST: Readonly<Record<List, number>> = { kinds: 1, faces: 1, intervals: 1, scales: 2 };

export function isFixed(chosen: QuizChoices, list: List, value: string | number): boolean {
  const all: readonly (string | number)[] = chosen[list];
  return all.includes(value) && all.length <= FEWEST[list];
}

/** The choices with one removed or added, as encoded in an address. */
export function toggled(chosen: QuizChoices, offered: QuizChoices, list: List, value: string | number): string {
  const before: readonly (string | number)[] = chosen[list];
  const all: readonly (string | number)[] = offered[list];
  return all.filter((each) => before.includes(each) !== (each === value)).join(',');
}
