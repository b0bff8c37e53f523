/** What was found and what would be, as the player would type it: in the language and the names of notes that were chosen. */

import { keyNameOf, shown } from '../naming/naming.svelte';
import { Problem } from '../net/http';
import { GAME_SCALES, MORE_SCALES } from '../words/scale-kinds';
import { words } from '../words/words.svelte';
import type { Found } from '../wire';
import { settings } from '../settings/settings.svelte';
import { labelOf } from './label';
import { fixedNotation } from './typed-text';

const ENGLISH_NOTE = /^[A-G](?:#+|b+)?$/;
const KINDS: readonly string[] = [...GAME_SCALES, ...MORE_SCALES];

/** The text that finds it again. */
export function ownText({ sort, ask }: Pick<Found, 'sort' | 'ask'>): string {
  return sort === 'scale' || sort === 'chord' ? shown(labelOf(ask)) : rowText(ask);
}

/** An error whose hints are texts that one can type. */
export function ownHints(error: unknown): unknown {
  const { language, notation } = settings;
  const isEnglish = language === 'en' && fixedNotation(notation, language) === 'english'; // as the server's hints are
  if (isEnglish || !(error instanceof Problem)) return error;
  const facts: Record<string, unknown> = { ...error.facts };
  let text = error.message;
  for (const name of ['instead', 'example']) {
    const hint = facts[name];
    if (typeof hint !== 'string') continue;
    facts[name] = hintText(hint);
    const end = text.lastIndexOf(hint); // the server's own sentence ends with it
    if (end >= 0) text = text.slice(0, end) + hintText(hint) + text.slice(end + hint.length);
  }
  return new Problem(error.status, { reason: error.reason, text, facts });
}

/** What could be typed instead, one or several: `Eb melodic minor, F#m7b5 or C Eb Gb A`. */
export function hintText(hint: string): string {
  return hint
    .split(/(, | or )/)
    .map((part, place) => (place % 2 ? part : oneHint(part)))
    .join('');
}

function oneHint(hint: string): string {
  const [tonic = '', ...rest] = hint.split(' ');
  const kind = rest.join(' ') === 'minor' ? 'natural minor' : rest.join(' ');
  if (ENGLISH_NOTE.test(tonic) && KINDS.includes(kind)) return shown(labelOf(`${tonic} ${kind}`));
  if (rest.length > 0) return ENGLISH_NOTE.test(tonic) ? rowText(hint) : words().tools.intervalName(hint);
  return /^[A-G](?![a-z]{2,})/.test(hint) ? shown(labelOf(hint)) : hint;
}

function rowText(ask: string): string {
  return ask
    .split(' ')
    .map((word) => (ENGLISH_NOTE.test(word) ? keyNameOf(word) : word))
    .join(' ');
}
