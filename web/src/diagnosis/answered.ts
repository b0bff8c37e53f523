/** A question that was answered wrongly, and how its answers are worded. The fields of each kind of question: docs/learning.md. */

import { keyNote, note } from '../texts/notes';
import { numberIn, pitchAt, textIn, type Facts } from '../texts/tell';
import { t } from '../texts/texts.svelte';
import { intervalNamed, intervalText, keyText, scaleKindText } from '../texts/theory';
import { hourOfName } from '../music/hours';
import type { Family } from '../wire';
import { signatureOf, type Mode } from './theory';

/** A question of practice, or the same question as it came up in a game. */
export interface Asked {
  readonly kind: Family;
  readonly question: Facts;
}

/** An asked question with a wrong answer; answers are as on the wire. */
export interface Answered extends Asked {
  readonly said: string;
  readonly wanted: string;
}

/** The reader of a question's fields; a missing one is '' or 0. */
export const named = ({ question }: Asked, field: string): string => textIn(question, field) ?? '';
export const numbered = ({ question }: Asked, field: string): number => numberIn(question, field) ?? 0;

export const modeOf = (asked: Asked): Mode => (named(asked, 'mode') === 'minor' ? 'minor' : 'major');

/** A note by both of its names, from one of them. */
const pitch = (name: string): string => pitchAt(hourOfName(name) ?? 0);

/** The number of sharps or flats: "3 flats". */
export function signsText(signature: number): string {
  return t('music-signature', { count: Math.abs(signature), accidental: signature < 0 ? 'flat' : 'sharp' });
}

/** The steps of a scale from its half steps: `2212221` is "W W H W W W H". */
export function formulaText(formula: string): string {
  return [...formula].map((step) => t('music-step-up.sign', { half_steps: Number(step) })).join('\u00a0');
}

/** An answer in words, with its notes marked. */
export function answerText(asked: Asked, answer: string): string {
  switch (asked.kind) {
    case 'step':
    case 'hour':
      return pitch(answer);
    case 'key':
      return Number(answer) === hourOfName(named(asked, 'name')) ? note(named(asked, 'name')) : pitchAt(Number(answer));
    case 'enharmonic':
      return answer === 'none' ? t('common-no-name') : note(answer);
    case 'degree':
      return keyNote(answer); // in a scale, notes are named even where they are shown as degrees
    case 'signature':
      return named(asked, 'tonic') ? signsText(signatureOf(answer)) : keyText(answer, modeOf(asked));
    case 'formula':
      return formulaText(answer);
    case 'quality':
      return intervalText(intervalNamed(answer));
    case 'ear':
      if (named(asked, 'scale')) return scaleKindText(answer);
      return named(asked, 'step') ? t('music-step-up', { half_steps: answer === 'whole' ? 2 : 1 }) : intervalText(intervalNamed(answer));
    case 'letter':
    case 'place':
      return note(answer);
  }
}
