/** What was found and what would be, as the player would type it: in the language and the names of notes that were chosen. */

import { keyNameOf, shown } from '../naming/naming.svelte';
import { Problem } from '../net/http';
import { settings } from '../settings/settings.svelte';
import { inputProblemText } from '../texts/input-problem';
import { scaleKindText } from '../texts/theory';
import { problemText } from '../ui/problem-text';
import type { InstrumentNames, NameParts } from '../wire';
import { labelOf } from './label';

const ENGLISH_NOTE = /^[A-G](?:#+|b+)?$/;

/** What went wrong with a call to the server, where it may be something that the player typed. */
export function typedProblemText(error: unknown, instruments: readonly InstrumentNames[] = []): string {
  const problem = error instanceof Problem ? error.input : null;
  if (!problem) return problemText(error);
  return inputProblemText(problem, (parts) => ownText(parts, instruments));
}

/** What was found or could be typed, in the player's language and names of notes. */
export function ownText(parts: NameParts, instruments: readonly InstrumentNames[] = []): string {
  const { sort, text, code } = parts;
  switch (sort) {
    case 'notes':
      return rowText(text);
    case 'formula':
      return `${text} (${shown(scaleKindText(code))})`;
    case 'instrument':
      return instrumentName(instruments.find(({ name }) => name === text) ?? { name: text, names: {} });
    default:
      return shown(labelOf(parts));
  }
}

export function instrumentName({ name, names }: InstrumentNames): string {
  return names[settings.language] ?? name;
}

/** Notes one after the other. */
export function rowText(text: string): string {
  return text
    .split(' ')
    .map((word) => (ENGLISH_NOTE.test(word) ? keyNameOf(word) : word))
    .join(' ');
}
