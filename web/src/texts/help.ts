/** What the seat on turn has to do or may do, and help with its move: sentences from the server's names and facts. */

import type { Help, Task } from '../wire';
import type { Variables } from './catalog';
import { note } from './notes';
import { spaceForms } from './spaces';
import { namesOn, numberIn, numbersIn, pitchAt, textIn, textsIn, type Facts, type Voice } from './tell';
import { hasText, or, textOf } from './texts.svelte';

/** What has to be done, and what is possible. A task with the name of a refusal says what that refusal says. */
export function taskText(game: string, { name, facts }: Task, voice: Voice): string {
  return firstOf([`${game}-task-${name}`, `common-task-${name}`, `refusals-${name}.brief`, `refusals-${name}`], {
    ...spaceForms('gaps', textsIn(facts, 'gaps')),
    count: numberIn(facts, 'count') ?? 0,
    name: voice.name(numberIn(facts, 'seat') ?? 0),
  });
}

/** The latest two steps of help: what to look for; the letter, step or place; where it is on the table. */
export function helpTexts(game: string, { step, name, facts }: Help, voice: Voice): string[] {
  const variables = variablesOf(facts, voice);
  const part = (id: 'look' | 'answer'): string =>
    firstOf([`${game}-help-${id}-${name}`, `${game}-help-${id}.${name}`, `${game}-help-${id}`], variables);
  const texts = [part('look'), ...(step > 1 ? [part('answer')] : []), ...(step > 2 ? [textOf('table-help-shown')] : [])];
  return texts.slice(-2);
}

function variablesOf(facts: Facts, voice: Voice): Variables {
  const letters = (name: string): string => or(textsIn(facts, name).map(note));
  const space = (name: string): string[] => [textIn(facts, name) ?? []].flat();
  const hour = numberIn(facts, 'hour');
  return {
    ...spaceForms('from', space('from')),
    ...spaceForms('to', space('to')),
    last: letters('last'),
    letters: letters('letters'),
    interval: numberIn(facts, 'interval') ?? 2,
    do: textIn(facts, 'do') ?? 'play',
    top: pitchAt(numberIn(facts, 'top') ?? 0),
    needed: or(numbersIn(facts, 'needed').map(pitchAt)),
    step: textIn(facts, 'step') ?? 'half',
    source: textIn(facts, 'source') ?? 'hand',
    note: hour === null ? note(textIn(facts, 'note') ?? 'C') : pitchAt(hour),
    card: namesOn(textIn(facts, 'card') ?? ''),
    name: voice.name(numberIn(facts, 'seat') ?? 0),
    place: (numberIn(facts, 'position') ?? 0) + 1,
  };
}

/** The first of these texts that exists; '' for none. */
function firstOf(ids: readonly string[], variables: Variables): string {
  const id = ids.find(hasText);
  return id === undefined ? '' : textOf(id, variables);
}
