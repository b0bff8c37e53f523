/** How answers are marked once one was given. */

import { t } from '../texts/texts.svelte';
import type { JudgedBody } from '../wire';

/** Right: what was wanted. Wrong: what was said instead. */
export type MarkKind = 'right' | 'wrong' | null;

export function markOf(judged: JudgedBody | null, answer: string): MarkKind {
  if (judged === null) return null;
  if (answer === judged.wanted) return 'right';
  return answer === judged.said ? 'wrong' : null;
}

/** The label of a button for screen readers, with its mark. */
export function markedLabel(label: string, mark: MarkKind): string {
  return mark === null ? label : t(`items-${mark}`, { answer: label });
}
