/** What teachers call skills and the wrong rules behind mistakes. Needs the texts of `atoms` and `teach`. */

import { firstOf, t } from '../texts/texts.svelte';
import type { ErrorCount } from '../wire';

/** A skill in words: the family of what is known, or the kind of question. */
export const skillName = (skill: string): string => firstOf([`atoms-family-${skill}`]) || skill;

/** A wrong rule in a few words, as in "Counts from zero". */
export const ruleName = (rule: ErrorCount['rule']): string => t(`teach-rule-${rule || 'none'}`);
