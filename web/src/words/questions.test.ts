import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import { onStaff } from '../music/staff';
import { words as de } from './de';
import { words as en, type Words } from './en';
import { words as es } from './es';
import { words as fr } from './fr';
import { note } from './notes';

const ALL: Readonly<Record<string, Words>> = { en, de, fr, es };
const placeOf = (letter: string, octave: number): number => onStaff(letter, octave).place;

/** Facts such as the server sends for a note that was taken for another. */
const PLACES = [
  { face: 'staff', octave: 3, hour: 6, names: ['F#', 'Gb'], paths: [['F'], ['F', 'G']], found: 4, said: 'E' },
  { face: 'staff', octave: 5, hour: 11, names: ['B'], paths: [['C', 'D', 'E', 'F', 'G', 'A', 'B']], found: 9 },
  { face: 'keys', octave: null, hour: 12, names: ['C'], paths: [['C']], found: 5 },
  { face: 'keys', octave: null, hour: 10, names: ['A#', 'Bb'], paths: [['F', 'G', 'A'], ['F', 'G', 'A', 'B']], found: 3 },
  { face: 'clock', octave: null, hour: 12, names: ['C'], paths: [], way: [12], found: 1 },
  { face: 'clock', octave: null, hour: 8, names: ['G#', 'Ab'], paths: [], way: [12, 1, 2], found: 7 },
] as const;

const SCALE = {
  tonic: 'C', kind: 'major', said: 'natural_minor', formula: [2, 2, 1, 2, 2, 2, 1], said_formula: [2, 1, 2, 2, 1, 2, 2],
  scale: ['C', 'D', 'Eb', 'F', 'G', 'Ab', 'Bb'], top: 'D', wants: 'Eb', name: 'E',
} as const; // prettier-ignore

function sentences(words: Words): string[] {
  const { questions: say } = words;
  const names = ['F#', 'Gb'];
  return [
    say.lead,
    say.askName,
    ...Object.values(say.askFind).map((ask) => ask('Eb')),
    ...[2, 3, 4, 5, 6, 7].map((interval) => say.askInterval(interval, names)),
    say.askStep(['F'], names),
    say.askInterval(6, []),
    say.askStep([], []),
    say.askScale('Eb'),
    say.right.note(names),
    say.right.interval(3, ['A', 'B', 'C']),
    say.right.step('half', ['F'], names),
    say.right.scale('Eb', 'harmonic_minor'),
    ...PLACES.map((facts) => say.misread(facts, placeOf)),
    say.anotherScale(SCALE),
    say.more.staff,
    say.more.keys,
    say.more.clock,
    say.more.scale(SCALE),
    ...Object.values(say.hints),
  ];
}

describe.each(LANGUAGES)('in %s', (language) => {
  const words = ALL[language] ?? en;

  test.each(sentences(words))('%s', (text) => {
    expect(text).toMatch(/^[\p{Lu}\p{N}\u27e6¿]/u);
    expect(text).toMatch(/[.!?]$/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2,}|\.\.|,,| [.,]|\u27e6[-=]?\u27e7/);
    expect(text.replace(/\u27e6[^\u27e7]*\u27e7/g, '')).not.toMatch(/[A-G]#|[♯♭]/);
    if (language === 'fr') expect(text).not.toMatch(/ [:;?!»]|« /);
  });

  test('every place on a staff has a name of its own', () => {
    const places = Array.from({ length: 14 }, (_, index) => words.questions.onStaff(index - 2, null));
    expect(new Set(places).size).toBe(14);
  });

  test('a picture is described without its note', () => {
    const { onStaff: at, whiteKey, blackKey, hour } = words.questions;
    for (const text of [at(3, 'sharp'), whiteKey(4), blackKey(2), hour(7)]) expect(text).not.toContain('\u27e6');
  });
});

test('a misread note is counted from a place that one knows', () => {
  const [sharp, b, , flat] = PLACES;
  expect(en.questions.misread(sharp, placeOf)).toBe(
    `You said ${note('E')}. ${note('F')} stands on the fourth line. ${note('F#')} is a half step higher; the same key is also ${note('Gb')}.`,
  );
  expect(en.questions.misread({ ...flat, name: 'Bb' }, placeOf)).toBe(
    `That is ${note('D#')}/${note('Eb')}. ${note('F')} is the white key left of the three black ones. Count up from there: ${['F', 'G', 'A', 'B'].map(note).join(', ')}. ${note('Bb')} is a half step lower; the same key is also ${note('A#')}.`,
  );
  expect(en.questions.misread(b, placeOf)).toContain(`That is ${note('A')}. ${note('C')} stands in the third space.`);
});
