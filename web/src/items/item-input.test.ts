import { describe, expect, test } from 'vitest';
import type { Answer } from '../input/answers.svelte';
import { NOTATIONS, type Notation } from '../settings/choices';
import type { ItemBody } from '../wire';
import { layoutOf } from './item';
import { choose, heard, pressed, type Half, type Meant, type Pressed } from './item-input';
import { sample, SAMPLES } from './samples';

const letter = (each: string): Pressed => ({ key: each, code: `Key${each.toUpperCase()}` });
const digit = (each: number): Pressed => ({ key: String(each), code: `Digit${String(each)}` });
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].map(digit);
const TOP_ROW: readonly Pressed[] = [...DIGITS, { key: '-', code: 'Minus' }, { key: '=', code: 'Equal' }];
const LETTERS = Array.from('abcdefghnsw', letter);
const HASH: Pressed = { key: '#', code: 'Digit3' }; // as on an American keyboard
/** The top row of a French keyboard, without Shift. */
const FRENCH_ROW: readonly Pressed[] = Array.from('&é"\'(-è_çà', (key, index) => ({ key, code: DIGITS[index]?.code ?? '' }));

function press(item: ItemBody, half: Half, key: Pressed, notation: Notation = 'english'): Meant {
  return pressed(item, half, key, item.answers, notation);
}

/** The answers that these keys can give, one or two after the other. */
function within(item: ItemBody, keys: readonly Pressed[], notation: Notation): Set<string> {
  const found = new Set<string>();
  const walk = (half: Half, left: number): void => {
    for (const key of keys) {
      const meant = press(item, half, key, notation);
      if (meant.kind === 'answer') found.add(meant.answer);
      if (meant.kind === 'half' && left > 1) walk(meant.half, left - 1);
    }
  };
  walk('', 2);
  return found;
}

const inOrder = (answers: Iterable<string>): string[] => [...answers].sort();

describe.each(NOTATIONS)('with %s names', (notation) => {
  test.each(SAMPLES)('every answer to $id can be given with keys, and nothing else', (item) => {
    const keys = [...TOP_ROW, ...LETTERS, HASH];
    expect(inOrder(within(item, keys, notation))).toEqual(inOrder(item.answers));
  });

  test.each(SAMPLES)('every answer to $id can be given with a French keyboard', (item) => {
    const keys = [...FRENCH_ROW, { key: ')', code: 'Minus' }, { key: '=', code: 'Equal' }, ...LETTERS];
    expect(inOrder(within(item, keys, notation))).toEqual(inOrder(item.answers));
  });
});

describe('names', () => {
  const named = SAMPLES.filter((item) => ['letters', 'names'].includes(layoutOf(item)));

  test.each(named)('every name that $id offers is one tap or two', (item) => {
    const halves = Array.from('ABCDEFGbn#');
    const once = halves.map((half) => choose(item, '', half));
    const twice = once.flatMap((first) => (first.kind === 'half' ? halves.map((half) => choose(item, first.half, half)) : []));
    const found = new Set([...once, ...twice].flatMap((meant) => (meant.kind === 'answer' ? [meant.answer] : [])));
    expect(inOrder(found)).toEqual(inOrder(item.answers.filter((answer) => answer !== 'none')));
  });
});

