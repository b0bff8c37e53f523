/** Which chord is heard. */

import { t } from '../../texts/texts.svelte';
import { aboveRoot, chordText, thirdsText } from './chord';
import type { ExerciseKind } from './kind';
import { keyOfPlace, together, type Heard } from './sounds';

type Question = { readonly from: string; readonly chord: string };

/** A chord from the root of the question. */
function soundOf(chord: string, question: Question): Heard {
  const root = keyOfPlace(question.from);
  return together(...aboveRoot(chord).map((above) => root + above));
}

export const harmony = {
  asks: () => t('items-ask-harmony'),
  answer: chordText,
  layout: () => 'choices',
  sound: (question) => soundOf(question.chord, question),
  answerSound: soundOf,
  how: ({ said, wanted }) => {
    const right = { kind: chordText(wanted), thirds: thirdsText(wanted) };
    if (said === wanted) return t('diagnosis-how-harmony.alone', right);
    return t('diagnosis-how-harmony', { ...right, said: chordText(said), said_thirds: thirdsText(said) });
  },
} satisfies ExerciseKind<Question>;
