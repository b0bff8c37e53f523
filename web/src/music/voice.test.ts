import { describe, expect, test } from 'vitest';
import type { Beams, NoteValue } from './note-values';
import { StaffDrawing } from './staff';
import { drawVoice, headOutline, meterGlyphs, meterWidth, type Placed } from './voice';

const staff = new StaffDrawing(10, 40); // its lines are at 0, 10, 20, 30 and 40
const QUARTER: NoteValue = { part: 4, dotted: false, triplet: 0 };
const ALONE: Beams = { group: 0, left: 0, right: 0 };
const at = { left: 0, right: 200 };

const note = (x: number, places: readonly number[], value: Partial<NoteValue> = {}, beams: Partial<Beams> = {}): Placed => ({
  x,
  heads: places.map((place) => ({ place, right: false })),
  value: { ...QUARTER, ...value },
  beams: { ...ALONE, ...beams },
  tied: false,
});

/** The stems: where they begin, and where they end. */
const stemsOf = (...events: Placed[]): [number, number][] =>
  Array.from(drawVoice(staff, events, at).stems.matchAll(/M\S+ (\S+?)V([-\d.]+)/g), ([, from, to]) => [Number(from), Number(to)]);

// Gould, Behind Bars: a stem is an octave long, away from the middle line, and from ledger lines it reaches the middle line.
describe('stems', () => {
  test('are an octave long: up from low notes, down from high ones and from the middle line', () => {
    expect(stemsOf(note(0, [1]))).toEqual([[35, 0]]);
    expect(stemsOf(note(0, [4]))).toEqual([[20, 55]]);
    expect(stemsOf(note(0, [7]))).toEqual([[5, 40]]);
  });

  test('reach the middle line from ledger lines', () => {
    expect(stemsOf(note(0, [-4]))).toEqual([[60, 20]]);
    expect(stemsOf(note(0, [13]))).toEqual([[-25, 20]]);
  });

  test('of a chord go away from its note that is farthest from the middle line', () => {
    expect(stemsOf(note(0, [-2, 4]))).toEqual([[50, -15]]);
    expect(stemsOf(note(0, [2, 9]))).toEqual([[-5, 65]]);
  });

  test('are missing at whole notes and rests', () => {
    expect(stemsOf(note(0, [4], { part: 1 }), note(30, []))).toEqual([]);
  });
});

describe('beams', () => {
  const eighths = (...places: number[]): Placed[] =>
    places.map((place, nth) => note(nth * 30, [place], { part: 8 }, { left: nth > 0 ? 1 : 0, right: nth < places.length - 1 ? 1 : 0 }));

  test('join notes whose stems go the same way, and end all of them', () => {
    const [one, two] = stemsOf(...eighths(0, 6));
    expect([one, two].map((stem) => stem && stem[0] > stem[1])).toEqual([true, true]);
  });

  test('rise with their notes, by a staff space at most, and are level where an inner note is outside', () => {
    const ends = (...places: number[]): number[] => stemsOf(...eighths(...places)).map(([, end]) => end);
    const [low = 0, high = 0] = ends(-2, 5);
    expect(low - high).toBe(10);
    expect(new Set(ends(0, 3, 1)).size).toBe(1);
  });

  test('leave every stem long enough', () => {
    for (const [from, to] of stemsOf(...eighths(-2, 0, 5))) expect(from - to).toBeGreaterThanOrEqual(26);
  });

  test('of sixteenths are two, a dotted eighth and a sixteenth have a stub', () => {
    const drawn = (...beams: Partial<Beams>[]): number =>
      drawVoice(
        staff,
        beams.map((each, nth) => note(nth * 30, [2], { part: 16 }, each)),
        at,
      ).beams.split('Z').length - 1;
    expect(drawn({ right: 2 }, { left: 2 })).toBe(2);
    expect(drawn({ right: 1 }, { left: 2 })).toBe(2);
  });
});

test('a note alone has a flag, a quarter note has none, and a rest is a glyph', () => {
  expect(drawVoice(staff, [note(0, [2], { part: 8 })], at).glyphs).toHaveLength(1);
  expect(drawVoice(staff, [note(0, [2])], at).glyphs).toHaveLength(0);
  expect(drawVoice(staff, [note(0, [])], at).glyphs).toHaveLength(1);
});

test('the dot of a note on a line is in the space above it, and two notes of a chord have two dots', () => {
  const dots = (...places: number[]): number[] => drawVoice(staff, [note(0, places, { dotted: true })], at).dots.map(({ y }) => y);
  expect(dots(4)).toEqual([15]);
  expect(dots(3)).toEqual([25]);
  expect(dots(2, 3)).toEqual([25, 35]);
});

test('a tie leads to the next note, on the side without a stem, and across the end of a line', () => {
  const tied = { ...note(0, [1]), tied: true };
  const ends = (path: string): number[] => Array.from(path.matchAll(/M(\S+) (\S+?)C\S+ \S+ \S+ \S+ (\S+) /g), ([, , , x]) => Number(x));
  expect(ends(drawVoice(staff, [tied, note(60, [1])], at).ties)).toEqual([62.95]);
  expect(ends(drawVoice(staff, [tied], at).ties)).toEqual([200]);
  const [, y = '0'] = /M\S+ (\S+?)C/.exec(drawVoice(staff, [tied, note(60, [1])], at).ties) ?? [];
  expect(Number(y)).toBeGreaterThan(staff.y(1));
  expect(drawVoice(staff, [note(60, [1])], { ...at, tiedInto: true }).ties).toContain('M0 ');
});

test('a triplet has its number at the beam, or a bracket', () => {
  const three = [1, 2, 2].map((triplet, nth) =>
    note(nth * 30, [2], { part: 8, triplet }, { left: nth > 0 ? 1 : 0, right: nth < 2 ? 1 : 0 }),
  );
  expect(drawVoice(staff, three, at).glyphs).toHaveLength(1);
  expect(drawVoice(staff, three, at).stems).not.toContain('H');
  const apart = three.map((each, nth) => ({ ...each, value: { ...each.value, part: 4 as const }, beams: { ...ALONE, group: nth } }));
  expect(drawVoice(staff, apart, at).stems).toContain('H');
});

test('half and whole notes have heads of their own', () => {
  expect(headOutline(QUARTER)).toBeUndefined();
  expect(headOutline({ ...QUARTER, part: 2 })).not.toBe(headOutline({ ...QUARTER, part: 1 }));
});

test('the numbers of a time signature are over each other, in the middle of the wider one', () => {
  const [one, two, eight] = meterGlyphs(staff, { count: 12, unit: 8 }, 5).map((glyph) => /translate\((\S+) (\S+)\)/.exec(glyph.at) ?? []);
  expect([one?.[2], two?.[2], eight?.[2]]).toEqual(['10', '10', '30']);
  expect(Number(eight?.[1])).toBeCloseTo(5 + (meterWidth({ count: 12, unit: 8 }) * 10 - 17.4) / 2);
});
