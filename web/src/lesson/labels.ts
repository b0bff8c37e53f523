/** What the pictures of a lesson show, in words to be spoken. */

import { spoken } from '../naming/naming.svelte';
import { t } from '../texts/texts.svelte';
import { note } from '../words/notes';
import type { Mark, Ring, Walk } from './picture';

/** The sentences for lists that are not empty: "Counted: A, B, C." */
function sentences(picture: string, counted: readonly string[], said: readonly string[], played: readonly string[]): string {
  const told = Object.entries({ counted, said, played } as const) as ['counted' | 'said' | 'played', readonly string[]][];
  const lists = told
    .filter(([, notes]) => notes.length > 0)
    .map(([what, notes]) => t(`lessons-picture-${what}`, { notes: notes.join(', ') }));
  return spoken([picture, ...lists].join(' '));
}

export function ringLabel({ paths, said }: Ring): string {
  return sentences(t('lessons-picture-ring'), paths.flat().map(note), said === null ? [] : [note(said)], []);
}

export function clockLabel({ way, needed, played }: Walk): string {
  const counted = way.length > 0 ? way : needed === null ? [] : [needed];
  return sentences(t('lessons-picture-clock'), counted.map(String), [], played.map(String));
}

/** What a staff or the keys show. */
export function notesLabel(on: 'staff' | 'keys', marks: readonly Mark[]): string {
  const names = (wrong: boolean): string[] => marks.filter(({ role }) => (role === 'wrong') === wrong).map(({ name }) => note(name));
  return sentences(t(`lessons-picture-${on}`), names(false), [], names(true));
}
