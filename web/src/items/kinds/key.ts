/** One of the twelve keys of a piano. */

import { hourOfName } from '../../music/hours';
import { note } from '../../texts/notes';
import { pitchAt } from '../../texts/tell';
import { t } from '../../texts/texts.svelte';
import type { Kind } from './kind';
import { MIDDLE } from './picture';
import { inTurn, MIDDLE_C } from './sounds';
import { accidentalOf, letterOf, noteTile } from './theory';

type Question = { readonly name: string };

const explained = (answer: string, { name }: Question): string =>
  Number(answer) === hourOfName(name) ? note(name) : pitchAt(Number(answer));

export const key = {
  asks: ({ name }) => t('items-ask-key', { note: note(name) }),
  answer: (answer) => pitchAt(Number(answer)),
  explained,
  layout: () => 'keys',
  note: ({ answer }) => (answer.kind === 'name' ? { kind: 'named' } : String(answer.hour)),
  shows: ({ name }) => ({ on: 'name', name: note(name) }),
  answerSound: (answer) => inTurn(MIDDLE_C + (Number(answer) % 12)),
  atom: (name) => t('atoms-key', { note: note(name) }),
  tile: noteTile,
  title: ({ name }) => note(name),
  how: ({ question: { name } }) => {
    const degree = 'CDEFGAB'.indexOf(name) + 1;
    return t('diagnosis-how-key', { accidental: accidentalOf(name), letter: letterOf(name), right: note(name), degree });
  },
  rules: {
    'sharp-lowers': ({ question, said }) => {
      const { name } = question;
      const accidental = accidentalOf(name) === 'sharp' ? 'sharp' : 'flat';
      return t('diagnosis-sharp-lowers', { accidental, letter: letterOf(name), said: explained(said, question), right: note(name) });
    },
  },
  onKeys: ({ question: { name }, wanted }) => ({
    from: { name: name.charAt(0), octave: MIDDLE },
    key: (answer) => MIDDLE_C + (Number(answer) % 12),
    name: (answer) => (answer === wanted ? name : undefined),
  }),
} satisfies Kind<Question>;
