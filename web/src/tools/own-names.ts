/** What was found and what would be, as the player would type it: in the language and the names of notes that were chosen. */

import { keyNameOf, shown } from '../naming/naming.svelte';
import { Problem } from '../net/http';
import { problemText } from '../ui/problem-text';
import { inputProblemText } from '../texts/input-problem';
import { words } from '../words/words.svelte';
import type { Found, InstrumentNames, TypedSuggestion } from '../wire';
import { settings } from '../settings/settings.svelte';
import { keyLabel, kindLabel, labelOf } from './label';

const ENGLISH_NOTE = /^[A-G](?:#+|b+)?$/;

/** The text that finds it again. */
export function ownText({ sort, ask }: Pick<Found, 'sort' | 'ask'>): string {
  return sort === 'scale' || sort === 'chord' ? shown(labelOf(ask)) : rowText(ask);
}

/** What went wrong with a call to the server, where it may be something that the player typed. */
export function typedProblemText(error: unknown, instruments: readonly InstrumentNames[] = []): string {
  const problem = error instanceof Problem ? error.input : null;
  if (!problem) return problemText(error);
  return inputProblemText(problem, (suggestion) => suggestionText(suggestion, instruments));
}

/** What could be typed, in the player's language and names of notes. */
export function suggestionText({ sort, text, kind }: TypedSuggestion, instruments: readonly InstrumentNames[] = []): string {
  switch (sort) {
    case 'note':
      return keyNameOf(text);
    case 'notes':
      return rowText(text);
    case 'interval':
      return words().tools.intervalName(text);
    case 'chord':
      return shown(labelOf(text));
    case 'scale':
      return shown(labelOf(`${text.slice(0, text.indexOf(' '))} ${kind}`));
    case 'key':
      return shown(keyLabel(text));
    case 'formula':
      return `${text} (${shown(kindLabel(kind))})`;
    case 'instrument':
      return instruments.find((each) => each.en === text)?.[settings.language] ?? text;
    case 'plain':
      return text;
  }
}

function rowText(ask: string): string {
  return ask
    .split(' ')
    .map((word) => (ENGLISH_NOTE.test(word) ? keyNameOf(word) : word))
    .join(' ');
}
