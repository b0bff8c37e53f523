import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import { note } from '../texts/notes';
import { useLanguage } from '../texts/use-language';
import CASES from './cases.json';
import type { JudgedBody, QuestionKind, WrongRule } from '../wire';
import {
  answerText,
  contrastOf,
  contrastText,
  diagnose,
  howText,
  ruleText,
  soundOf,
  type Answer,
  type Answered,
  type Asked,
} from './diagnose';

/** Every wrong answer to questions of all kinds; tests/learning/page_samples.py makes the file. */
const WRONG = CASES.flatMap(({ kind, question, wanted, wrong }) =>
  Object.entries(wrong).map(([said, rules]): { item: Asked; verdict: JudgedBody } => ({
    item: { kind: kind as QuestionKind, question },
    verdict: { right: false, said, wanted, rules: rules as WrongRule[], taps: [] },
  })),
);
const RULES = [...new Set(WRONG.flatMap(({ verdict }) => verdict.rules))];

function expectSentences(text: string): void {
  expect(text).toMatch(/^[\p{Lu}\p{N}\u27e6].*\.$/u);
  expect(text).not.toMatch(/undefined|(?<!als )\bnull\b|NaN|\bnone\b|\{|\$| {2,}|\.\.|,,| [.,]|\u27e6[-=]?\u27e7/);
  expect(text.replace(/\u27e6[^\u27e7]*\u27e7/g, '')).not.toMatch(/[A-G]#|\d[b#]|\w[♯♭]/);
}

const marked = (text: string): string[] => text.match(/\u27e6[^\u27e7]*\u27e7/g) ?? [];

function wrongAnswer(kind: string, question: Record<string, unknown>, said: string): { item: Asked; verdict: JudgedBody } {
  const found = WRONG.find(
    ({ item, verdict }) =>
      item.kind === kind && verdict.said === said && Object.entries(question).every(([name, value]) => item.question[name] === value),
  );
  if (!found) throw new Error(`No case of ${kind} with the answer ${said}.`);
  return found;
}

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => useLanguage(language));

  test('every wrong answer of every kind says what was said, what is right, and why', () => {
    for (const { item, verdict } of WRONG) {
      const told = diagnose(item, verdict);
      expect(told.said).toBe(answerText(item, verdict.said));
      expect(told.right).toBe(answerText(item, verdict.wanted));
      for (const text of [told.said, told.right]) expect(text).toMatch(/^[\p{L}\p{N}\u27e6½].*$/u);
      expect(told.said).not.toBe(told.right);
      expectSentences(told.why);
      expect(told.reason).toBe(verdict.rules.length === 0 ? 'how' : verdict.rules.length === 1 ? 'rule' : 'perhaps');
    }
  });

  test('"I don\'t know" is taught the right answer, and nothing that was not said', () => {
    for (const { item, verdict } of WRONG) {
      const told = diagnose(item, { ...verdict, said: '', rules: [], taps: [] });
      expect([told.said, told.reason]).toEqual(['', 'how']);
      expect(told.right).toBe(answerText(item, verdict.wanted));
      expectSentences(told.why);
    }
  });

  test.each(RULES)('%s is a text of its own wherever the rule gives the answer', (rule) => {
    const cases = WRONG.filter(({ verdict }) => verdict.rules.includes(rule));
    expect(cases.length).toBeGreaterThan(0);
    for (const { item, verdict } of cases) {
      const facts = { ...item, ...verdict };
      const text = ruleText(rule, facts);
      expectSentences(text);
      expect(text).not.toBe(howText(facts));
      // The text names the right note; what was said is named by it, or above it.
      const told = diagnose(item, verdict);
      const all = `${told.said} ${text}`;
      for (const answer of [verdict.said, verdict.wanted]) {
        const notes = marked(answerText(item, answer));
        expect(notes.every((each) => all.includes(each))).toBe(true);
      }
      if (marked(told.right).length > 0) expect(marked(told.right).every((each) => text.includes(each))).toBe(true);
    }
    expectSentences(contrastText(rule));
  });

  test('without a rule, how to find the answer names it', () => {
    for (const { item, verdict } of WRONG) {
      const text = howText({ ...item, ...verdict });
      expectSentences(text);
      for (const each of marked(answerText(item, verdict.wanted))) expect(text).toContain(each);
    }
  });
});

