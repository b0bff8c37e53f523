/** A chord to be built on keys, the reverse of `chord`. What is right is said in notes, what was chosen in hours. */

import { hourOfName } from '../../music/hours';
import { note } from '../../texts/notes';
import { and, t } from '../../texts/texts.svelte';
import { pitchAt } from '../../texts/tell';
import { aboveRoot, chordText, thirdsText } from './chord';
import type { ExerciseKind } from './kind';
import { keyOfName, together } from './sounds';
import { list } from './theory';

type Question = { readonly root: string; readonly chord: string };

/** An answer in words: its notes, or its keys by all of their names. */
const answerText = (answer: string): string =>
  and(answer.split(' ').map((each) => (/^\d/.test(each) ? pitchAt(Number(each)) : note(each))));

/** The hours of an answer. */
export const hoursIn = (answer: string): number[] =>
  answer.split(' ').flatMap((each) => (/^\d/.test(each) ? Number(each) : (hourOfName(each) ?? [])));

export const build = {
  asks: ({ root, chord }) => t('items-ask-build', { root: note(root), chord: chordText(chord) }),
  answer: answerText,
  layout: () => 'chord-keys',
  size: ({ chord }) => aboveRoot(chord).length,
  answerSound: (answer, { root }) => {
    const low = keyOfName(root);
    const above = hoursIn(answer).map((hour) => (((hour - low) % 12) + 12) % 12);
    return together(...above.toSorted((one, other) => one - other).map((each) => low + each));
  },
  how: ({ question: { chord }, wanted }) =>
    t('diagnosis-how-chord.alone', { notes: list(wanted.split(' ')), kind: chordText(chord), thirds: thirdsText(chord) }),
} satisfies ExerciseKind<Question>;
