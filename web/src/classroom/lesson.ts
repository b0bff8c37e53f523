/** Lesson plans in words. Needs the texts of `plans` and `teach`. */

import { storedValue, storeValue } from '../browser/storage';
import { firstOf, t, textOf } from '../texts/texts.svelte';
import { gameTitle } from '../texts/games';
import type { LessonStep } from '../wire';

export const planTitle = (lesson: string): string => textOf(`plans-${lesson}`);
/** What children can do after it. */
export const planAim = (lesson: string): string => textOf(`plans-${lesson}.aim`);

/** What the teacher says in a step, sentence by sentence; for other steps, what to look for. Empty where there is nothing to say. */
export function stepLines(lesson: string, step: number): string[] {
  return firstOf([`plans-${lesson}-${String(step)}`])
    .split('\n')
    .filter(Boolean);
}

/** The name of a step, as on its line of the plan. */
export function stepName({ kind, plan }: LessonStep): string {
  return kind === 'deal' && plan
    ? t('teach-step-deal', { game: gameTitle(plan.game) })
    : t(`teach-step-${kind === 'deal' ? 'talk' : kind}`);
}

/** A talk, as the class has it: lesson and number of the step. */
export const talkOf = (lesson: string, step: number): string => `${lesson}:${String(step)}`;

export function linesOfTalk(talk: string): string[] {
  const [lesson = '', step = ''] = talk.split(':');
  return stepLines(lesson, Number(step));
}

// Which plan is open on this tab, and which of its steps are done, e.g. "letters:0,1".

const entry = (code: string): string => `class-lesson.${code}`;

/** The lesson plan that the teacher of a class has open; '' for none. */
export const openLesson = (code: string): string => (storedValue(entry(code), 'tab') ?? '').split(':')[0] ?? '';

/** The steps of that plan that are done. */
export function stepsDone(code: string): number[] {
  const [, steps = ''] = (storedValue(entry(code), 'tab') ?? '').split(':');
  return steps ? steps.split(',').map(Number) : [];
}

export function keepLesson(code: string, lesson: string, steps: readonly number[]): void {
  storeValue(entry(code), `${lesson}:${steps.join(',')}`, 'tab');
}
