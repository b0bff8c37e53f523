/** Results, suggestions and problems of what was typed, in the player's language and note names. */

import { keyNameOf, saidKeyNameOf, shown, spoken } from '../naming/naming.svelte';
import { Problem } from '../net/http';
import { or, t } from '../texts/texts.svelte';
import { scaleKindText } from '../texts/theory';
import { problemText } from '../ui/problem-text';
import type { InputProblem, NameParts } from '../wire';
import { twoWays } from '../texts/notes';
import { labelOf } from './label';

const ENGLISH_NOTE = /^([A-G](?:#+|b+)?)(-?\d*)$/;

/** The text of a failed server call, which may be about something the player typed. Its suggestions are written and said in two ways. */
export function typedProblemText(error: unknown): string {
  const problem = error instanceof Problem ? error.input : null;
  if (!problem) return problemText(error);
  return inputProblemText(problem, (parts) => twoWays(ownText(parts), ownTextSaid(parts)));
}

/** Why something that was typed cannot be read or used. `label` names a suggestion in the player's language and names of notes. */
export function inputProblemText(problem: InputProblem, label: (parts: NameParts) => string): string {
  const { code, part, input, expected, number, row, suggestions, examples, total, least, most } = problem;
  const facts = { part, input, expected: expected ?? 'note', total: total ?? 0, least: least ?? 0, most: most ?? 0 };
  const sentences = [t(code === 'not-understood' && part !== input ? 'input-not-understood.in' : `input-${code}`, facts)];
  if (number !== null) sentences.push(row === null ? t('input-number', { number }) : t('input-number.row', { number, row }));
  if (suggestions.length > 0) sentences.push(t('input-hint', { suggestions: or(suggestions.map(label)) }));
  else if (examples.length > 0) sentences.push(t('input-hint.examples', { examples: or(examples.map(label)) }));
  return sentences.join(' ');
}

/** A result or a suggestion in the player's language and note names. */
export function ownText(parts: NameParts): string {
  const { sort, text, code } = parts;
  switch (sort) {
    case 'notes':
      return rowText(text);
    case 'formula':
      return `${text} (${shown(scaleKindText(code))})`;
    default:
      return shown(labelOf(parts));
  }
}

/** The same, in words for screen readers. */
function ownTextSaid(parts: NameParts): string {
  return parts.sort === 'notes' ? rowText(parts.text, saidKeyNameOf) : parts.sort === 'formula' ? ownText(parts) : spoken(labelOf(parts));
}

/** Notes in sequence, with or without octaves. */
export function rowText(text: string, nameOf = keyNameOf): string {
  return text
    .split(' ')
    .map((word) => {
      const [, name, octave] = ENGLISH_NOTE.exec(word) ?? [];
      return name ? nameOf(name) + (octave ?? '') : word;
    })
    .join(' ');
}
