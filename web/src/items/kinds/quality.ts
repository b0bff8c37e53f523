/** The interval between two notes. */

import { note } from '../../texts/notes';
import { capital } from '../../texts/catalog';
import { t } from '../../texts/texts.svelte';
import { intervalNamed, intervalText } from '../../texts/theory';
import type { Kind } from './kind';
import { MIDDLE } from './picture';
import { up } from './sounds';
import { halfStepsOf, letterOf, lettersOf, list } from './theory';

type Question = { readonly from: string; readonly to: string };

/** An interval by its short name. */
export const shortText = (short: string): string => intervalText(intervalNamed(short));

/** The notes of an interval from octave 4 up. */
function rising({ from, to }: Question): string[] {
  const at = (name: string): number => 'CDEFGAB'.indexOf(name.charAt(0));
  return [`${from}4`, `${to}${at(to) < at(from) ? 5 : 4}`];
}

export const quality = {
  asks: ({ from, to }) => t('items-ask-quality', { from: note(from), to: note(to) }),
  answer: shortText,
  layout: () => 'choices',
  shows: (question) => ({
    on: 'staff',
    notes: rising(question),
    label: t('items-staff-notes', { notes: list([question.from, question.to]) }),
  }),
  answerSound: (_, { from, to }) => up(from, to),
  atom: (short) => t('atoms-quality', { name: shortText(short) }),
  tile: (short) => ({ text: capital(shortText(short)), hour: null }),
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
