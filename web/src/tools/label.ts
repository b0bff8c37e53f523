/** The label of anything that can be looked up, from its parts. Its notes are marked (see texts/notes.ts). */

import { spoken } from '../naming/naming.svelte';
import { hasText, t, textOf } from '../texts/texts.svelte';
import { intervalText, keyText, scaleText } from '../texts/theory';
import type { Found, NameParts } from '../wire';
import { keyNote, note } from '../texts/notes';
import { plainName, signed } from './names';

/** A chord symbol; its notes are named even where others are shown as degrees. */
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

/** The notes in sequence, for screen readers. */
export function notesSaid(notes: Found['notes']): string {
  return spoken(notes.map(({ name }) => note(plainName(name))).join(', '));
}

/** The title of a result. */
export function titleOf({ sort, parts, notes }: Pick<Found, 'sort' | 'parts' | 'notes'>): string {
  const label = labelOf(parts);
  if (sort === 'notes') return t('tools-these-notes');
  if (sort === 'interval') return `${notes.map(({ name }) => note(plainName(name))).join('–')} · ${label}`;
  const chord = `tools-chord-${parts.code}`;
  return sort === 'chord' && hasText(chord) ? `${label} · ${textOf(chord)}` : label;
}
