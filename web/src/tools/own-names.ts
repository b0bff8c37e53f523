/** What was found and what would be, as the player would type it: in the language and the names of notes that were chosen. */

import { keyNameOf, shown } from '../naming/naming.svelte';
import { Problem } from '../net/http';
import { inputProblemText } from '../texts/input-problem';
import { scaleKindText } from '../texts/theory';
import { problemText } from '../ui/problem-text';
import type { NameParts } from '../wire';
import { labelOf } from './label';

const ENGLISH_NOTE = /^[A-G](?:#+|b+)?$/;

/** What went wrong with a call to the server, where it may be something that the player typed. */
export function typedProblemText(error: unknown): string {
  const problem = error instanceof Problem ? error.input : null;
  if (!problem) return problemText(error);
  return inputProblemText(problem, ownText);
}

/** What was found or could be typed, in the player's language and names of notes. */
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

/** Notes one after the other. */
export function rowText(text: string): string {
  return text
    .split(' ')
    .map((word) => (ENGLISH_NOTE.test(word) ? keyNameOf(word) : word))
    .join(' ');
}
