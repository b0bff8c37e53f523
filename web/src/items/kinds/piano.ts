/** The note of a piano key, the reverse of `key`. */

import { capital } from '../../texts/catalog';
import { note } from '../../texts/notes';
import { printedNames } from '../../texts/tell';
import { t } from '../../texts/texts.svelte';
import { pianoKeyText } from '../../texts/theory';
import { key } from './key';
import type { ExerciseKind } from './kind';
import { MIDDLE } from './picture';
import { inTurn, keyOfName } from './sounds';
import { pitch } from './step';
import { nearby } from './theory';

type Question = { readonly hour: number };

export const piano = {
  asks: () => t('items-ask-piano'),
  answer: note,
  explained: pitch,
  layout: () => 'names',
  note: ({ exact, sounding }) => exact ?? sounding[0],
  shows: ({ hour }) => ({ on: 'keys', hour, label: capital(pianoKeyText(hour)) }),
  answerSound: (answer) => inTurn(keyOfName(answer)),
  how: ({ question: { hour }, said }) =>
    printedNames(hour)
      .map((name) => key.how({ question: { name }, said, wanted: name }))
      .join(' '),
  onKeys: ({ wanted }) => ({ from: { name: wanted.charAt(0), octave: MIDDLE }, key: nearby, name: (answer) => answer }),
} satisfies ExerciseKind<Question>;
