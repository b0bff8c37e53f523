/** The label of anything that can be looked up, from its parts. Its notes are marked (see texts/notes.ts). */

import { spoken } from '../naming/naming.svelte';
import { hasText, t, textOf } from '../texts/texts.svelte';
import { intervalText, keyText, scaleText } from '../texts/theory';
import type { Found, NameParts, Transposed } from '../wire';
import { keyNote, note, twoWays } from '../texts/notes';
import { plainName, signed } from './names';
import { suffixSaid } from './said-chord';

/** A chord symbol, said in words; its notes are named even where others are shown as degrees. */
function symbolText({ tonic, suffix, bass }: Pick<NameParts, 'tonic' | 'suffix' | 'bass'>): string {
  const over = bass ? `${twoWays('/', ` ${t('tools-said-bass')} `)}${keyNote(bass)}` : '';
  return `${keyNote(tonic)}${suffixText(suffix, ' ')}${over}`;
}

/** What follows the root of a chord symbol, said in words after `before`. */
export function suffixText(suffix: string, before = ''): string {
  return twoWays(signed(suffix), before + suffixSaid(suffix));
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
      return textOf(`instruments-${code}`).replace(/\b[A-G]b(?= |$)/g, keyNote);
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
  const apart = twoWays(' · ', ', ');
  if (sort === 'interval') return `${notes.map(({ name }) => note(plainName(name))).join(twoWays('–', ', '))}${apart}${label}`;
  const chord = `tools-chord-${parts.code}`;
  return sort === 'chord' && hasText(chord) ? `${label}${apart}${textOf(chord)}` : label;
}

/** A line of notes and chord symbols, to be said. What is beyond the events of a long line is left out. */
export function lineText({ events }: Pick<Transposed, 'events'>): string {
  return events
    .flatMap(({ names, symbol, measure }, index) => {
      const said = symbol ? labelOf(symbol) : names.map((name) => note(plainName(name))).join(' ') || t('tools-rest');
      const isNew = !events[index - 1]?.tied;
      return [...(measure && index > 0 ? [t('tools-bar')] : []), ...(isNew ? [said] : [])];
    })
    .join(', ');
}
