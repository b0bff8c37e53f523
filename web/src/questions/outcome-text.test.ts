import { beforeAll, describe, expect, test } from 'vitest';
import { makeDeck } from '../music/cards';
import { LANGUAGES } from '../settings/choices';
import { useLanguage } from '../texts/use-language';
import type { AskedQuestion } from '../wire';
import { describePicture, notesOfQuestion, questionText, rightSound, tellVerdict } from './outcome-text';

beforeAll(() => useLanguage('en'));

const NOTHING = { kinds: [], faces: [], intervals: [], scales: [] };
const DECK = makeDeck([
  { code: 'A4', hour: 9, octave: 4, names: ['A'] },
  { code: 'F#3', hour: 6, octave: 3, names: ['F#', 'Gb'] },
]);

function asked(part: Partial<AskedQuestion>): AskedQuestion {
  return {
    kind: 'name',
    number: 1,
    cards: [],
    face: null,
    name: null,
    interval: null,
    tonic: null,
    scales: [],
    chosen: NOTHING,
    offered: NOTHING,
    ...part,
  };
}

test('a staff is read aloud without the note', () => {
  expect(describePicture('staff', 'A4', DECK)).toBe('Treble clef: in the second space');
  expect(describePicture('staff', 'F#3', DECK)).toBe('Bass clef: on the fourth line, with a sharp or in the top space, with a flat');
});

describe('an interval', () => {
  const question = asked({ kind: 'interval', cards: ['A4'], interval: 3 });

  test('sounds with the letter above the card', () => {
    expect(rightSound(question, { letter: 'C' })).toEqual([
      { hour: 9, octave: 4 },
      { hour: 12, octave: 5 },
    ]);
  });

  test('is asked without a name of cards that show none', () => {
    expect(questionText(question, DECK, true)).toBe('Which letter is a third above \u27e6A\u27e7?');
    expect(questionText(question, DECK, false)).toBe('Which letter is a third above this note?');
  });
});

test('a note to be found sounds as its card, or near middle C', () => {
  expect(notesOfQuestion(asked({ kind: 'find', face: 'staff', name: 'Gb', cards: ['A4', 'F#3'] }))).toEqual([{ hour: 6, octave: 3 }]);
  expect(notesOfQuestion(asked({ kind: 'find', face: 'keys', name: 'Gb' }))).toEqual([{ hour: 6, octave: 4 }]);
});

test.each(LANGUAGES)('in %s, every question and every right answer is a sentence', async (language) => {
  await useLanguage(language);
  const cards = ['A4', 'F#3'];
  const facts = { names: ['F#', 'Gb'], paths: [['A', 'B', 'C']], kind: 'dorian' };
  const questions = [
    asked({ face: 'staff' }),
    ...(['staff', 'keys', 'clock'] as const).map((face) => asked({ kind: 'find', face, name: 'Gb' })),
    ...[2, 3, 4, 5, 6, 7].map((interval) => asked({ kind: 'interval', cards, interval })),
    asked({ kind: 'step', cards }),
    asked({ kind: 'scale', tonic: 'Eb' }),
  ];
  for (const question of questions) {
    const verdict = { right: true, code: null, facts, say: { letter: 'C', step: 'whole' } };
    for (const named of [true, false]) expect(questionText(question, DECK, named)).toMatch(/^[\p{Lu}¿](?!.* {2}).*\?$/u);
    expect(tellVerdict(question, verdict, DECK).text).toMatch(/^\p{Lu}(?!.*( {2}|⟦⟧)).*\.$/u);
  }
});