describe('the keys of a chord', () => {
  const item = sample('build:major/C');
  const played = (half: Half, hour: number): unknown => heard(item, half, { kind: 'pitch', way: 'midi', hour, octave: 4 });

  test('answer in any order, once there are as many as the chord has', () => {
    expect(choose(item, '', '7')).toEqual({ kind: 'half', half: '7' });
    expect(choose(item, '7', '12')).toEqual({ kind: 'half', half: '7 12' });
    expect(choose(item, '7 12', '4')).toEqual({ kind: 'answer', answer: '7 12 4' });
    expect(choose({ ...item, question: { root: 'C', chord: 'dominant_seventh' } }, '7 12', '4')).toEqual({ kind: 'half', half: '7 12 4' });
  });

  test('are let go when they are chosen again, but not when they are played again', () => {
    expect(choose(item, '7 12', '7')).toEqual({ kind: 'half', half: '12' });
    expect(played('7 12', 7)).toEqual({ kind: 'half', half: '7 12' });
    expect(played('7 12', 4)).toEqual({ kind: 'answer', answer: '7 12 4' });
    expect(press(item, '7 12', { key: 'Escape', code: 'Escape' })).toEqual({ kind: 'half', half: '' });
  });

  test('are in the top row of the keyboard', () => {
    expect(TOP_ROW.map((key) => press(item, '', key))).toEqual(
      [12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((hour) => ({ kind: 'half', half: String(hour) })),
    );
  });
});

describe('a letter and a sign', () => {
  const item = sample('step:whole:F#');

  test('answer in either order', () => {
    expect(choose(item, 'G', '#')).toEqual({ kind: 'answer', answer: 'G#' });
    expect(choose(item, '#', 'G')).toEqual({ kind: 'answer', answer: 'G#' });
    expect(choose(item, 'B', 'n')).toEqual({ kind: 'answer', answer: 'B' });
  });

  test('can be taken back or replaced', () => {
    expect(choose(item, 'G', 'G')).toEqual({ kind: 'half', half: '' });
    expect(choose(item, 'G', 'A')).toEqual({ kind: 'half', half: 'A' });
    expect(press(item, 'G', { key: 'Escape', code: 'Escape' })).toEqual({ kind: 'half', half: '' });
    expect(press(item, '', { key: 'Escape', code: 'Escape' })).toEqual({ kind: 'nothing' });
  });

  test('are no answer where the name is not offered', () => {
    expect(choose(item, 'E', '#')).toEqual({ kind: 'nothing' });
    expect(choose(item, '#', 'E'), 'the letter is kept').toEqual({ kind: 'half', half: 'E' });
    expect(choose(sample('enharmonic:B#:C'), 'E', '#')).toEqual({ kind: 'answer', answer: 'E#' });
  });

  test('B is a letter first and a sign after a letter', () => {
    expect(press(item, '', letter('b'))).toEqual({ kind: 'half', half: 'B' });
    expect(press(item, 'B', letter('b'))).toEqual({ kind: 'answer', answer: 'Bb' });
    expect(press(item, '', letter('h'), 'german')).toEqual({ kind: 'half', half: 'B' });
  });

  test('come from digits in the order of the buttons', () => {
    expect(press(item, '', digit(1), 'english')).toEqual({ kind: 'half', half: 'A' });
    expect(press(item, '', digit(1), 'solfege')).toEqual({ kind: 'half', half: 'C' });
    expect(press(item, 'A', digit(1))).toEqual({ kind: 'answer', answer: 'Ab' });
    expect(press(item, 'A', digit(3))).toEqual({ kind: 'answer', answer: 'A#' });
  });
});

test('keys of the piano go from left to right, C first', () => {
  const item = sample('key:Gb');
  expect(press(item, '', digit(1))).toEqual({ kind: 'answer', answer: '12' });
  expect(press(item, '', digit(2))).toEqual({ kind: 'answer', answer: '1' });
  expect(press(item, '', { key: '=', code: 'Equal' })).toEqual({ kind: 'answer', answer: '11' });
});

test('a signature is its number and a sign', () => {
  const item = sample('signature:Eb:major');
  expect(press(item, '', digit(0))).toEqual({ kind: 'answer', answer: '0' });
  expect(press(item, '3', letter('b'))).toEqual({ kind: 'answer', answer: '3b' });
  expect(press(item, '3', HASH)).toEqual({ kind: 'answer', answer: '3#' });
  expect(press(item, '', digit(8))).toEqual({ kind: 'nothing' });
});

describe('a note that is played or sung', () => {
  const played = (id: string, hour: number): unknown => heard(sample(id), '', { kind: 'pitch', way: 'midi', hour, octave: 5 });

  test.each([
    ['letter:3:A', 12, { kind: 'answer', answer: 'C' }],
    ['letter:3:A', 6, { kind: 'names', names: ['F', 'G'] }],
    ['step:whole:F#', 8, { kind: 'answer', answer: 'G#' }],
    ['place:bass:G2/b', 6, { kind: 'answer', answer: 'Gb' }],
    ['place:bass:G2/b', 7, { kind: 'nothing' }],
    ['key:Gb', 6, { kind: 'answer', answer: '6' }],
    ['hour:6', 6, { kind: 'answer', answer: 'F#' }],
    ['piano:6', 6, { kind: 'answer', answer: 'F#' }],
    ['scale:dorian/Bb C Db Eb F G Ab', 10, { kind: 'nothing' }],
    ['signature:F#:minor/3#', 9, { kind: 'answer', answer: 'A' }],
    ['signature:F#:minor/3#', 6, { kind: 'names', names: ['Gb', 'F#'] }],
    ['degree:harmonic_minor:7/Eb/Cb', 2, { kind: 'answer', answer: 'D' }],
    ['enharmonic:C#:Db', 1, { kind: 'nothing' }],
    ['signature:Eb:major', 3, { kind: 'nothing' }],
    ['formula:major', 12, { kind: 'nothing' }],
    ['quality:m3/Bb/Db', 1, { kind: 'nothing' }],
    ['ear:m6:up/C4', 8, { kind: 'nothing' }],
  ] as const)('%s %i', (id, hour, meant) => expect(played(id, hour)).toEqual(meant));
});

describe('what is said', () => {
  const said = (id: string, name: string, hour: number): unknown => heard(sample(id), '', { kind: 'name', way: 'speech', name, hour });

  test('is the name, not only its pitch', () => {
    expect(said('hour:6', 'Gb', 6)).toEqual({ kind: 'answer', answer: 'Gb' });
    expect(said('enharmonic:C#:Db', 'Db', 1)).toEqual({ kind: 'answer', answer: 'Db' });
    expect(said('signature:F#:minor/3#', 'F#', 6)).toEqual({ kind: 'answer', answer: 'F#' });
    expect(said('signature:F#:minor/3#', 'E#', 5)).toEqual({ kind: 'nothing' });
    expect(said('letter:3:A', 'C', 12)).toEqual({ kind: 'answer', answer: 'C' });
  });

  test('does not show where a key is', () => {
    expect(said('key:Gb', 'Gb', 6)).toEqual({ kind: 'named' });
  });

  test('may be a step, where one is heard', () => {
    const whole: Answer = { kind: 'step', way: 'speech', step: 'whole' };
    expect(heard(sample('ear:half/E4'), '', whole)).toEqual({ kind: 'answer', answer: 'whole' });
    expect(heard(sample('step:whole:F#'), '', whole)).toEqual({ kind: 'nothing' });
  });
});

describe('where few answers are offered', () => {
  const few = (id: string, ...answers: string[]): ItemBody => ({ ...sample(id), answers });
  const FEW = [
    few('letter:3:A', 'B', 'C'),
    few('letter:3:A', 'B', 'C', 'D', 'E', 'F'),
    few('step:whole:F#', 'G', 'G#', 'Ab'),
    few('step:whole:F#', 'G', 'G#', 'Ab', 'A', 'Bb'),
    few('key:Gb', '5', '6', '12'),
    few('enharmonic:C#:Db', 'Db', 'D', 'none'),
    few('signature:Eb:major', '3b', '3#', '0'),
    few('ear:m6:up/C4', 'm6', 'P5'),
  ];

  test.each(FEW)('only those of $id can be given with keys: $answers', (item) => {
    expect(inOrder(within(item, [...TOP_ROW, ...LETTERS, HASH], 'english'))).toEqual(inOrder(item.answers));
  });

  test.each(FEW)('only those of $id can be played, sung or spoken: $answers', (item) => {
    const meant = Array.from({ length: 12 }, (_, index) => heard(item, '', { kind: 'pitch', way: 'midi', hour: index + 1, octave: 5 }));
    const given = meant.flatMap((each) => (each.kind === 'answer' ? [each.answer] : each.kind === 'names' ? each.names : []));
    expect(given.filter((each) => !item.answers.includes(each))).toEqual([]);
  });

  test('four notes or fewer are buttons, which can be chosen by letter', () => {
    const item = few('step:whole:F#', 'G', 'A', 'Ab', 'B');
    expect(layoutOf(item)).toBe('choices');
    expect(press(item, '', letter('b'))).toEqual({ kind: 'answer', answer: 'B' });
    expect(press(item, '', letter('a')), 'two answers have this letter').toEqual({ kind: 'nothing' });
    expect(press(item, '', letter('h'), 'german')).toEqual({ kind: 'answer', answer: 'B' });
  });

  test('a black key is the one of its letters that is offered', () => {
    expect(heard(few('letter:3:A', 'E', 'F'), '', { kind: 'pitch', way: 'midi', hour: 6, octave: 5 })).toEqual({
      kind: 'answer',
      answer: 'F',
    });
  });
});
