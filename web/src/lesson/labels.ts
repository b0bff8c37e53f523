/** What the pictures of a lesson show, in words to be spoken. */

import { spoken } from '../naming/naming.svelte';
import { words } from '../words/words.svelte';
import type { Mark, Ring, Walk } from './picture';

export function ringLabel({ paths, said }: Ring): string {
  return spoken(words().pictures.ring(paths, said));
}

export function clockLabel({ way, needed, played }: Walk): string {
  return words().pictures.clock(way.length > 0 ? way : needed === null ? [] : [needed], played);
}

function parted(marks: readonly Mark[]): [counted: string[], played: string[]] {
  const wrong = marks.filter(({ role }) => role === 'wrong');
  return [marks.filter((mark) => !wrong.includes(mark)).map(({ name }) => name), wrong.map(({ name }) => name)];
}

export function staffLabel(marks: readonly Mark[]): string {
  return spoken(words().pictures.staff(...parted(marks)));
}

export function keysLabel(marks: readonly Mark[]): string {
  return spoken(words().pictures.keys(...parted(marks)));
}
