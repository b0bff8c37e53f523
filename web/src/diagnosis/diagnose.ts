/** What is said about a wrong answer: what was said, what is right, and why. Pure; notes are marked. */

import { atomText, KINDS } from '../items/kinds/kinds';
import type { Wrong } from '../items/kinds/kind';
import { keysPicture, type Picture } from '../items/kinds/picture';
import { keyOfMark } from '../lesson/picture';
import type { Heard } from '../items/kinds/sounds';
import { noteOfKey } from '../music/notes';
import { WALKING } from '../sound/score';
import type { Facts } from '../texts/tell';
import { capital } from '../texts/catalog';
import { t } from '../texts/texts.svelte';
import type { ItemBody, JudgedBody, QuestionKind, WrongRule } from '../wire';

/** A question of practice, or the same question as it came up in a game. */
export interface Asked {
  readonly kind: QuestionKind;
  readonly question: Facts;
}

/** An asked question with a wrong answer. */
export type Answered = Asked & Wrong<Facts>;

/** An answer in words. */
export function answerText({ kind, question }: Asked, answer: string): string {
  return KINDS[kind].explained?.(answer, question) ?? KINDS[kind].answer(answer, question);
}

/** What a new question teaches, in a few words: "A third above A: C". */
export function newTitle(item: ItemBody): string {
  const { kind, atoms, question, wanted } = item;
  const [atom = ''] = atoms;
  const named = KINDS[kind].title?.(question, wanted);
  return named ?? t('common-label', { label: capital(atomText(atom)), text: answerText(item, wanted) });
}

/** The wrong rule in a sentence or two, with the notes of the question; '' where the rule gives no answer to it. */
export function ruleText(rule: WrongRule, facts: Answered): string {
  return KINDS[facts.kind].rules?.[rule]?.(facts) ?? '';
}

/** How to find the right answer, in a sentence. */
export function howText(facts: Answered): string {
  return KINDS[facts.kind].how(facts);
}

/** The picture of an explanation; null where it would not help. */
export function pictureOf(facts: Answered, rules: readonly string[] = []): Picture | null {
  const kind = KINDS[facts.kind];
  const keys = kind.onKeys?.(facts);
  return keys ? keysPicture(keys, facts) : (kind.picture?.(facts, rules) ?? null);
}

/** What an answer sounds like, where the question is about sound; null for other questions. */
export function soundOf(facts: Answered, answer: string): Heard | null {
  const kind = KINDS[facts.kind];
  const keys = kind.onKeys?.(facts);
  if (!keys) return kind.sound ? kind.answerSound(answer, facts.question) : null;
  const low = keyOfMark(keys.from);
  const high = keys.key(answer, low);
  if (!keys.heard || high === null) return null;
  const notes = [low, high].map(noteOfKey);
  return { phrase: keys.heard === 'together' ? [notes] : notes, apart: WALKING };
}

/** The difference between two questions, of which the rule gives one a wrong answer. */
export function contrastText(rule: WrongRule): string {
  return t(`diagnosis-contrast-${rule}`);
}

export interface Diagnosis {
  readonly said: string; // '' for "I don't know"
  readonly right: string;
  /** What `why` explains: the wrong rule behind the answer, or the likeliest of several; without a rule, how to find the right answer. */
  readonly reason: 'rule' | 'perhaps' | 'how';
  readonly why: string;
}

export function diagnose(item: Asked, { said, wanted, rules }: JudgedBody): Diagnosis {
  const facts: Answered = { ...item, said: said || wanted, wanted };
  const texts = rules.map((rule) => ruleText(rule, facts)).filter(Boolean);
  const [why = howText(facts)] = texts;
  const reason = texts.length === 0 ? 'how' : texts.length === 1 ? 'rule' : 'perhaps';
  return { said: said && answerText(item, said), right: answerText(item, wanted), reason, why };
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
