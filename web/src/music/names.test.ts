import { describe, expect, test } from 'vitest';
import { hourOfName, spoken, withSigns } from './names';

describe('withSigns', () => {
  test.each([
    ['F# fits', 'F♯ fits'],
    ['F#3 in your hand fits', 'F♯3 in your hand fits'],
    ['A#/Bb', 'A♯/B♭'],
    ['F## and Bbb', 'F𝄪 and B𝄫'],
    ['A second above A is B: A, B.', 'A second above A is B: A, B.'],
    ['Bob and Ebba wait', 'Bob and Ebba wait'],
    ['four Bbs and Abs', 'four B♭s and A♭s'],
    ['not in your hand: E4 ?2', 'not in your hand: E4 the ? card'],
    ['Really?', 'Really?'],
    ['X1 is a wild', 'the Chromatic Scale card is a wild'],
  ])('%s', (text, shown) => expect(withSigns(text)).toBe(shown));
});

describe('spoken', () => {
  test.each([
    ['F#', 'F sharp'],
    ['Gb5', 'G flat 5'],
    ['F♯ or G♭', 'F sharp or G flat'],
    ['Cbb', 'C double flat'],
    ['four C♯s', 'four C sharps'],
    ['You are done.', 'You are done.'],
  ])('%s', (text, said) => expect(spoken(text)).toBe(said));
});

describe('hourOfName', () => {
  test.each([
    ['C', 12],
    ['C#', 1],
    ['B#', 12],
    ['Cb', 11],
    ['F##', 7],
    ['G♭', 6],
    ['H', null],
    ['Cx', null],
  ])('%s is %s', (name, hour) => expect(hourOfName(name)).toBe(hour));
});
