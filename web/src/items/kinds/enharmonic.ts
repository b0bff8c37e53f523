/** Another name of the same note, or that there is none. */

import { note } from '../../texts/notes';
import { t } from '../../texts/texts.svelte';
import { NO_NAME, type Kind, type Wrong } from './kind';
import { MIDDLE } from './picture';
import { inTurn, keyOfName } from './sounds';
import { accidentalOf, letterOf, nearby, noteTile } from './theory';

type Question = { readonly name: string };

const answerText = (answer: string): string => (answer === NO_NAME ? t('items-no-name') : note(answer));

const facts = ({ question: { name }, wanted }: Wrong<Question>) =>
  ({
    accidental: accidentalOf(name) === 'sharp' ? 'sharp' : 'flat',
    note: note(name),
    letter: letterOf(name),
    right: answerText(wanted),
  }) as const;

export const enharmonic = {
  asks: ({ name }) => t('items-ask-enharmonic', { note: note(name) }),
  answer: answerText,
  layout: () => 'names',
  note: ({ exact }) => exact,
  shows: ({ name }) => ({ on: 'name', name: note(name) }),
  answerSound: (_, { name }) => inTurn(keyOfName(name)),
  atom: (name) => t('atoms-enharmonic', { note: note(name) }),
  tile: noteTile,
  how: (wrong) => t('diagnosis-how-enharmonic', facts(wrong)),
  rules: { 'one-name-only': (wrong) => t('diagnosis-one-name-only', facts(wrong)) },
  onKeys: ({ question: { name } }) => ({ from: { name: name.charAt(0), octave: MIDDLE }, key: nearby, name: (answer) => answer }),
} satisfies Kind<Question>;
