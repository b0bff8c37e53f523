/** Why an answer was wrong, with the notes of the question: the wrong rule that gives it, or else how to find the right one. Pure. */

import { hourOfName, hoursBetween } from '../music/hours';
import { keyNote, note } from '../texts/notes';
import { pitchAt } from '../texts/tell';
import { t } from '../texts/texts.svelte';
import { intervalNamed, keyText } from '../texts/theory';
import type { Family, WrongRule } from '../wire';
import { answerText, formulaText, modeOf, named, numbered, signsText, type Answered } from './answered';
import { isLine, landmark } from './landmarks';
import {
  accidentalOf,
  halfStepsOf,
  lettersApart,
  lettersOf,
  majorTonic,
  notesOfSignature,
  signatureOf,
  signatureOfKey,
  type Mode,
} from './theory';

type Sentence = (facts: Answered) => string;

const list = (names: readonly string[]): string => names.map(note).join(', ');
const said = (facts: Answered): string => answerText(facts, facts.said);
const right = (facts: Answered): string => answerText(facts, facts.wanted);
const from = (facts: Answered): string => note(named(facts, 'from'));
const stepOf = (facts: Answered): 'half' | 'whole' => (named(facts, 'size') === 'whole' ? 'whole' : 'half');
const letterOf = (name: string): string => note(name.charAt(0));

/** The wrong rules by the kinds of questions to which they give an answer. */
const RULES: Readonly<Record<WrongRule, Readonly<Partial<Record<Family, Sentence>>>>> = {
  'starts-at-zero': { letter: (facts) => t('diagnosis-starts-at-zero', { from: from(facts), counting: counting(facts) }) },
  'one-short': { letter: (facts) => t('diagnosis-one-short', { counting: counting(facts) }) },
  direction: {
    letter: (facts) => t('diagnosis-direction-letter', { way: wayOf(facts), path: list(letters(facts)) }),
    step: (facts) => t('diagnosis-direction-step', { said: said(facts), step: stepOf(facts), from: from(facts), right: right(facts) }),
  },
  'bass-as-treble': { place: (facts) => t('diagnosis-bass-as-treble', { said: said(facts), right: right(facts) }) },
  'treble-as-bass': { place: (facts) => t('diagnosis-treble-as-bass', { said: said(facts), right: right(facts) }) },
  'third-slip': { place: (facts) => t('diagnosis-third-slip', { where: whereSaid(facts), said: said(facts), right: right(facts) }) },
  'next-place': { place: (facts) => t('diagnosis-next-place', { where: whereSaid(facts), said: said(facts), right: right(facts) }) },
  'all-letters-whole': {
    step: (facts) => t('diagnosis-all-letters-whole', { from: from(facts), said: said(facts), right: right(facts) }),
  },
  'half-for-whole': {
    step: (facts) => t('diagnosis-half-for-whole-step', { said: said(facts), path: steps(facts) }),
    degree: (facts) => t('diagnosis-half-for-whole-degree', inScale(facts)),
  },
  'whole-for-half': {
    step: (facts) => t('diagnosis-whole-for-half-step', { said: said(facts), right: right(facts) }),
    degree: (facts) => t('diagnosis-whole-for-half-degree', inScale(facts)),
  },
  'sharp-lowers': {
    key: (facts) => {
      const name = named(facts, 'name');
      const accidental = accidentalOf(name) === 'sharp' ? 'sharp' : 'flat';
      return t('diagnosis-sharp-lowers', { accidental, letter: letterOf(name), said: said(facts), right: note(name) });
    },
  },
  'one-name-only': { enharmonic: (facts) => t('diagnosis-one-name-only', otherName(facts)) },
  'signature-ignored': {
    signature: (facts) =>
      named(facts, 'tonic')
        ? t('diagnosis-signature-ignored-signs', { key: keyAsked(facts), ...signsOf(facts) })
        : t('diagnosis-signature-ignored-tonic', { other: said(facts), key: right(facts), ...signsOf(facts) }),
    degree: (facts) =>
      t('diagnosis-signature-ignored-degree', { accidental: accidentalOf(facts.wanted), right: right(facts), said: said(facts) }),
    quality: (facts) => {
      const ends = [named(facts, 'from'), named(facts, 'to')];
      return t('diagnosis-signature-ignored-quality', {
        letters: ends.map(letterOf).join('–'),
        notes: ends.map(note).join('–'),
        said: said(facts),
        right: right(facts),
      });
    },
  },
  'relative-key': {
    signature: (facts) => {
      const mode = modeOf(facts);
      const otherMode: Mode = mode === 'major' ? 'minor' : 'major';
      return named(facts, 'tonic')
        ? t('diagnosis-relative-key-signs', { other: keyText(named(facts, 'tonic'), otherMode), key: keyAsked(facts), ...signsOf(facts) })
        : t('diagnosis-relative-key-tonic', { mode, other: keyText(facts.said, otherMode), key: right(facts), ...signsOf(facts) });
    },
  },
  'no-raised-seventh': {
    degree: (facts) => t('diagnosis-no-raised-seventh-degree', { right: right(facts), said: said(facts) }),
    formula: (facts) => t('diagnosis-no-raised-seventh-formula', { right: right(facts) }),
  },
  'octave-or-fifth': { ear: (facts) => t('diagnosis-octave-or-fifth', { interval: facts.wanted === 'P8' ? 8 : 5 }) },
  'too-small': { ear: (facts) => t('diagnosis-too-small', { right: right(facts), said: said(facts) }) },
};

