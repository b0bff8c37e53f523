/** What practice cards ask, as encoded in the address `#/cards/QUERY`. Pure; the server knows the possible choices. */

import type { ExerciseChoices } from '../wire';

const LISTS = ['kinds', 'faces', 'intervals', 'scales'] as const;
export type List = (typeof LISTS)[number];

/** Comma-separated lists; an empty one means the default. */
export interface Exercise extends Readonly<Record<List, string>> {
  readonly seed: string; // '' when none has been chosen yet
  readonly number: string; // as in the address; the server reports what is wrong with it
}

/** Read the last part of an address. */
export function readExercise(text: string): Exercise {
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
export function queryOf(exercise: Exercise): URLSearchParams {
  const query = new URLSearchParams();
  for (const list of LISTS) if (exercise[list]) query.set(list, exercise[list]);
  if (exercise.seed) query.set('seed', exercise.seed);
  query.set('number', exercise.number);
  return query;
}

export function exercisePath(exercise: Exercise): string {
  // Commas stay unencoded, so that people can read the link.
  return `#/cards/${queryOf(exercise).toString().replaceAll('%2C', ',')}`;
}

/** A new random seed; `luck` is a random number from 0 to below 1. */
export function newSeed(luck: number): string {
  return Math.floor(luck * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
}

/** The least number of choices in each list. */
const FEWEST: Readonly<Record<List, number>> = { kinds: 1, faces: 1, intervals: 1, scales: 2 };

export function isFixed(chosen: ExerciseChoices, list: List, value: string | number): boolean {
  const all: readonly (string | number)[] = chosen[list];
  return all.includes(value) && all.length <= FEWEST[list];
}

/** The choices with one removed or added, as encoded in an address. */
export function toggled(chosen: ExerciseChoices, offered: ExerciseChoices, list: List, value: string | number): string {
  const before: readonly (string | number)[] = chosen[list];
  const all: readonly (string | number)[] = offered[list];
  return all.filter((each) => before.includes(each) !== (each === value)).join(',');
}
