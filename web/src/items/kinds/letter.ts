/** The letter an interval away. */

import { note } from '../../texts/notes';
import { numberIn, textIn, textsIn } from '../../texts/tell';
import { t } from '../../texts/texts.svelte';
import type { Kind } from './kind';
import { down, up } from './sounds';
import { lettersOf, list, noteTile } from './theory';

type Question = { readonly interval: number; readonly from: string };

/** "A is 1, B is 2, C is 3" */
const counting = ({ from, interval }: Question): string =>
  lettersOf(from, interval)
    .map((letter, index) => t('lessons-counted', { letter: note(letter), number: index + 1 }))
    .join(', ');

export const letter = {
  asks: ({ interval, from }) =>
    t(interval > 0 ? 'items-ask-letter' : 'items-ask-letter.down', { interval: Math.abs(interval), from: note(from) }),
  answer: note,
  layout: () => 'letters',
  note: ({ letters }) => (letters.length > 1 ? { kind: 'names', names: letters } : letters[0]),
  shows: ({ from }) => ({ on: 'name', name: note(from) }),
  answerSound: (answer, { interval, from }) => (interval < 0 ? down : up)(from, answer),
  atom: (size, from) => {
    const interval = Number(size);
    return t(interval > 0 ? 'atoms-letter-up' : 'atoms-letter-down', { interval: Math.abs(interval), note: note(from) });
  },
  tile: (_, from) => noteTile(from),
  how: ({ question }) =>
    t('diagnosis-how-letter', { from: note(question.from), counting: counting(question), interval: Math.abs(question.interval) }),
  rules: {
    'starts-at-zero': ({ question }) => t('diagnosis-starts-at-zero', { from: note(question.from), counting: counting(question) }),
    'one-short': ({ question }) => t('diagnosis-one-short', { counting: counting(question) }),
    direction: ({ question: { from, interval } }) =>
      t('diagnosis-direction-letter', { way: interval > 0 ? 'up' : 'down', path: list(lettersOf(from, interval)) }),
  },
  picture: ({ question: { from, interval }, said, wanted }) => ({
    on: 'ring',
    ring: { paths: [lettersOf(from, interval)], needed: [wanted], said: said === wanted ? null : said },
  }),
  inGame: (facts, [size, from], said) => {
    const [interval, [wanted]] = [numberIn(facts, 'interval'), textsIn(facts, 'needed')];
    if (wanted === undefined || interval !== Number(size) || textIn(facts, 'said') !== said) return null;
    return textsIn(facts, 'last').includes(from) ? { question: { interval, from }, wanted } : null;
  },
} satisfies Kind<Question>;
