/** A question, its fields by kind as documented in `musicards/learning/kinds`, and how its answers are laid out. Pure. */

import { hourOfName, LETTERS, type Letter } from '../music/hours';
import type { Notation } from '../settings/choices';
import type { ItemBody } from '../wire';

export type Question =
  | { readonly kind: 'letter'; readonly interval: number; readonly from: string }
  | { readonly kind: 'step'; readonly size: 'half' | 'whole'; readonly from: string }
  | { readonly kind: 'place'; readonly clef: 'treble' | 'bass'; readonly place: string; readonly sign: Sign }
  | { readonly kind: 'key'; readonly name: string }
  | { readonly kind: 'hour'; readonly hour: number }
  | { readonly kind: 'enharmonic'; readonly name: string }
  | { readonly kind: 'signature'; readonly mode: Mode; readonly tonic: string; readonly signs?: undefined }
  | { readonly kind: 'signature'; readonly mode: Mode; readonly signs: string; readonly tonic?: undefined }
  | { readonly kind: 'degree'; readonly scale: string; readonly tonic: string; readonly position: number; readonly after: string }
  | { readonly kind: 'formula'; readonly scale: string }
  | { readonly kind: 'quality'; readonly from: string; readonly to: string }
  | { readonly kind: 'ear'; readonly from: string; readonly interval: string; readonly way: Way }
  | { readonly kind: 'ear'; readonly from: string; readonly step: 'half' | 'whole' }
  | { readonly kind: 'ear'; readonly from: string; readonly scale: string };

/** A sign in ASCII; '' for a natural. */
export type Sign = '' | '#' | 'b';
type Mode = 'major' | 'minor';
type Way = 'up' | 'down' | 'together';

/** The answer that a note has no other name. */
export const NO_NAME = 'none';

/** The fields of a question. They come as JSON of any shape; the server makes them by their kind. */
export function questionOf(item: ItemBody): Question {
  return item.question as unknown as Question;
}

/**
 * How the answers are shown: buttons of their own; letters, with a sign where one letter has several answers; the keys of a
 * piano; or key signatures.
 */
export type Layout = 'choices' | 'letters' | 'names' | 'keys' | 'signatures';

export function layoutOf(item: ItemBody): Layout {
  switch (item.kind) {
    case 'letter':
    case 'place':
      return 'letters';
    case 'step':
    case 'hour':
    case 'enharmonic':
    case 'degree':
      return 'names';
    case 'key':
      return 'keys';
    case 'signature':
      return 'tonic' in item.question ? 'signatures' : 'names';
    case 'formula':
    case 'quality':
    case 'ear':
      return 'choices';
  }
}

/** The letters in the order of their buttons: as in the alphabet, or from C where notes are counted or sung. */
export function lettersInOrder(notation: Notation): readonly Letter[] {
  const alphabet = notation === 'english' || notation === 'german';
  return alphabet ? LETTERS : [...LETTERS.slice(2), ...LETTERS.slice(0, 2)];
}

/** The signs in the order of their buttons, from low to high. */
export const SIGNS: readonly Sign[] = ['b', '', '#'];

/** The hours of a piano's keys from left to right. */
export const KEY_HOURS: readonly number[] = [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/** The half steps from one note to the next, by digits: `2212221`. */
export function stepsOf(formula: string): number[] {
  return Array.from(formula, Number);
}

/** The number of a signature's sharps or flats, and which they are: `3b`, `0`, `2#`. */
export function signsOf(signature: string): { readonly count: number; readonly accidental: 'sharp' | 'flat' } {
  return { count: Number.parseInt(signature, 10), accidental: signature.endsWith('b') ? 'flat' : 'sharp' };
}

/** The answers that are names of an hour. */
export function namesAt(item: ItemBody, hour: number): string[] {
  return item.answers.filter((answer) => hourOfName(answer) === hour);
}

/** A copy in random order; `random` gives a number from 0 to below 1. */
export function shuffled<Each>(list: readonly Each[], random: () => number): Each[] {
  return list
    .map((each) => ({ each, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);
}
