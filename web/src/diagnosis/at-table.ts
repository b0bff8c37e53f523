/** The wrong rule behind a mistake at a table. Pure; notes are marked. */

import { isFamily, KINDS } from '../items/kinds/kinds';
import type { Facts } from '../texts/tell';
import type { EvidenceBody } from '../wire';
import { ruleText } from './diagnose';

/**
 * The rule that gives the mistake's answer, in a sentence or two; '' without one. `facts` are those of the mistake: they say whether
 * a piece of evidence is about it, and without the right answer, as in brief explanations, no rule is named.
 */
export function ruleOfMistake(facts: Facts, ruleMistakes: readonly EvidenceBody[]): string {
  for (const { atom, said, rules } of ruleMistakes) {
    const [kind = '', first = '', second = ''] = atom.split(':');
    if (!isFamily(kind)) continue;
    const asked = KINDS[kind].inGame?.(facts, [first, second], said);
    const text = asked && rules[0] ? ruleText(rules[0], { kind, said, ...asked }) : '';
    if (text) return text;
  }
  return '';
}
