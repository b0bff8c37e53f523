/** The questions of every kind: how their answers are laid out, and what they sound like. Pure. */

import { hourOfName, LETTERS, type Letter } from '../music/hours';
import type { Notation } from '../settings/choices';
import type { ItemBody } from '../wire';
import type { Layout, Sign } from './kinds/kind';
import { KINDS } from './kinds/kinds';
import type { Heard } from './kinds/sounds';

export function layoutOf({ kind, question }: ItemBody): Layout {
  return KINDS[kind].layout(question);
}

/** What is played with the question, which asks for what is heard; null for questions to be read. */
export function questionSound({ kind, question }: ItemBody): Heard | null {
  return KINDS[kind].sound?.(question) ?? null;
}

/** What an answer sounds like, with the note or the key that the question starts from. */
export function answerSound({ kind, question }: ItemBody, answer: string): Heard {
  return KINDS[kind].answerSound(answer, question);
}

/** The letters in the order of their buttons: as in the alphabet, or from C where notes are counted or sung. */
export function lettersInOrder(notation: Notation): readonly Letter[] {
  const alphabet = notation === 'english' || notation === 'german';
  return alphabet ? LETTERS : [...LETTERS.slice(2), ...LETTERS.slice(0, 2)];
}

/** The signs in the order of their buttons, from low to high. */
export const SIGNS: readonly Sign[] = ['b', '', '#'];

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
