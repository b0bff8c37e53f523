/** Which chord it is, by its notes. */

import { and, t } from '../../texts/texts.svelte';
import type { ExerciseKind } from './kind';
import { shortText } from './quality';
import { together, keyOfPlace, type Heard } from './sounds';
import { list, rising } from './theory';

type Question = { readonly notes: string };

/** The thirds of a chord, from its root up. */
const THIRDS = {
  major: ['M3', 'm3'], minor: ['m3', 'M3'], diminished: ['m3', 'm3'], augmented: ['M3', 'M3'],
  dominant_seventh: ['M3', 'm3', 'm3'], major_seventh: ['M3', 'm3', 'M3'], minor_seventh: ['m3', 'M3', 'm3'],
  half_diminished_seventh: ['m3', 'm3', 'M3'], diminished_seventh: ['m3', 'm3', 'm3'],
} as const; // prettier-ignore

type ChordKind = keyof typeof THIRDS;

const HALF_STEPS = { m3: 3, M3: 4 } as Readonly<Record<string, number>>;

const thirdsOf = (chord: string): readonly string[] => THIRDS[chord as ChordKind];

export const namesOf = ({ notes }: Question): readonly string[] => notes.split(' ');

export const chordText = (chord: string): string => t('items-chord', { chord: chord as ChordKind });

export const thirdsText = (chord: string): string => and(thirdsOf(chord).map(shortText));

/** The half steps from the root of a chord to each of its notes. */
export function aboveRoot(chord: string): number[] {
  let above = 0;
  return [0, ...thirdsOf(chord).map((third) => (above += HALF_STEPS[third] ?? 0))];
}

/** The notes of a chord in thirds, from its root up. */
export function inThirds(names: readonly string[]): readonly string[] {
  const letter = (name: string | undefined): number => 'CDEFGAB'.indexOf((name ?? 'C').charAt(0));
  const turned = names.map((_, first) => [...names.slice(first), ...names.slice(0, first)]);
  const isInThirds = (each: readonly string[]): boolean =>
    each.every((name, index) => index === 0 || (letter(name) - letter(each[index - 1]) + 7) % 7 === 2);
  return turned.find(isInThirds) ?? names;
}

/** The notes of a chord as they are written, heard together. */
export const heard = (question: Question): Heard => together(...rising(namesOf(question)).map(keyOfPlace));

export const chord = {
  asks: () => t('items-ask-chord'),
  answer: chordText,
  layout: () => 'choices',
  shows: (question) => ({
    on: 'staff',
    together: true,
    notes: rising(namesOf(question)),
    label: t('items-staff-notes', { notes: list(namesOf(question)) }),
  }),
  answerSound: (answer, question) => {
    const [root = 60] = rising(inThirds(namesOf(question))).map(keyOfPlace);
    return together(...aboveRoot(answer).map((above) => root + above));
  },
  how: ({ question, said, wanted }) => {
    const right = { notes: list(inThirds(namesOf(question))), kind: chordText(wanted), thirds: thirdsText(wanted) };
    if (said === wanted) return t('diagnosis-how-chord.alone', right);
    return t('diagnosis-how-chord', { ...right, said: chordText(said), said_thirds: thirdsText(said) });
  },
} satisfies ExerciseKind<Question>;
