import { expect, test } from 'vitest';
import { rhythmScore } from './rhythm-score';

test('a measure is counted in, and the beats continue to the end', () => {
  const { clicks, begins, ends, beat, pulses } = rhythmScore({ rhythm: 'qeeh|w', meter: '4/4', tempo: 60 });
  expect({ begins, ends, beat, pulses }).toEqual({ begins: 4, ends: 12, beat: 1, pulses: 4 });
  expect(clicks.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(clicks.filter(({ strong }) => strong).map(({ at }) => at)).toEqual([0, 4, 8]);
});

test('in 6/8 a beat is a dotted quarter', () => {
  const { clicks, tones, pulses } = rhythmScore({ rhythm: 'qeq.', meter: '6/8', tempo: 60 });
  expect(pulses).toBe(2);
  expect(clicks).toHaveLength(4);
  expect(tones.map(({ at, length }) => [at, length].map((each) => Math.round(each * 300) / 300))).toEqual([
    [2, 2 / 3],
    [2 + 2 / 3, 1 / 3],
    [3, 1],
  ].map((pair) => pair.map((each) => Math.round(each * 300) / 300))); // prettier-ignore
});

test('tied notes are one tone, and rests are silent', () => {
  const { tones } = rhythmScore({ rhythm: 'hQq~|w', meter: '4/4', tempo: 120 });
  expect(tones).toEqual([
    { at: 2, length: 1 },
    { at: 3.5, length: 2.5 },
  ]);
});

test('taps sound when they came, and nothing sounds while somebody taps', () => {
  const rhythm = { rhythm: 'qq', meter: '2/4', tempo: 60 };
  expect(rhythmScore({ ...rhythm, taps: [-100, 1020] }).tones.map(({ at }) => at)).toEqual([1.9, 3.02]);
  expect(rhythmScore(rhythm, true).tones).toEqual([]);
});
