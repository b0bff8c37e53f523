/** Why something that was typed cannot be read or used, from the server's code and facts. */

import type { InputProblem, NameParts } from '../wire';
import { NONE } from './catalog';
import { or, t } from './texts.svelte';

/** The text for a problem. `label` names a suggestion in the player's language and names of notes. */
export function inputProblemText(problem: InputProblem, label: (parts: NameParts) => string): string {
  const { code, part, input, expected, number, row, suggestions, examples, total, least, most } = problem;
  return t(`input-${code}`, {
    part,
    input: input === part ? NONE : input,
    expected: expected ?? 'note',
    number: number === null ? NONE : String(number),
    row: row === null ? NONE : String(row),
    suggestions: suggestions.length > 0 ? or(suggestions.map(label)) : NONE,
    examples: examples.length > 0 ? or(examples.map(label)) : NONE,
    total: total ?? 0,
    least: least ?? 0,
    most: most ?? 0,
  });
}
