/** Which chord of a key it is, in Roman numerals. */

import { keyNote } from '../../texts/notes';
import { t } from '../../texts/texts.svelte';
import { keyText } from '../../texts/theory';
import { chord, chordText, heard, namesOf } from './chord';
import type { ExerciseKind } from './kind';
import { list } from './theory';

type Question = { readonly tonic: string; readonly mode: 'major' | 'minor'; readonly notes: string };

/** On which note of the key a chord is. */
const degreeOf = (numeral: string): number =>
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'].indexOf(numeral.replace('o', '').toLowerCase()) + 1;

const kindOf = (numeral: string): string => (numeral.endsWith('o') ? 'diminished' : numeral === numeral.toLowerCase() ? 'minor' : 'major');

const numeralText = (numeral: string): string => numeral.replace('o', '°');

export const functionInKey = {
  asks: ({ tonic, mode }) => t('items-ask-function', { key: keyText(tonic, mode) }),
  answer: numeralText,
  label: numeralText,
  spoken: (numeral) => t('items-numeral', { degree: degreeOf(numeral), chord: chordText(kindOf(numeral)) }),
  inKey: true,
  layout: () => 'choices',
  shows: chord.shows,
  answerSound: (_, question) => heard(question),
  how: ({ question, wanted }) => {
    const [root = ''] = namesOf(question);
    const facts = {
      key: keyText(question.tonic, question.mode),
      root: keyNote(root),
      degree: degreeOf(wanted),
      kind: chordText(kindOf(wanted)),
    };
    const raised = question.mode === 'minor' && ['V', 'viio'].includes(wanted);
    return t(raised ? 'diagnosis-how-function.raised' : 'diagnosis-how-function', {
      ...facts,
      notes: list(namesOf(question)),
      numeral: numeralText(wanted),
    });
  },
} satisfies ExerciseKind<Question>;
