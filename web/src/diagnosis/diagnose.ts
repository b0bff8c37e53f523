/** What is said about a wrong answer: what was said, what is right, and why. Pure; notes are marked. */

import type { JudgedBody } from '../wire';
import { answerText, type Answered, type Asked } from './answered';
import { pictureOf, type Picture } from './picture';
import { contrastText, howText, ruleText } from './rule-text';

export interface Diagnosis {
  readonly said: string;
  readonly right: string;
  /** What `why` explains: the wrong rule behind the answer, or the likeliest of several; without a rule, how to find the right answer. */
  readonly reason: 'rule' | 'perhaps' | 'how';
  readonly why: string;
}

export function diagnose(item: Asked, { said, wanted, rules }: JudgedBody): Diagnosis {
  const facts: Answered = { ...item, said, wanted };
  const texts = rules.map((rule) => ruleText(rule, facts)).filter(Boolean);
  const [why = howText(facts)] = texts;
  const reason = texts.length === 0 ? 'how' : texts.length === 1 ? 'rule' : 'perhaps';
  return { said: answerText(item, said), right: answerText(item, wanted), reason, why };
}

export interface Contrast {
  readonly sides: readonly { readonly text: string; readonly picture: Picture | null }[];
  readonly difference: string;
}

export type Answer = { readonly item: Asked; readonly judged: JudgedBody };

/** Two questions side by side, each with its right answer, and the difference in a sentence. */
export function contrastOf(one: Answer, other: Answer): Contrast {
  const [rule] = [...other.judged.rules, ...one.judged.rules];
  const sides = [other, one].map(({ item, judged: { wanted } }) => {
    const facts: Answered = { ...item, said: wanted, wanted };
    return { text: howText(facts), picture: pictureOf(facts) };
  });
  return { sides, difference: rule ? contrastText(rule) : '' };
}
