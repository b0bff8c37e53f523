/** Why something that was typed cannot be read or used, from the server's code and facts. */

import type { InputProblem, NameParts } from '../wire';
import { or, t } from './texts.svelte';

/** The text for a problem. `label` names a suggestion in the player's language and names of notes. */
export function inputProblemText(problem: InputProblem, label: (parts: NameParts) => string): string {
  const { code, part, input, expected, number, row, suggestions, examples, total, least, most } = problem;
  const facts = { part, input, expected: expected ?? 'note', total: total ?? 0, least: least ?? 0, most: most ?? 0 };
  const sentences = [t(code === 'not-understood' && part !== input ? 'input-not-understood.in' : `input-${code}`, facts)];
  if (number !== null) sentences.push(row === null ? t('input-number', { number }) : t('input-number.row', { number, row }));
  if (suggestions.length > 0) sentences.push(t('input-hint', { suggestions: or(suggestions.map(label)) }));
  else if (examples.length > 0) sentences.push(t('input-hint.examples', { examples: or(examples.map(label)) }));
  return sentences.join(' ');
}
