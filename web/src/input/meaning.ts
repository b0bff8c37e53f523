/** What an answer means in a game. Pure. The server decides whether it is right. */

import { isLetter, type Letter } from '../music/hours';
import { printedNames } from '../texts/tell';
import type { Answer } from './answers.svelte';

/** The letters an answer can mean: one for a white key or a name, two for a black key. */
export function lettersOf(answer: Answer): readonly Letter[] {
  if (answer.kind === 'step') return [];
  const names = answer.kind === 'name' ? [answer.name] : printedNames(answer.hour);
  return names.map((name) => name.charAt(0)).filter(isLetter);
}

/** The number of half steps up from one pitch to the next occurrence of another; 12 for the same pitch. */
export function hoursUp(from: number, to: number): number {
  return (((to - from) % 12) + 12) % 12 || 12;
}

export interface StepSaid {
  readonly step: 'half' | 'whole' | null; // null: the note is neither one nor two half steps up
  readonly hour: number | null;
  readonly name: string | null; // as it was said, when it was said by name
}

/** An answer in Steps: the step from the top card to the played note, or the spoken step. */
export function stepSaid(answer: Answer, top: number | null): StepSaid {
  if (answer.kind === 'step') return { step: answer.step, hour: null, name: null };
  const up = top === null ? null : hoursUp(top, answer.hour);
  return {
    step: up === 1 ? 'half' : up === 2 ? 'whole' : null,
    hour: answer.hour,
    name: answer.kind === 'name' ? answer.name : null,
  };
}
