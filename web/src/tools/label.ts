/** What can be asked for, as it is shown, from its parts. The notes in it are marked (see texts/notes.ts). */

import { spoken } from '../naming/naming.svelte';
import { hasText, t, textOf } from '../texts/texts.svelte';
import { intervalText, keyText, scaleText } from '../texts/theory';
import type { Found, NameParts } from '../wire';
import { keyNote, note } from '../words/notes';
import { plainName, signed } from './names';

/** A chord symbol: its notes have names even where others are called by their degrees. */
function symbolText({ tonic, suffix, bass }: Pick<NameParts, 'tonic' | 'suffix' | 'bass'>): string {
  return `${keyNote(tonic)}${signed(suffix)}${bass ? `/${keyNote(bass)}` : ''}`;
}

/** A scale, a chord symbol, a key, an interval, an instrument or a note. */
export function labelOf({ sort, text, tonic, code, interval, ...chord }: NameParts): string {
  if (interval) return intervalText(interval);
  switch (sort) {
    case 'scale':
      return scaleText({ tonic, kind: code });
    case 'chord':
      return symbolText({ tonic, ...chord });
    case 'key':
      return keyText(tonic, code === 'minor' ? 'minor' : 'major');
    case 'instrument':
      return textOf(`instruments-${code}`);
    case 'note':
      return keyNote(text);
    default:
      return text;
  }
}

/** Its notes one after the other, to be read out. */
export function notesSaid(notes: Found['notes']): string {
  return spoken(notes.map(({ name }) => note(plainName(name))).join(', '));
}

/** What was found, by its name. */
export function titleOf({ sort, parts, notes }: Pick<Found, 'sort' | 'parts' | 'notes'>): string {
  const label = labelOf(parts);
  if (sort === 'notes') return t('tools-these-notes');
  if (sort === 'interval') return `${notes.map(({ name }) => note(plainName(name))).join('–')} · ${label}`;
  const chord = `tools-chord-${parts.code}`;
  return sort === 'chord' && hasText(chord) ? `${label} · ${textOf(chord)}` : label;
}
