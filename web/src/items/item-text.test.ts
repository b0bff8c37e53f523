import { beforeAll, describe, expect, test } from 'vitest';
import languages from '../../../src/musicards/texts/locales/languages.json';
import { withNotes } from '../texts/notes';
import { useLanguage } from '../texts/use-language';
import { answerLabel, answerSaid, answerText, nameMark, pictureText, questionText } from './item';
import { formula } from './kinds/formula';
import { sample, SAMPLES } from './samples';

const plain = (text: string): string =>
  withNotes(
    text,
    (ascii) => ascii,
    (ascii) => ascii,
  );

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  beforeAll(() => useLanguage(language));

  test.each(SAMPLES)('$id is asked in a whole sentence', (item) => {
    const text = questionText(item);
    expect(text).toMatch(/^[\p{Lu}\u27e6¿]/u);
    expect(text).toMatch(/[?.]$/);
    expect(text).not.toMatch(/undefined|null|NaN|\{| {2}/);
    expect(text.replace(/\u27e6[^\u27e7]*\u27e7/g, '')).not.toMatch(/[A-G]#|_/);
  });

  test.each(SAMPLES)('each answer to $id has words of its own, shown and said', (item) => {
    for (const say of [answerText, answerSaid, answerLabel]) {
      const texts = item.answers.map((answer) => plain(say(item, answer)));
      expect(new Set(texts).size).toBe(item.answers.length);
      for (const text of texts) expect(text).not.toMatch(/^$|undefined|null|NaN|_|\{/);
    }
  });

  test('another question of the same kind is asked in other words', () => {
    const texts = SAMPLES.filter(({ kind }) => kind !== 'place').map(questionText);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test.each(SAMPLES)('the picture of $id does not name the note', (item) => {
    if (item.kind === 'place' || item.kind === 'hour' || item.kind === 'piano') expect(pictureText(item)).not.toMatch(/\u27e6/);
    if (['place', 'hour', 'quality', 'piano', 'scale'].includes(item.kind)) expect(pictureText(item)).not.toBe('');
  });
});

describe('in English', () => {
  beforeAll(() => useLanguage('en'));

  test.each([
    ['letter:3:A', 'Which letter is a third above A?'],
    ['letter:-4:C', 'Which letter is a fourth below C?'],
    ['step:whole:F#', 'Which note is a whole step above F#?'],
    ['signature:Eb:major', 'Which key signature does Eb major have?'],
    ['signature:F#:minor/3#', 'Which minor key has this signature?'],
    ['degree:harmonic_minor:7/Eb/Cb', 'Going up Eb harmonic minor: which note comes after Cb?'],
    ['ear:P8:down/C4', 'Which falling interval do you hear?'],
    ['scale:dorian/Bb C Db Eb F G Ab', 'Which scale on Bb is this?'],
  ])('%s', (id, text) => expect(plain(questionText(sample(id)))).toBe(text));

  test.each([
    ['place:treble:G3/', 'Treble clef: below ledger line 2 below the staff'],
    ['place:treble:E5/#', 'Treble clef: in space 4, with a sharp'],
    ['place:bass:G2/b', 'Bass clef: on line 1, with a flat'],
    ['place:bass:B3/', 'Bass clef: just above the staff'],
    ['signature:Cb:major/7b', 'A staff with 7 flats'],
    ['piano:6', 'Black key between white keys 4 and 5'],
  ])('the picture of %s: %s', (id, text) => expect(pictureText(sample(id))).toBe(text));

  test('answers', () => {
    expect(answerText(sample('signature:Eb:major'), '1b')).toBe('1 flat');
    expect(answerText(sample('signature:Eb:major'), '0')).toBe('no sharps or flats');
    expect(plain(answerText(sample('key:Gb'), '6'))).toBe('F#/Gb');
    expect(answerText(sample('formula:major'), '2122131').replace(/\u00a0/g, ' ')).toBe('W H W W H 3 H');
    expect(answerSaid(sample('formula:major'), '22323')).toBe('whole step, whole step, 3 half steps, whole step, 3 half steps');
    expect(answerText(sample('quality:m3/Bb/Db'), 'd5')).toBe('diminished fifth');
    expect(answerText(sample('ear:half/E4'), 'half')).toBe('half step');
    expect(formula.legend(sample('formula:major').answers)).toBe('H: half step · W: whole step · 3: 3 half steps');
  });

  test('keys and scales are named even where notes are numbers', () => {
    const marks = ['degree:harmonic_minor:7/Eb/Cb', 'signature:F#:minor/3#', 'hour:6'].map((id) => nameMark(sample(id), 'D'));
    expect(marks).toEqual(['\u27e6=D\u27e7', '\u27e6=D\u27e7', '\u27e6D\u27e7']);
  });
});
