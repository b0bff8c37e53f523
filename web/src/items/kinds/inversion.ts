/** What is at the bottom of a chord: its root, third, fifth or seventh. */

import { note } from '../../texts/notes';
import { t } from '../../texts/texts.svelte';
import { chord, heard, inThirds, namesOf } from './chord';
import type { ExerciseKind } from './kind';
import { list } from './theory';

type Question = { readonly notes: string };
type Member = 'root' | 'third' | 'fifth' | 'seventh';

const inversionText = (member: string): string => t('items-inversion', { member: member as Member });

export const inversion = {
  asks: () => t('items-ask-inversion'),
  answer: inversionText,
  layout: () => 'choices',
  shows: chord.shows,
  answerSound: (_, question) => heard(question),
  how: ({ question, wanted }) => {
    const names = namesOf(question);
    const [root = ''] = inThirds(names);
    const facts = { notes: list(inThirds(names)), root: note(root), bottom: note(names[0] ?? ''), member: wanted as Member };
    return t('diagnosis-how-inversion', { ...facts, inversion: inversionText(wanted) });
  },
} satisfies ExerciseKind<Question>;
