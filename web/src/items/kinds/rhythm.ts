/** Which rhythm is heard. */

import { beatOf, measureOf, meterOf, soundsOf } from '../../music/note-values';
import { t } from '../../texts/texts.svelte';
import type { ExerciseKind } from './kind';
import { rhythmText } from './rhythm-text';
import { inRhythm, type Heard } from './sounds';

type Question = { readonly meter: string; readonly tempo: number; readonly rhythm: string; readonly others: string };

const heard = (rhythm: string, { meter, tempo }: Question): Heard => inRhythm({ rhythm, meter, tempo });

/** The measure and the beat, from 1, from which on two rhythms differ. */
export function firstDifference(one: string, other: string, meter: string): { readonly measure: number; readonly beat: number } {
  const [ours, theirs] = [soundsOf(one), soundsOf(other)].map((sounds) => new Set(sounds.map(({ at }) => at)));
  const at = Math.min(...[...(ours ?? [])].filter((each) => !theirs?.has(each)), ...[...(theirs ?? [])].filter((each) => !ours?.has(each)));
  const signature = meterOf(meter);
  const [measure, beat] = [measureOf(signature), beatOf(signature)];
  return { measure: Math.floor(at / measure) + 1, beat: Math.floor((at % measure) / beat) + 1 };
}

export const rhythm = {
  asks: () => t('rhythm-ask-hear'),
  answer: rhythmText,
  layout: () => 'rhythms',
  shuffled: true,
  sound: (question) => heard(question.rhythm, question),
  answerSound: heard,
  how: ({ question, said, wanted }) => {
    const right = { rhythm: rhythmText(wanted) };
    return said === wanted ? t('rhythm-how.alone', right) : t('rhythm-how', { ...right, ...firstDifference(said, wanted, question.meter) });
  },
} satisfies ExerciseKind<Question>;
