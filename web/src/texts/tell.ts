/** Shared parts of sentences: who is addressed, what is printed on cards, and facts read with checks. */

import { note } from './notes';

/** Texts name players, and address the viewer as "you". */
export interface Voice {
  readonly viewer: number | null; // null for a spectator, who is never addressed
  readonly name: (seat: number) => string;
  readonly plain?: boolean; // in First steps: without terms that they have not taught
}

/** The facts of a misplay or a refusal by name; brief explanations have fewer. */
export type Facts = Readonly<Record<string, unknown>>;

/** The printed names by clock number, the same on every deck. */
const PRINTED: Readonly<Record<number, readonly string[]>> = {
  1: ['C#', 'Db'],
  2: ['D'],
  3: ['D#', 'Eb'],
  4: ['E'],
  5: ['F'],
  6: ['F#', 'Gb'],
  7: ['G'],
  8: ['G#', 'Ab'],
  9: ['A'],
  10: ['A#', 'Bb'],
  11: ['B'],
  12: ['C'],
};

const BY_SHARP_NAME = new Map(Object.values(PRINTED).map((names) => [names[0], names]));

/** The printed names of a card by its code, e.g. `F#3`; none for a wild. */
function printedOn(code: string): readonly string[] {
  return BY_SHARP_NAME.get(/^([A-G]#?)\d$/.exec(code)?.[1] ?? '') ?? [];
}

/** Whether a code is one of the two Chromatic Scale cards. */
export function hasScale(code: string): boolean {
  return code.startsWith('X');
}

/** The names of one pitch side by side, as on its card; when spoken, they are joined by "or". */
export function either(names: readonly string[]): string {
  return names.map(note).join('/');
}

/** The names that cards show at a clock number, sharp first. */
export function printedNames(hour: number): readonly string[] {
  return PRINTED[hour] ?? [];
}

/** The pitch of a clock number, by its printed names. */
export function pitchAt(hour: number): string {
  return either(printedNames(hour));
}

/** The names printed on a card, or only the one with `letter`, if any. Empty for a wild. */
export function namesOn(code: string, letter = ''): string {
  const names = printedOn(code);
  const wanted = names.filter((name) => name.startsWith(letter));
  return either(letter && wanted.length > 0 ? wanted : names);
}

/** Equal cards and their number. */
export interface Alike {
  readonly name: string; // '' for wilds
  readonly count: number;
}

/** Group cards as people name them: equal ones together, in order of first appearance. */
export function alike(codes: readonly string[], letter = ''): Alike[] {
  const counts = new Map<string, number>();
  for (const code of codes) {
    const name = namesOn(code, letter);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts, ([name, count]) => ({ name, count }));
}

// Readers of facts: null or empty where the server did not send one.

export function numberIn(facts: Facts, name: string): number | null {
  const value = facts[name];
  return typeof value === 'number' ? value : null;
}

export function textIn(facts: Facts, name: string): string | null {
  const value = facts[name];
  return typeof value === 'string' ? value : null;
}

export function textsIn(facts: Facts, name: string): string[] {
  return listed(facts[name]).filter((each) => typeof each === 'string');
}

export function numbersIn(facts: Facts, name: string): number[] {
  return listed(facts[name]).filter((each) => typeof each === 'number');
}

/** The letters counted to each possible last letter; a black key has two. */
export function pathsIn(facts: Facts): string[][] {
  return listed(facts['paths']).map((path) => listed(path).filter((each) => typeof each === 'string'));
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
