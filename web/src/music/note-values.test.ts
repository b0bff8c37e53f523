import { expect, test } from 'vitest';
import lilypond from './lilypond.json';
import { beamed, lengthOf, meterOf, rhythmOf, type NoteValue, type RhythmNote } from './note-values';

/** The measures of a rhythm. */
function measuresOf(text: string): RhythmNote[][] {
  const measures: RhythmNote[][] = [];
  for (const note of rhythmOf(text)) (note.bar ? measures[measures.push([]) - 1] : measures.at(-1))?.push(note);
  return measures;
}

/** How many beams lead to the note before, and to the next. */
const beamsOf = (text: string, meter: string): string[] =>
  measuresOf(text).flatMap((notes) => beamed(notes, meterOf(meter)).map(({ left, right }) => `${String(left)}${String(right)}`));

const eighth: NoteValue = { part: 8, dotted: false, triplet: 0 };

test.each(lilypond.rhythms)('beams of $rhythm in $meter are those of LilyPond', ({ meter, rhythm, beams }) => {
  expect(beamsOf(rhythm, meter)).toEqual(beams);
});

test('lengths are 24ths of a quarter note', () => {
  expect(lengthOf(eighth)).toBe(12);
  expect(lengthOf({ ...eighth, dotted: true })).toBe(18);
  expect(lengthOf({ ...eighth, triplet: 1 })).toBe(8);
});

test('the three notes of a triplet share a beam, and the next beat has its own', () => {
  const triplet = [1, 2, 2].map((nth) => ({ value: { ...eighth, triplet: nth }, rest: false }));
  const notes = [...triplet, { value: eighth, rest: false }, { value: eighth, rest: false }];
  expect(beamed(notes, meterOf('4/4')).map(({ group }) => group)).toEqual([0, 0, 0, 3, 3]);
});

test('in a pickup, beams end where they would in a full measure', () => {
  const notes = [1, 2, 3].map(() => ({ value: eighth, rest: false }));
  expect(beamed(notes, meterOf('2/4'), 12).map(({ group }) => group)).toEqual([0, 1, 1]);
  expect(beamed(notes, meterOf('2/4')).map(({ group }) => group)).toEqual([0, 0, 2]);
});
