import { describe, expect, test } from 'vitest';
import type { Answer } from '../input/answers.svelte';
import { makeDeck } from '../music/cards';
import type { AskedQuestion } from '../wire';
import { answerOfPlace, meaningOf } from './meaning';

const NAMES = [['C#', 'Db'], ['D'], ['D#', 'Eb'], ['E'], ['F'], ['F#', 'Gb'], ['G'], ['G#', 'Ab'], ['A'], ['A#', 'Bb'], ['B'], ['C']];
const DECK = makeDeck(NAMES.map((names, index) => ({ code: `${names[0] ?? ''}4`, hour: index + 1, octave: 4, names })));
const NOTHING = { kinds: [], faces: [], intervals: [], scales: [] };

function asked(part: Partial<AskedQuestion>): AskedQuestion {
  return {
    kind: 'name',
    number: 1,
    cards: [],
    face: 'staff',
    name: null,
    interval: null,
    tonic: null,
    scales: [],
    chosen: NOTHING,
    offered: NOTHING,
    ...part,
  };
}
const played = (hour: number): Answer => ({ kind: 'pitch', way: 'midi', hour, octave: 5 });
const spoken = (name: string, hour: number): Answer => ({ kind: 'name', way: 'speech', name, hour });

describe('a note that is played', () => {
  test.each([
    [asked({ kind: 'name' }), 6, { kind: 'answer', answer: 'F#' }],
    [asked({ kind: 'find' }), 2, { kind: 'answer', answer: 'D' }],
    [asked({ kind: 'interval' }), 2, { kind: 'answer', answer: 'D' }],
    [asked({ kind: 'interval' }), 6, { kind: 'letters', letters: ['F', 'G'] }],
    [asked({ kind: 'step', cards: ['E4', 'F4'] }), 5, { kind: 'answer', answer: 'half' }],
    [asked({ kind: 'step', cards: ['B4', 'C4'] }), 1, { kind: 'answer', answer: 'whole' }],
    [asked({ kind: 'step', cards: ['E4', 'F4'] }), 9, { kind: 'nothing' }],
    [asked({ kind: 'scale' }), 5, { kind: 'nothing' }],
  ] as const)('%o %i', (question, hour, meant) => expect(meaningOf(question, played(hour), DECK)).toEqual(meant));
});

describe('a name that is spoken', () => {
  test('names a note, by a name on its card', () => {
    expect(meaningOf(asked({}), spoken('Gb', 6), DECK)).toEqual({ kind: 'answer', answer: 'Gb' });
    expect(meaningOf(asked({}), spoken('Cb', 11), DECK)).toEqual({ kind: 'answer', answer: 'B' });
  });

  test('does not show where it is', () => {
    expect(meaningOf(asked({ kind: 'find' }), spoken('G', 7), DECK)).toEqual({ kind: 'named' });
  });
});

test('keys answer by their place', () => {
  const place = (part: Partial<AskedQuestion>, code: string): string | null => answerOfPlace(asked(part), code, 'english', DECK);
  expect(place({ kind: 'interval' }, 'Digit3')).toBe('C');
  expect(place({ kind: 'find', face: 'clock' }, 'Equal')).toBe('C');
  expect(place({ kind: 'find', face: 'keys' }, 'Digit1')).toBeNull();
  expect(place({ kind: 'find', face: 'staff', cards: ['E4', 'F#4'] }, 'Numpad2')).toBe('F#');
  expect(place({ kind: 'find', face: 'staff', cards: ['E4', 'F#4'] }, 'Digit5')).toBeNull();
  expect(place({ kind: 'scale', scales: ['major', 'blues'] }, 'Digit2')).toBe('blues');
  expect(place({ kind: 'scale', scales: ['major', 'blues'] }, 'KeyB')).toBeNull();
  expect(place({ kind: 'step' }, 'Digit1')).toBeNull();
});