/** By kind of question: how to find the right answer. */
const HOW: Readonly<Record<Family, Sentence>> = {
  letter: (facts) => t('diagnosis-how-letter', { from: from(facts), counting: counting(facts) }),
  step: (facts) => t('diagnosis-how-step', { step: stepOf(facts), path: steps(facts), from: from(facts), right: right(facts) }),
  place: (facts) => {
    const { mark, way, path } = landmark(named(facts, 'clef'), named(facts, 'place'));
    return t('diagnosis-how-place', { mark, way, path: list(path), accidental: accidentalOf(facts.wanted), right: right(facts) });
  },
  key: (facts) => {
    const name = named(facts, 'name');
    const degree = 'CDEFGAB'.indexOf(name) + 1;
    return t('diagnosis-how-key', { accidental: accidentalOf(name), letter: letterOf(name), right: note(name), degree });
  },
  hour: (facts) => t('diagnosis-how-hour', { hour: numbered(facts, 'hour'), right: right(facts) }),
  enharmonic: (facts) => t('diagnosis-how-enharmonic', otherName(facts)),
  signature: (facts) => {
    const signature = signatureAsked(facts);
    const [mode, key] = [modeOf(facts), named(facts, 'tonic') ? keyAsked(facts) : right(facts)];
    const ofMajor = signature > 0 ? 'sharps' : signature === -1 ? 'one-flat' : 'flats';
    return t('diagnosis-how-signature', {
      rule: signature === 0 ? 'plain' : mode === 'minor' ? 'minor' : ofMajor,
      key,
      major: keyText(majorTonic(signature), 'major'),
      ...signsOf(facts),
    });
  },
  degree: (facts) => {
    const [low, high] = [hourOfName(named(facts, 'after')) ?? 0, hourOfName(facts.wanted) ?? 0];
    return t('diagnosis-how-degree', { after: keyNote(named(facts, 'after')), half_steps: (high - low + 12) % 12, right: right(facts) });
  },
  formula: (facts) => t('diagnosis-how-formula', { kind: named(facts, 'scale'), right: formulaText(facts.wanted) }),
  quality: (facts) => {
    const { number } = intervalNamed(facts.wanted);
    const half_steps = halfStepsOf(facts.wanted);
    const ends = [named(facts, 'from'), ...lettersOf(named(facts, 'from'), number).slice(1, -1), named(facts, 'to')];
    return t('diagnosis-how-quality', { path: list(ends), interval: number, half_steps, right: right(facts) });
  },
  ear: (facts) => {
    if (named(facts, 'scale')) return t('diagnosis-how-ear-scale', { kind: facts.wanted });
    if (named(facts, 'step')) return t('diagnosis-how-ear-step', { step: facts.wanted === 'whole' ? 'whole' : 'half' });
    const [half_steps, count] = [halfStepsOf(facts.wanted), halfStepsOf(facts.said)];
    return t('diagnosis-how-ear-interval', { right: right(facts), said: said(facts), half_steps, count });
  },
};

/** The wrong rule in a sentence or two, with the notes of the question; '' where the rule gives no answer to it. */
export function ruleText(rule: WrongRule, facts: Answered): string {
  return RULES[rule][facts.kind]?.(facts) ?? '';
}

/** How to find the right answer, in a sentence. */
export function howText(facts: Answered): string {
  return HOW[facts.kind](facts);
}

/** The difference between two questions, of which the rule gives one a wrong answer. */
export function contrastText(rule: WrongRule): string {
  return t(`diagnosis-contrast-${rule}`);
}

function letters(facts: Answered): string[] {
  return lettersOf(named(facts, 'from'), numbered(facts, 'interval'));
}

/** "A is 1, B is 2, C is 3" */
function counting(facts: Answered): string {
  return letters(facts)
    .map((letter, index) => t('lessons-counted', { letter: note(letter), number: index + 1 }))
    .join(', ');
}

const wayOf = (facts: Answered): 'up' | 'down' => (numbered(facts, 'interval') > 0 ? 'up' : 'down');

/** The keys of a step, by both names. */
function steps(facts: Answered): string {
  const [low, high] = [hourOfName(named(facts, 'from')) ?? 0, hourOfName(facts.wanted) ?? 0];
  return [from(facts), ...hoursBetween(low, high).slice(1).map(pitchAt)].join(', ');
}

/** Whether the place is a line or a space, and whether the answer was above or below it. */
function whereSaid(facts: Answered): 'line-above' | 'line-below' | 'space-above' | 'space-below' {
  const above = lettersApart(facts.wanted, facts.said) > 0;
  return isLine(named(facts, 'clef'), named(facts, 'place'))
    ? above
      ? 'line-above'
      : 'line-below'
    : above
      ? 'space-above'
      : 'space-below';
}

function inScale(facts: Answered) {
  return { after: keyNote(named(facts, 'after')), said: said(facts), right: right(facts) };
}

function otherName(facts: Answered) {
  const name = named(facts, 'name');
  const accidental: 'sharp' | 'flat' = accidentalOf(name) === 'sharp' ? 'sharp' : 'flat';
  return { accidental, note: note(name), letter: letterOf(name), right: right(facts) };
}

const keyAsked = (facts: Answered): string => keyText(named(facts, 'tonic'), modeOf(facts));

function signatureAsked(facts: Answered): number {
  return named(facts, 'tonic') ? signatureOfKey(named(facts, 'tonic'), modeOf(facts)) : signatureOf(named(facts, 'signs'));
}

function signsOf(facts: Answered) {
  const signature = signatureAsked(facts);
  return { signs: signsText(signature), notes: notesOfSignature(signature).map(keyNote).join(', ') };
}
