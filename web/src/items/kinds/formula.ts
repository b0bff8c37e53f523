/** The steps of a scale. */

import { capital } from '../../texts/catalog';
import { t } from '../../texts/texts.svelte';
import { scaleKindText } from '../../texts/theory';
import type { Kind } from './kind';
import { MIDDLE_C, scale } from './sounds';

type Question = { readonly scale: string };

/** The half steps from one note to the next, by digits: `2212221`. */
const stepsOf = (formula: string): number[] => Array.from(formula, Number);

const sign = (half_steps: number): string => t('music-step-up.sign', { half_steps });
const words = (half_steps: number): string => t('music-step-up', { half_steps });

/** A formula as its signs, on one line: "W W H W W W H". */
const signs = (answer: string): string => stepsOf(answer).map(sign).join('\u00a0');

export const formula = {
  asks: ({ scale }) => t('items-ask-formula', { scale: scaleKindText(scale) }),
  answer: signs,
  spoken: (answer) => stepsOf(answer).map(words).join(', '),
  layout: () => 'choices',
  shuffled: true,
  /** "W: whole step, H: half step" */
  legend: (answers: readonly string[]) => {
    const sizes = [...new Set(answers.flatMap(stepsOf))].sort((one, other) => one - other);
    return sizes.map((each) => t('common-label', { label: sign(each), text: words(each) })).join(' · ');
  },
  answerSound: (answer) => scale(MIDDLE_C, answer),
  atom: (scale) => t('atoms-formula', { kind: scaleKindText(scale) }),
  tile: () => ({ text: '…', hour: null }), // the whole scale
  title: ({ scale }) => capital(scaleKindText(scale)),
  how: ({ question, wanted }) => t('diagnosis-how-formula', { kind: question.scale, right: signs(wanted) }),
  rules: { 'no-raised-seventh': ({ wanted }) => t('diagnosis-no-raised-seventh-formula', { right: signs(wanted) }) },
} satisfies Kind<Question>;
