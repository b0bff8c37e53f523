/** What the seat on turn has to do or may do, and help with its move: sentences from the server's names and facts. */

import type { Help, Task } from '../wire';
import type { Variables } from './catalog';
import { numberIn, type Facts, type Voice } from './tell';
import { firstOf, textOf } from './texts.svelte';

/** The variables of a game's texts, from their facts. */
export type VariablesOf = (facts: Facts) => Variables;

/** What has to be done, and what is possible. A task with the name of a refusal says what that refusal says. */
export function taskText(game: string, { name, facts }: Task, voice: Voice, variables: VariablesOf): string {
  return firstOf([`${game}-task-${name}`, `common-task-${name}`, `refusals-${name}.brief`, `refusals-${name}`], {
    ...variables(facts),
    count: numberIn(facts, 'count') ?? 0,
    name: voice.name(numberIn(facts, 'seat') ?? 0),
  });
}

/** The latest two steps of help: what to look for; the letter, step or place; where it is on the table. */
export function helpTexts(game: string, { step, name, facts }: Help, voice: Voice, variablesOf: VariablesOf): string[] {
  const variables = { ...variablesOf(facts), name: voice.name(numberIn(facts, 'seat') ?? 0) };
  const part = (id: 'look' | 'answer'): string =>
    firstOf([`${game}-help-${id}-${name}`, `${game}-help-${id}.${name}`, `${game}-help-${id}`], variables);
  const texts = [part('look'), ...(step > 1 ? [part('answer')] : []), ...(step > 2 ? [textOf('table-help-shown')] : [])];
  return texts.slice(-2);
}
