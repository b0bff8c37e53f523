/** The wrong rule behind a mistake at a table. Pure; notes are marked. */

import { hourOfName } from '../music/hours';
import { numberIn, printedNames, textIn, textsIn, type Facts } from '../texts/tell';
import type { EvidenceBody } from '../wire';
import type { Answered } from './answered';
import { ruleText } from './rule-text';

/**
 * The rule that gives the mistake's answer, in a sentence or two; '' without one. `facts` are those of the mistake: they say whether
 * a piece of evidence is about it, and without the right answer, as in brief explanations, no rule is named.
 */
export function ruleOfMistake(facts: Facts, ruleMistakes: readonly EvidenceBody[]): string {
  for (const { atom, said, rules } of ruleMistakes) {
    const [kind = '', ...parts] = atom.split(':');
    const asked = QUESTIONS[kind]?.(facts, parts, said);
    const text = asked && rules[0] ? ruleText(rules[0], asked) : '';
    if (text) return text;
  }
  return '';
}

/** By kind of atom: the question that the mistake answered; null if the mistake is another one, or does not say what is right. */
const QUESTIONS: Readonly<Record<string, (facts: Facts, parts: readonly string[], said: string) => Answered | null>> = {
  letter: (facts, [size, from = ''], said) => {
    const [interval, [wanted]] = [numberIn(facts, 'interval'), textsIn(facts, 'needed')];
    if (wanted === undefined || interval !== Number(size) || textIn(facts, 'said') !== said) return null;
    return textsIn(facts, 'last').includes(from) ? { kind: 'letter', question: { interval, from }, said, wanted } : null;
  },
  step: (facts, [size, from = ''], said) => {
    const [wanted] = printedNames(numberIn(facts, 'needed') ?? 0);
    if (wanted === undefined || numberIn(facts, 'top') !== hourOfName(from)) return null;
    return { kind: 'step', question: { size, from }, said, wanted };
  },
  degree: (facts, [scale, position], said) => {
    const [wanted, after, [tonic]] = [textIn(facts, 'wants'), textIn(facts, 'top'), textsIn(facts, 'scale')];
    if (wanted === null || after === null || numberIn(facts, 'wants_degree') !== Number(position)) return null;
    if (hourOfName(textIn(facts, 'name') ?? '') !== hourOfName(said)) return null;
    return { kind: 'degree', question: { scale, tonic, position: Number(position), after }, said, wanted };
  },
};
