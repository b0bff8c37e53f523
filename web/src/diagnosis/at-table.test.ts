import { beforeAll, expect, test } from 'vitest';
import { useLanguage } from '../texts/use-language';
import type { EvidenceBody, WrongRule } from '../wire';
import { ruleOfMistake } from './at-table';

beforeAll(() => useLanguage('en'));

function slip(atom: string, said: string, ...rules: WrongRule[]): EvidenceBody {
  return { at: 0, atom, right: false, said, chance: 0.1, aided: false, ms: null, source: 'distance', weight: 1, rules, item: '' };
}
const plain = (text: string): string => text.replace(/\u27e6=?|\u27e7/g, '');

const LETTER = { said: 'D', needed: ['C'], interval: 3, last: ['A'], paths: [['A', 'B', 'C']] };
const STEP = { said: { step: 'whole' }, top: 4, needed: 6, hours: [5], chain: false, strays: ['F4'] };
const SCALE = { to: 'N', name: 'A#', degree: null, scale: ['A', 'B', 'C', 'D', 'E', 'F', 'G#'], top: 'F', wants: 'G#', wants_degree: 7 };

test('in The Distance the count that was wrong is named', () => {
  expect(plain(ruleOfMistake(LETTER, [slip('letter:3:A', 'D', 'starts-at-zero')]))).toBe(
    'A counts as one, not as zero: A is 1, B is 2, C is 3.',
  );
});

test('in Steps the half step that was taken for a whole one is named', () => {
  expect(plain(ruleOfMistake(STEP, [slip('step:whole:E', 'F', 'all-letters-whole', 'half-for-whole')]))).toBe(
    'You took E–F for a whole step. There is no black key between them, so it’s a half step. A whole step up is F#/Gb.',
  );
});

test('in Key’s Corners the step that was wrong is named', () => {
  const facts = { ...SCALE, name: 'G' };
  expect(plain(ruleOfMistake(facts, [slip('degree:harmonic_minor:7', 'G', 'no-raised-seventh')]))).toBe(
    'You left the seventh note as it is. In this scale it’s raised: G#, not G.',
  );
});

test('no rule is named for another mistake than the latest', () => {
  expect(ruleOfMistake(LETTER, [slip('letter:4:A', 'D', 'direction')])).toBe('');
  expect(ruleOfMistake(LETTER, [slip('letter:3:A', 'E', 'starts-at-zero')])).toBe('');
  expect(ruleOfMistake(STEP, [slip('step:whole:A', 'A#', 'half-for-whole')])).toBe('');
  expect(ruleOfMistake(SCALE, [slip('degree:harmonic_minor:7', 'G', 'no-raised-seventh')])).toBe('');
});

test('a brief explanation does not name a rule, which would give the answer away', () => {
  const { needed, paths, ...letter } = LETTER;
  const { needed: hour, ...step } = STEP;
  expect([needed, paths, hour]).toHaveLength(3);
  expect(ruleOfMistake(letter, [slip('letter:3:A', 'D', 'starts-at-zero')])).toBe('');
  expect(ruleOfMistake(step, [slip('step:whole:E', 'F', 'all-letters-whole')])).toBe('');
  expect(ruleOfMistake({}, [slip('letter:3:A', 'D', 'starts-at-zero')])).toBe('');
});