describe('in English', () => {
  beforeAll(() => useLanguage('en'));
  const why = (kind: string, question: Record<string, unknown>, said: string): string => {
    const { item, verdict } = wrongAnswer(kind, question, said);
    return diagnose(item, verdict).why.replace(/\u27e6[=-]?([^\u27e7]*)\u27e7/g, '$1');
  };

  test.each([
    ['letter', { from: 'A', interval: 3 }, 'D', 'A counts as one, not as zero: A is 1, B is 2, C is 3.'],
    ['letter', { from: 'A', interval: 2 }, 'A', 'The letter you start from is 1: A is 1, B is 2.'],
    ['letter', { from: 'A', interval: -3 }, 'C', 'Count down, not up: A, G, F.'],
    ['letter', { from: 'A', interval: 3 }, 'E', 'Count letter by letter, starting with A: A is 1, B is 2, C is 3. That is a third.'],
    ['key', { name: 'F#' }, '4', 'You went down from F to E. A sharp raises the note: F# is the next key to the right of F.'],
    ['key', { name: 'D' }, '12', 'D is in the middle of a group of two black keys.'],
    ['hour', { hour: 6 }, 'F', 'C is at the top, and from each number to the next is a half step: F#/Gb is at 6.'],
    [
      'formula',
      { scale: 'harmonic_minor' },
      '2122122',
      'That is natural minor. In harmonic minor the seventh note is a half step higher: W H W W H 3 H.',
    ],
  ])('%s %j answered with %s: %s', (kind, question, said, text) => {
    expect(why(kind, question, said).replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('the clef that was read instead is named, with both notes', () => {
    const item: Asked = { kind: 'place', question: { clef: 'bass', place: 'G2', sign: '' } };
    expect(ruleText('bass-as-treble', { ...item, said: 'E', wanted: 'G' })).toBe(
      `You read the bass clef as the treble clef. In the treble clef this place is ${note('E')}, in the bass clef it’s ${note('G')}.`,
    );
  });

  test.each([
    ['treble', 'E4', 'G', 'You were one line too high: this line is E, the next one up is G.'],
    ['treble', 'F4', 'D', 'You were one space too low: this space is F, the next one down is D.'],
    ['bass', 'G2', 'B', 'You were one line too high: this line is G, the next one up is B.'],
    ['bass', 'C4', 'A', 'You were one line too low: this line is C, the next one down is A.'],
  ])('a place in the %s clef, %s, read as %s, is a line or a space', (clef, place, said, text) => {
    const facts: Answered = { kind: 'place', question: { clef, place, sign: '' }, said, wanted: place.charAt(0) };
    expect(ruleText('third-slip', facts).replace(/[\u27e6\u27e7]/g, '')).toBe(text);
  });

  test('two questions side by side say what is right in each, and the difference', () => {
    const one: Answer = {
      item: { kind: 'step', question: { size: 'whole', from: 'E' } },
      judged: { right: false, said: 'F', wanted: 'F#', rules: ['all-letters-whole'], taps: [] },
    };
    const other: Answer = {
      item: { kind: 'step', question: { size: 'whole', from: 'D' } },
      judged: { right: true, said: 'E', wanted: 'E', rules: [], taps: [] },
    };
    const { sides, difference } = contrastOf(one, other);
    expect(sides.map(({ text }) => text.replace(/[\u27e6\u27e7]/g, ''))).toEqual([
      'A whole step is two half steps: D, D#/Eb, E.',
      'A whole step is two half steps: E, F, F#/Gb.',
    ]);
    expect(difference).toContain(`${note('E')}–${note('F')}`);
  });

  test('an interval by ear is what was chosen, not what was heard, and says what to listen for', () => {
    const of = (interval: string, said: string): [Asked, JudgedBody] => [
      { kind: 'ear', question: { from: 'C4', interval, way: 'up' } },
      { right: false, said, wanted: interval, rules: [], taps: [] },
    ];
    const [item, verdict] = of('P8', 'P5');
    expect(diagnose(item, { ...verdict, rules: ['octave-or-fifth'], taps: [] }).why).toMatch(/^You chose a fifth, but it was an octave/);
    const sentences = ['m2', 'M2', 'm3', 'M3', 'P4', 'A4', 'P5', 'm6', 'M6', 'm7', 'M7', 'P8'].map(
      (interval) => diagnose(...of(interval, interval === 'P5' ? 'P8' : 'P5')).why,
    );
    expect(new Set(sentences).size).toBe(12);
    for (const sentence of sentences) expect(sentence).toContain(': Listen for ');
    expect([verdict.said, verdict.wanted].map((answer) => soundOf({ ...item, ...verdict }, answer)?.phrase.length)).toEqual([2, 2]);
  });
});
