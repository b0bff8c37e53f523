/** What a played, sung, or spoken note, or a key of the keyboard, means as an answer. Pure. */

import type { Answer } from '../input/answers.svelte';
import { letterAtKey } from '../games/distance/letter-keys';
import { hourOfKey } from '../games/steps/hour-keys';
import { lettersOf, stepSaid } from '../input/meaning';
import { cardOf, namesOfHour, type Deck } from '../music/cards';
import type { Letter } from '../music/hours';
import type { Notation } from '../settings/choices';
import type { AskedQuestion } from '../wire';

export type Meant =
  | { readonly kind: 'answer'; readonly answer: string }
  | { readonly kind: 'letters'; readonly letters: readonly Letter[] } // a black key with its two possible letters
  | { readonly kind: 'named' } // the name of a note to be pointed at
  | { readonly kind: 'nothing' };

const NOTHING: Meant = { kind: 'nothing' };
const answered = (answer: string | null | undefined): Meant => (answer ? { kind: 'answer', answer } : NOTHING);

/** The name of an hour printed on a card, as an answer by pointing at it. */
export function answerAt(hour: number, deck: Deck): string {
  return namesOfHour(deck, hour)[0] ?? '';
}

export function meaningOf(question: AskedQuestion, answer: Answer, deck: Deck): Meant {
  if (question.kind === 'step') return answered(stepSaid(answer, cardOf(deck, question.cards[0] ?? '').hour).step);
  if (answer.kind === 'step' || question.kind === 'scale') return NOTHING;
  if (question.kind === 'interval') {
    const letters = lettersOf(answer, deck);
    return letters.length > 1 ? { kind: 'letters', letters } : answered(letters[0]);
  }
  if (answer.kind === 'name' && question.kind === 'find') return { kind: 'named' };
  // A name that is on no card, such as Cb, counts as the pitch it sounds like.
  const printed = answer.kind === 'name' && namesOfHour(deck, answer.hour).includes(answer.name);
  return answered(printed ? answer.name : answerAt(answer.hour, deck));
}

/** The answer for a key of the computer keyboard, by its position: a letter of the ring, an hour, a card, or a scale. */
export function answerOfPlace(question: AskedQuestion, code: string, notation: Notation, deck: Deck): string | null {
  const digit = Number(/^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1] ?? 0);
  switch (question.kind) {
    case 'name':
    case 'interval':
      return letterAtKey(code, notation);
    case 'scale':
      return question.scales[digit - 1] ?? null;
    case 'step':
      return null;
    case 'find': {
      if (question.face === 'staff') return question.cards[digit - 1]?.slice(0, -1) ?? null;
      const hour = question.face === 'clock' ? hourOfKey(code) : null;
      return hour === null ? null : answerAt(hour, deck);
    }
  }
}
