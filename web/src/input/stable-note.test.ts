import { describe, expect, test } from 'vitest';
import { keyOfHertz, loudness, Steady, type Frame } from './stable-note';

const EVERY = 30; // milliseconds

/** Let a steady hear one key after another, each for so many milliseconds; what it tells. */
function hear(steady: Steady, ...parts: readonly (readonly [key: number | null, long: number, more?: Partial<Frame>])[]): number[] {
  const notes: number[] = [];
  for (const [key, long, more] of parts) {
    for (let passed = 0; passed < long; passed += EVERY) {
      time += EVERY;
      const silence = { clarity: 0.3, loud: 0.0005 };
      const found = steady.hear({ time, key: key ?? 50, clarity: 0.97, loud: 0.05, ...(key === null && silence), ...more });
      if (found !== null) notes.push(found);
    }
  }
  return notes;
}

let time = 0;

test('a held note is reported once, however long it lasts', () => {
  expect(hear(new Steady(), [69, 2000])).toEqual([69]);
});

test('a note is not reported before it was held for 150 milliseconds', () => {
  expect(hear(new Steady(), [69, 140], [null, 300])).toEqual([]);
  expect(hear(new Steady(), [69, 240], [null, 300])).toEqual([69]);
});

test('after silence the same note counts again', () => {
  expect(hear(new Steady(), [69, 400], [null, 200], [69, 400])).toEqual([69, 69]);
});

test('without silence between them the second note is not reported', () => {
  expect(hear(new Steady(), [69, 400], [71, 400])).toEqual([69]);
  expect(hear(new Steady(), [69, 400], [null, 60], [71, 400])).toEqual([69]);
});

test('a sliding voice is reported when it has arrived', () => {
  const slide = Array.from({ length: 10 }, (_, index) => [64 + index * 0.5, EVERY] as const);
  expect(hear(new Steady(), ...slide, [69, 400])).toEqual([69]);
});

test('a voice may tremble, and be a little off', () => {
  const tremble = Array.from({ length: 20 }, (_, index) => [69.2 + 0.4 * Math.sin(index), EVERY] as const);
  expect(hear(new Steady(), ...tremble)).toEqual([69]);
});

describe('what is no note', () => {
  test.each([
    ['unclear', [69, 1000, { clarity: 0.7 }]],
    ['far away', [69, 1000, { loud: 0.001 }]],
    ['too low', [30, 1000]],
    ['too high', [100, 1000]],
    ['silence', [null, 1000]],
  ] as const)('%s', (_, part) => expect(hear(new Steady(), part)).toEqual([]));
});

test('once it sounds, a note may be a little less clear', () => {
  expect(hear(new Steady(), [69, 30], [69, 300, { clarity: 0.85 }])).toEqual([69]);
});

test('what is heard while the page itself sounds is neither note nor silence', () => {
  const steady = new Steady();
  expect(hear(steady, [69, 120])).toEqual([]);
  steady.interrupt();
  expect(hear(steady, [69, 120])).toEqual([]);
  expect(hear(steady, [69, 120])).toEqual([69]);
  expect(hear(steady, [null, 90])).toEqual([]);
  steady.interrupt();
  expect(hear(steady, [null, 60], [70, 400])).toEqual([]);
});

test('what sounds just now is known in between, and nothing in silence', () => {
  const steady = new Steady();
  hear(steady, [69, 60]);
  expect(steady.now).toBe(69);
  hear(steady, [null, 30]);
  expect(steady.now).toBeNull();
});

test('440 hertz is key 69, an octave lower 57', () => {
  expect(keyOfHertz(440)).toBe(69);
  expect(keyOfHertz(220)).toBeCloseTo(57);
});

test('loudness is that of the middle, not of the peak', () => {
  expect(loudness(new Float32Array([1, -1, 1, -1]))).toBe(1);
  expect(loudness(new Float32Array([0, 0, 0, 0]))).toBe(0);
});
