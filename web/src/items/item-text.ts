/** Questions and answers in words. Notes are marked (texts/notes.ts): show a text with `shown` or say it with `spoken`. */

import { capital } from '../texts/catalog';
import { keyNote, note } from '../texts/notes';
import type { ItemBody } from '../wire';
import type { Shown } from './kinds/kind';
import { KINDS } from './kinds/kinds';

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
  return capital(answerText(item, answer));
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
