/** A rhythm to be tapped. */

import { t } from '../../texts/texts.svelte';
import type { ExerciseKind } from './kind';
import { rhythmText } from './rhythm-text';
import { inRhythm, type Heard } from './sounds';

type Question = { readonly meter: string; readonly tempo: number; readonly rhythm: string; readonly tolerance: number };

const isTaps = (answer: string): boolean => /^[\d -]+$/.test(answer);

/** The times of taps, in milliseconds after the first beat. */
const tapsOf = (answer: string): number[] => answer.split(' ').map(Number);

const answerText = (answer: string): string => (isTaps(answer) ? t('rhythm-taps', { count: tapsOf(answer).length }) : rhythmText(answer));

/** Taps, or the rhythm itself, with its beats. */
function heard(answer: string, { meter, tempo, rhythm }: Question): Heard {
  return inRhythm({ meter, tempo, rhythm, ...(isTaps(answer) && { taps: tapsOf(answer) }) });
}

export const tap = {
  asks: () => t('rhythm-ask-tap'),
  answer: answerText,
  layout: () => 'taps',
  shows: ({ rhythm, meter, tempo }) => ({
    on: 'rhythm',
    rhythm,
    meter,
    label: t('common-label', { label: t('rhythm-beats', { meter, tempo }), text: rhythmText(rhythm) }),
  }),
  answerSound: heard,
  how: ({ question }) => t('rhythm-how-tap', { rhythm: rhythmText(question.rhythm) }),
} satisfies ExerciseKind<Question>;
