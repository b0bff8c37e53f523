/** Results and suggestions as the player would type them: in the chosen language and note names. */

import { keyNameOf, shown } from '../naming/naming.svelte';
import { Problem } from '../net/http';
import { inputProblemText } from '../texts/input-problem';
import { scaleKindText } from '../texts/theory';
import { problemText } from '../ui/problem-text';
import type { NameParts } from '../wire';
import { labelOf } from './label';

const ENGLISH_NOTE = /^[A-G](?:#+|b+)?$/;

/** The text of a failed server call, which may be about something the player typed. */
export function typedProblemText(error: unknown): string {
  const problem = error instanceof Problem ? error.input : null;
  if (!problem) return problemText(error);
  return inputProblemText(problem, ownText);
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

/** Notes in sequence. */
export function rowText(text: string): string {
  return text
    .split(' ')
    .map((word) => (ENGLISH_NOTE.test(word) ? keyNameOf(word) : word))
    .join(' ');
}
