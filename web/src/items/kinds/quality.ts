/** The interval between two notes. */

import { note } from '../../texts/notes';
import { capital } from '../../texts/catalog';
import { t } from '../../texts/texts.svelte';
import { intervalNamed, intervalText } from '../../texts/theory';
import type { Kind } from './kind';
import { MIDDLE } from './picture';
import { up } from './sounds';
import { halfStepsOf, letterOf, lettersOf, list, rising } from './theory';

type Question = { readonly from: string; readonly to: string };

/** An interval by its short name. */
export const shortText = (short: string): string => intervalText(intervalNamed(short));

export const quality = {
  asks: ({ from, to }) => t('items-ask-quality', { from: note(from), to: note(to) }),
  answer: shortText,
  layout: () => 'choices',
  shows: ({ from, to }) => ({ on: 'staff', notes: rising([from, to]), label: t('items-staff-notes', { notes: list([from, to]) }) }),
  answerSound: (_, { from, to }) => up(from, to),
  atom: (short) => t('atoms-quality', { name: shortText(short) }),
  tile: (short) => ({ text: capital(shortText(short)), hour: null }),
  title: (_, answer) => capital(shortText(answer)),
  how: ({ question: { from, to }, wanted }) => {
    const { number } = intervalNamed(wanted);
    const path = list([from, ...lettersOf(from, number).slice(1, -1), to]);
    return t('diagnosis-how-quality', { path, interval: number, half_steps: halfStepsOf(wanted), right: shortText(wanted) });
  },
  rules: {
    'signature-ignored': ({ question: { from, to }, said, wanted }) =>
      t('diagnosis-signature-ignored-quality', {
        letters: [from, to].map(letterOf).join('–'),
        notes: [from, to].map(note).join('–'),
        said: shortText(said),
        right: shortText(wanted),
      }),
  },
  onKeys: ({ question: { from, to }, wanted }) => ({
    from: { name: from, octave: MIDDLE },
    key: (answer, low) => low + halfStepsOf(answer),
    name: (answer) => (answer === wanted ? to : undefined),
    heard: 'apart',
  }),
} satisfies Kind<Question>;
