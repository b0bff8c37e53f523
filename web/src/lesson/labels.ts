/** The accessible labels of a lesson's pictures. */

import { spoken } from '../naming/naming.svelte';
import { t } from '../texts/texts.svelte';
import { note } from '../texts/notes';
import type { Mark, Ring, Clock } from './picture';

/** Sentences for the lists that are not empty, e.g. "Counted: A, B, C." */
function sentences(picture: string, counted: readonly string[], said: readonly string[], played: readonly string[]): string {
  const spokenLists = Object.entries({ counted, said, played } as const) as ['counted' | 'said' | 'played', readonly string[]][];
  const lists = spokenLists
    .filter(([, notes]) => notes.length > 0)
    .map(([what, notes]) => t(`lessons-picture-${what}`, { notes: notes.join(', ') }));
  return spoken([picture, ...lists].join(' '));
}

export function ringLabel({ paths, said }: Ring): string {
  return sentences(t('lessons-picture-ring'), paths.flat().map(note), said === null ? [] : [note(said)], []);
}

export function clockLabel({ counted, needed, played }: Clock): string {
  const hours = counted.length > 0 ? counted : needed === null ? [] : [needed];
  return sentences(t('lessons-picture-clock'), hours.map(String), [], played.map(String));
}

/** The label of a staff or of keys. */
export function notesLabel(on: 'staff' | 'keys', marks: readonly Mark[]): string {
  const names = (wrong: boolean): string[] => marks.filter(({ role }) => (role === 'wrong') === wrong).map(({ name }) => note(name));
  return sentences(t(`lessons-picture-${on}`), names(false), [], names(true));
}
