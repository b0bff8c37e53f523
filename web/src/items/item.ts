/** The questions of every kind, in words and sounds, and how their answers are laid out. Notes are marked (texts/notes.ts). Pure. */

import { LETTERS, type Letter } from '../music/hours';
import type { Notation } from '../settings/choices';
import { capital } from '../texts/catalog';
import { keyNote, note } from '../texts/notes';
import type { ItemBody } from '../wire';
import type { Layout, Shown, Sign } from './kinds/kind';
import { KINDS } from './kinds/kinds';
import type { Heard } from './kinds/sounds';

/** At most so many answers have buttons of their own, also where many are chosen in another way. */
const FEW = 4;

export function layoutOf(item: ItemBody): Layout {
  return areNotes(item) && item.answers.length <= FEW ? 'choices' : KINDS[item.kind].layout(item.question);
}

/** Whether the answers are the names of notes. */
export function areNotes({ kind, question }: ItemBody): boolean {
  return ['letters', 'names'].includes(KINDS[kind].layout(question));
}

/** Whether the answers are names of notes that begin with different letters: then each can be chosen by typing its letter. */
export function haveOwnLetters(item: ItemBody): boolean {
  return areNotes(item) && new Set(item.answers.map((answer) => answer.charAt(0))).size === item.answers.length;
}

/** What is played with the question, which asks for what is heard; null for questions to be read. */
export function questionSound({ kind, question }: ItemBody): Heard | null {
  return KINDS[kind].sound?.(question) ?? null;
}

/** What an answer sounds like, with the note or the key that the question starts from. */
export function answerSound({ kind, question }: ItemBody, answer: string): Heard {
  return KINDS[kind].answerSound(answer, question);
}

export function questionText({ kind, question }: ItemBody): string {
  return KINDS[kind].asks(question);
}

/** An answer as it is shown within a sentence; a formula as its signs: "W W H W W W H". */
export function answerText({ kind, question }: ItemBody, answer: string): string {
  return KINDS[kind].answer(answer, question);
}

/** An answer as it is said: a formula in whole words. */
export function answerSaid(item: ItemBody, answer: string): string {
  return KINDS[item.kind].spoken?.(answer) ?? answerText(item, answer);
}

/** An answer on its own button. */
export function answerLabel(item: ItemBody, answer: string): string {
  return KINDS[item.kind].label?.(answer) ?? capital(answerText(item, answer));
}

/** The mark of a single name: keys and scales are named even where notes are shown as degrees. */
export function nameMark({ kind }: ItemBody, name: string): string {
  return KINDS[kind].inKey ? keyNote(name) : note(name);
}

/** What a question shows; null for nothing. */
export function shownWith({ kind, question }: ItemBody): Shown | null {
  return KINDS[kind].shows?.(question) ?? null;
}

/** The picture of a question in words that do not give the answer away; '' if it has none. */
export function pictureText(item: ItemBody): string {
  const picture = shownWith(item);
  return picture && 'label' in picture ? picture.label : '';
}

/** The letters in the order of their buttons: as in the alphabet, or from C where notes are counted or sung. */
export function lettersInOrder(notation: Notation): readonly Letter[] {
  const alphabet = notation === 'english' || notation === 'german';
  return alphabet ? LETTERS : [...LETTERS.slice(2), ...LETTERS.slice(0, 2)];
}

/** The signs in the order of their buttons, from low to high. */
export const SIGNS: readonly Sign[] = ['b', '', '#'];

/** A copy in random order; `random` gives a number from 0 to below 1. */
export function shuffled<Each>(list: readonly Each[], random: () => number): Each[] {
  return list
    .map((each) => ({ each, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ each }) => each);
}
