/** Which scale it is, by its notes. */

import { keyNote } from '../../texts/notes';
import { t } from '../../texts/texts.svelte';
import { scaleKindText } from '../../texts/theory';
import type { ExerciseKind } from './kind';
import { keyOfName, scale as scaleSound } from './sounds';
import { FORMULAS, list, rising } from './theory';

type Question = { readonly notes: string };

const namesOf = ({ notes }: Question): readonly [string, ...string[]] => notes.split(' ') as [string, ...string[]];

/** The half steps from note to note, on one line: "2 2 1 2 2 2 1". */
const stepsText = (kind: string): string => Array.from(FORMULAS[kind] ?? '').join('\u00a0');

export const scale = {
  asks: (question) => t('items-ask-scale', { tonic: keyNote(namesOf(question)[0]) }),
  answer: scaleKindText,
  layout: () => 'choices',
  shows: (question) => {
    const names = namesOf(question);
    return { on: 'staff', notes: rising([...names, names[0]]), label: t('items-staff-notes', { notes: list(names) }) };
  },
  answerSound: (answer, question) => scaleSound(keyOfName(namesOf(question)[0]), FORMULAS[answer] ?? ''),
  how: ({ said, wanted }) => {
    const right = { kind: scaleKindText(wanted), formula: stepsText(wanted) };
    if (said === wanted) return t('diagnosis-how-scale.alone', right);
    return t('diagnosis-how-scale', { ...right, said: scaleKindText(said), said_formula: stepsText(said) });
  },
} satisfies ExerciseKind<Question>;
