import { PitchDetector } from 'pitchy';
import { expect, test } from 'vitest';
import { CLEAR } from '../input/stable-note';
import { FASTEST, SLOWEST, tapped, tempoOfTaps } from './metronome';
import { FIRST_TRANSPOSITION, queryOf, readTransposition, transpositionPath } from './transposing';
import { Needle, readA, tuned } from './tuning';

const RATE = 48_000;
const SAMPLES = 8192;

/** A tone with falling overtones and noise, as a string has them. */
function sound(hertz: number, from = 0): Float32Array {
  let seed = 1;
  const noise = (): number => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
  return Float32Array.from({ length: SAMPLES }, (_, index) => {
    const turn = (2 * Math.PI * hertz * (from + index)) / RATE;
    return 0.3 * (Math.sin(turn) + 0.6 * Math.sin(2 * turn + 1) + 0.4 * Math.sin(3 * turn + 2) + 0.2 * Math.sin(4 * turn)) + 0.02 * noise();
  });
}

test('a tone with overtones and noise is read to a cent from 55 to 1760 hertz', () => {
  const detector = PitchDetector.forFloat32Array(SAMPLES);
  for (let key = 33; key <= 93; key += 1) {
    for (const off of [-37, 0, 12]) {
      const hertz = 440 * 2 ** ((key - 69 + off / 100) / 12);
      const [found] = detector.findPitch(sound(hertz), RATE);
      const { note, cents } = tuned(found, 440);
      expect(note.hour % 12).toBe(key % 12);
      expect(Math.abs(cents - off), `${String(hertz)} Hz`).toBeLessThan(1);
    }
  }
});

test('cents are counted from the reference', () => {
  expect(tuned(442, 442).cents).toBeCloseTo(0);
  expect(tuned(440, 442).cents).toBeCloseTo(-7.85, 1);
  expect(tuned(261.6256, 440).note).toEqual({ hour: 12, octave: 4 });
  expect([readA('415'), readA('443.5'), readA('300'), readA('loud')]).toEqual([415, 443.5, 440, 440]);
});

test('one wrong listening does not move the needle, a new tone does', () => {
  const needle = new Needle();
  for (const hertz of [440, 440.2, 439.9]) needle.hear(hertz);
  expect(needle.hear(445)).toBeCloseTo(440.2, 0);
  expect(needle.hear(9)).toBeCloseTo(440.2, 0);
  for (const hertz of [660, 660, 660]) expect(needle.hear(hertz)).toBeCloseTo(440.2, 0);
  expect(needle.hear(660)).toBe(660);
});

test('at a sudden jump only the two tones are shown, never one in between or far below', () => {
  const detector = PitchDetector.forFloat32Array(SAMPLES);
  const step = 2880; // samples in 60 milliseconds
  for (const [before, after] of [
    [440, 466.16],
    [220, 659.26],
    [880, 98],
    [146.83, 155.56],
    [659.26, 698.46],
    [1046.5, 739.99],
  ] as const) {
    for (let shift = 0; shift < step; shift += 480) {
      const needle = new Needle();
      const shown: number[] = [];
      for (let start = -3 * SAMPLES + shift; start < 2 * SAMPLES; start += step) {
        const [one, other] = [sound(before, start), sound(after, start)];
        const frame = one.map((sample, index) => (start + index < 0 ? sample : (other[index] ?? 0)));
        const [found, clarity] = detector.findPitch(frame, RATE);
        const now = clarity >= CLEAR && found > 0 ? needle.hear(found) : null;
        if (now !== null) shown.push(now);
      }
      for (const hertz of shown) {
        const cents = Math.min(...[before, after].map((tone) => Math.abs(1200 * Math.log2(hertz / tone))));
        expect(cents, `${String(before)} to ${String(after)} Hz: ${String(hertz)} Hz`).toBeLessThan(60);
      }
    }
  }
});

test('taps make a tempo, and after a pause start over', () => {
  let taps: number[] = [];
  for (const time of [0, 500, 1010, 1500]) taps = tapped(taps, time);
  expect(tempoOfTaps(taps)).toBe(120);
  expect(tapped(taps, 9000)).toEqual([9000]);
  expect(tempoOfTaps([9000])).toBeNull();
  expect(tempoOfTaps([0, 20])).toBe(FASTEST);
  expect(tempoOfTaps([0, 60_000])).toBe(SLOWEST);
});

test('a transposition is read from its address as it was written', () => {
  const transpositions = [
    { ...FIRST_TRANSPOSITION, line: 'F#m7b5/A | C♯ & D', down: true },
    { ...FIRST_TRANSPOSITION, way: 'keys' as const, fromKey: 'C major', toKey: 'Eb major' },
    { ...FIRST_TRANSPOSITION, line: 'H7 B', names: 'german' as const },
    { ...FIRST_TRANSPOSITION, way: 'instrument' as const, fromKey: 'F# minor', instrument: 'horn in F' },
  ];
  for (const wanted of transpositions) {
    const path = transpositionPath(wanted);
    expect(path.split('/')).toHaveLength(3);
    expect(readTransposition(path.split('/')[2] ?? '')).toEqual(wanted);
  }
  expect(queryOf(FIRST_TRANSPOSITION).get('down')).toBeNull();
  expect(queryOf({ ...FIRST_TRANSPOSITION, way: 'keys' }).get('from_key')).toBe('C major');
  expect(readTransposition('')).toEqual(FIRST_TRANSPOSITION);
  expect(readTransposition('', 'german')).toMatchObject({ names: 'german', line: expect.stringContaining(' B7 ') as string });
  expect(readTransposition('', 'degrees')).toEqual(FIRST_TRANSPOSITION);
});
