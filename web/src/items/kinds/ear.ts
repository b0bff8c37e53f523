/** What is heard: an interval, a half or whole step, or a scale. */

import { capital } from '../../texts/catalog';
import { t } from '../../texts/texts.svelte';
import { scaleKindText } from '../../texts/theory';
import type { Kind } from './kind';
import { shortText } from './quality';
import { inTurn, keyOfPlace, scale, together, type Heard } from './sounds';
import { FORMULAS, halfStepsOf } from './theory';

const WAYS = ['up', 'down', 'together'] as const;

type Question =
  | { readonly from: string; readonly interval: string; readonly way: (typeof WAYS)[number] }
  | { readonly from: string; readonly step: 'half' | 'whole' }
  | { readonly from: string; readonly scale: string };

const wayOf = (question: Question): (typeof WAYS)[number] => ('way' in question ? question.way : 'up');

/** What an answer would sound like from the note of the question. */
function soundOf(answer: string, question: Question): Heard {
  const first = keyOfPlace(question.from);
  if ('scale' in question) return scale(first, FORMULAS[answer] ?? '');
  const way = wayOf(question);
  return (way === 'together' ? together : inTurn)(first, first + (way === 'down' ? -1 : 1) * halfStepsOf(answer));
}

/** A half or whole step, an interval or a scale, as it is asked by ear. */
export function soundText(sound: string): string {
  if (sound === 'half' || sound === 'whole') return t('music-step-up', { half_steps: halfStepsOf(sound) });
  return sound in FORMULAS ? scaleKindText(sound) : shortText(sound);
}

export const ear = {
  asks: (question) => {
    if ('interval' in question) return t(`items-ask-ear-${question.way}`);
    return t('step' in question ? 'items-ask-ear-step' : 'items-ask-ear-scale');
  },
  answer: soundText,
  layout: () => 'choices',
  sound: (question) => soundOf('interval' in question ? question.interval : 'step' in question ? question.step : question.scale, question),
  answerSound: soundOf,
  atom: (sound, way) => t('atoms-ear', { sound: soundText(sound), way: WAYS.find((each) => each === way) ?? 'once' }),
  tile: (sound, way) => ({ text: way === '' ? capital(soundText(sound)) : '', hour: null }),
  title: (_, answer) => capital(soundText(answer)),
  how: ({ question, wanted }) => {
    if ('scale' in question) return t('diagnosis-how-ear-scale', { kind: wanted });
    if ('step' in question) return t('diagnosis-how-ear-step', { step: wanted === 'whole' ? 'whole' : 'half' });
    return t('diagnosis-how-ear-interval', { right: soundText(wanted), half_steps: halfStepsOf(wanted) });
  },
  rules: {
    'octave-or-fifth': ({ wanted }) => t('diagnosis-octave-or-fifth', { interval: wanted === 'P8' ? 8 : 5 }),
    'too-small': ({ said, wanted }) => t('diagnosis-too-small', { right: soundText(wanted), said: soundText(said) }),
  },
  onKeys: ({ question }) => {
    if ('scale' in question) return null;
    const [way, octave] = [wayOf(question), Number(question.from.slice(-1))];
    return {
      from: { name: question.from.slice(0, -1), octave: way === 'down' ? octave + 1 : octave },
      key: (answer, low) => low + (way === 'down' ? -1 : 1) * halfStepsOf(answer),
      heard: way === 'together' ? 'together' : 'apart',
    };
  },
} satisfies Kind<Question>;
