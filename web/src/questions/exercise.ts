/** What practice cards ask, as their address says it: `#/cards/QUERY`. Pure; which choices there are the server knows. */

import type { ExerciseChoices } from '../wire';

const LISTS = ['kinds', 'faces', 'intervals', 'scales'] as const;
export type List = (typeof LISTS)[number];

/** Lists between commas; an empty one is as usual. */
export interface Exercise extends Readonly<Record<List, string>> {
  readonly seed: string; // '' when nobody has chosen one yet
  readonly number: string; // as it stands in the address: the server says what is wrong with it
}

/** From the last part of an address, as it stands there. */
export function readExercise(text: string): Exercise {
  const query = new URLSearchParams(text);
  const told = (name: string): string => query.get(name) ?? '';
  return {
    kinds: told('kinds'),
    faces: told('faces'),
    intervals: told('intervals'),
    scales: told('scales'),
    seed: told('seed'),
    number: told('number') || '1',
  };
}

/** Only what is to be said; for the server and for the address alike. */
export function queryOf(exercise: Exercise): URLSearchParams {
  const query = new URLSearchParams();
  for (const list of LISTS) if (exercise[list]) query.set(list, exercise[list]);
  if (exercise.seed) query.set('seed', exercise.seed);
  query.set('number', exercise.number);
  return query;
}

export function exercisePath(exercise: Exercise): string {
  // A comma may stand as it is: the link is to be read by people, too.
  return `#/cards/${queryOf(exercise).toString().replaceAll('%2C', ',')}`;
}

/** A seed that nobody has had; `luck` is from 0 to below 1. */
export function newSeed(luck: number): string {
  return Math.floor(luck * 36 ** 6)
    .toString(36)
    .padStart(6, '0');
}

/** Which choices may be taken away: a list never gets shorter than this. */
const FEWEST: Readonly<Record<List, number>> = { kinds: 1, faces: 1, intervals: 1, scales: 2 };

export function isFixed(chosen: ExerciseChoices, list: List, value: string | number): boolean {
  const all: readonly (string | number)[] = chosen[list];
  return all.includes(value) && all.length <= FEWEST[list];
}

/** The same choices with one taken away or added, as an address says them. */
export function toggled(chosen: ExerciseChoices, offered: ExerciseChoices, list: List, value: string | number): string {
  const before: readonly (string | number)[] = chosen[list];
  const all: readonly (string | number)[] = offered[list];
  return all.filter((each) => before.includes(each) !== (each === value)).join(',');
}
