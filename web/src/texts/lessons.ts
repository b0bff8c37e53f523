/** What was wrong with a misplay, and why. Facts that would give the answer away may be missing; without explanations all are. */

import { and, t } from './texts.svelte';
import type { Fault } from '../wire';
import type { Facts } from './tell';

/** What a game says about a fault. */
export interface FaultText {
  /** What was wrong, in a sentence or two; '' when the facts are not sufficient. */
  readonly why: (facts: Facts) => string;
  /** How to find the answer next time. */
  readonly more: (facts: Facts) => string;
}

export type FaultTexts = Readonly<Partial<Record<Fault, FaultText>>>;

/** What was said, of these words: "You said B.", or "Ann said B." to others; '' when nothing was said. */
export function saidText(words: readonly string[], name: string | null = null): string {
  if (words.length === 0) return '';
  return name === null ? t('lessons-said.you', { said: and(words) }) : t('lessons-said', { name, said: and(words) });
}

/** What was wrong, in a sentence or two. */
export function whyText(fault: FaultText | undefined, facts: Facts): string {
  return fault?.why(facts) || t('lessons-wrong');
}

/** How to find the answer next time; empty when no explanations are wanted. */
export function moreText(fault: FaultText | undefined, facts: Facts): string {
  return Object.keys(facts).length > 0 ? (fault?.more(facts) ?? '') : '';
}
