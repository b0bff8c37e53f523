/** What teachers call skills and the wrong rules behind mistakes. Needs the texts of `atoms` and `teach`. */

import { firstOf, t } from '../texts/texts.svelte';
import type { ClassTask, ErrorCount } from '../wire';

/** A skill in words: the family of what is known, or the kind of question. */
export const skillName = (skill: string): string => firstOf([`atoms-family-${skill}`]) || skill;

/** A wrong rule in a few words, as in "Counts from zero". */
export const ruleName = (rule: ErrorCount['rule']): string => t(`teach-rule-${rule || 'none'}`);

/** A kind of task in a word or two. */
export const taskName = (kind: ClassTask['kind']): string => t(kind === 'homework' ? 'teach-step-homework' : `teach-step-${kind}.short`);
