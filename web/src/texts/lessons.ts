/** What was wrong with a misplay, and why. Facts that would give the answer away may be missing; without explanations all are. */

import { and, t } from './texts.svelte';
import type { Fault } from '../wire';
import type { Facts } from './tell';

/** What a game says about a fault; `plain`: in First steps, without terms that they have not taught. */
export interface FaultText {
  /** What was wrong, in a sentence or two; '' when the facts are not sufficient. */
  readonly why: (facts: Facts, plain?: boolean) => string;
  /** How to find the answer next time; '' when there is nothing to add. */
  readonly more: (facts: Facts, plain?: boolean) => string;
}

export type FaultTexts = Readonly<Partial<Record<Fault, FaultText>>>;

/** What was said, of these words: "You said B.", or "Ann said B." to others; '' when nothing was said. */
export function saidText(words: readonly string[], name: string | null = null): string {
  if (words.length === 0) return '';
  return name === null ? t('lessons-said.you', { said: and(words) }) : t('lessons-said', { name, said: and(words) });
}

/** What was wrong, in a sentence or two. */
export function whyText(fault: FaultText | undefined, facts: Facts, plain?: boolean): string {
  return fault?.why(facts, plain) || t('lessons-wrong');
}

/** How to find the answer next time; empty when no explanations are wanted. */
export function moreText(fault: FaultText | undefined, facts: Facts, plain?: boolean): string {
  return Object.keys(facts).length > 0 ? (fault?.more(facts, plain) ?? '') : '';
}
