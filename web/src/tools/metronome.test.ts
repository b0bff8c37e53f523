import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { droneHertz } from './drone';
import { partsOf, readGroups, stressesOf, tick, type Beat, type Pace } from './metronome';
import { TRANSPOSED, writtenHour } from './tuning';

test.each([
  ['4', [4]],
  ['3+2', [3, 2]],
  [' 2 + 2+3 ', [2, 2, 3]],
  ['12', [12]],
  ['13', null],
  ['0', null],
  ['3+', null],
  ['3-2', null],
  ['', null],
  ['12+12+9', null], // longer than anybody counts
])('%o is read as groups', (text, groups) => {
  expect(readGroups(text)).toEqual(groups);
});

test('the first beat is stressed most, and then the first of each group', () => {
  expect(stressesOf([3, 2])).toEqual(['first', 'beat', 'beat', 'group', 'beat']);
  expect(stressesOf([4])).toEqual(['first', 'beat', 'beat', 'beat']);
  expect(stressesOf([1])).toEqual(['beat']);
});

test('a beat has equal parts, or swings', () => {
  expect(partsOf('1')).toEqual([]);
  expect(partsOf('2')).toEqual([1 / 2]);
  expect(partsOf('3')).toEqual([1 / 3, 2 / 3]);
  expect(partsOf('4')).toEqual([1 / 4, 1 / 2, 3 / 4]);
  expect(partsOf('swing')).toEqual([2 / 3]);
});

test.each([
  // Written and sounding notes as in the table of transposing instruments in Gardner Read, "Music Notation".
  ['Bb', 10, 12], // B flat sounds, C is read
  ['Eb', 3, 12],
  ['F', 5, 12],
  ['A', 9, 12],
  ['G', 7, 12],
  ['D', 2, 12],
  ['C', 12, 12],
  ['Eb', 12, 9], // a concert C is A for an alto saxophone
  ['Bb', 12, 2],
  ['F', 12, 7],
] as const)('an instrument in %s reads %i as %i', (pitchedIn, sounding, written) => {
  expect(writtenHour(sounding, pitchedIn)).toBe(written);
  expect(Object.keys(TRANSPOSED)).toContain(pitchedIn);
});

test('a drone sounds its note, by the concert pitch, and a pure fifth', () => {
  expect(droneHertz({ hour: 9, octave: 3 }, 440, false)).toEqual([220]);
  expect(droneHertz({ hour: 9, octave: 3 }, 442, true)).toEqual([221, 331.5]);
  expect(droneHertz({ hour: 12, octave: 3 }, 440, false)[0]).toBeCloseTo(130.813, 3); // as in printed tables of frequencies
});

/** A context whose clock the test moves, and all clicks as [seconds, hertz]; those taken back are gone. */
class Clock {
  currentTime = 0;
  readonly destination = {};
  clicks: { at: number; hertz: number; loud: number }[] = [];
  readonly beats: Beat[] = [];
}
const PACE: Pace = { tempo: 120, groups: [3, 2], division: '1', countIn: 0, volume: 1 };
let clock: Clock;
let hidden = false;
let seen: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  clock = new Clock();
  const gain = { setValueAtTime: () => gain, linearRampToValueAtTime: () => gain, exponentialRampToValueAtTime: () => gain };
  vi.stubGlobal(
    'OscillatorNode',
    class {
      readonly mine: Clock['clicks'][number];
      constructor(context: Clock, { frequency }: { frequency: number }) {
        this.mine = { at: -1, hertz: frequency, loud: 0 };
        context.clicks.push(this.mine);
      }
      connect = <Next>(next: Next): Next => next;
      start = (at: number): void => void (this.mine.at = at);
      stop = (at: number): void => {
        if (at < this.mine.at) clock.clicks = clock.clicks.filter((each) => each !== this.mine);
      };
    },
  );
  vi.stubGlobal(
    'GainNode',
    class {
      gain = gain;
      connect = (): void => undefined;
    },
  );
  vi.stubGlobal('document', {
    get hidden() {
      return hidden;
    },
    addEventListener: (_: string, listener: () => void) => (seen = listener),
    removeEventListener: () => undefined,
  });
});

afterEach(() => {
  hidden = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function pass(seconds: number): void {
  const end = clock.currentTime + seconds;
  for (; clock.currentTime < end - 1e-9; clock.currentTime += 0.02) vi.advanceTimersByTime(20);
}

const start = (pace: () => Pace): (() => void) => tick(clock as unknown as AudioContext, pace, (beat) => clock.beats.push(beat));
const gaps = (): number[] => clock.clicks.slice(1).map(({ at }, index) => Math.round((at - (clock.clicks[index]?.at ?? 0)) * 1e6) / 1e6);

test('3+2 is heard as it is counted, with a lower count before it', () => {
  const stop = start(() => ({ ...PACE, countIn: 1 }));
  pass(5);
  stop();
  const first = clock.clicks.slice(0, 10).map(({ hertz }) => hertz);
  const [count, one] = [first[0] ?? 0, first[5] ?? 0];
  expect(first).toEqual([count, count, count, count, count, one, 1047, 1047, 1319, 1047]);
  expect(new Set([count, one, 1047, 1319]).size).toBe(4);
  expect(new Set(gaps())).toEqual(new Set([0.5]));
  expect(clock.beats.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 0, 1].map((index, beat) => ({ index, counted: beat < 5 })));
});

test('parts come between the beats', () => {
  const stop = start(() => ({ ...PACE, division: 'swing' }));
  pass(1);
  stop();
  expect(gaps().slice(0, 3)).toEqual([0.333333, 0.166667, 0.333333]);
});

test('while nobody sees the page, clicks are planned for more than a minute; whoever comes back can change the tempo at once', () => {
  let pace = PACE;
  const stop = start(() => pace);
  pass(1);
  hidden = true;
  seen();
  expect(clock.clicks.at(-1)?.at).toBeGreaterThan(61);
  clock.currentTime += 30.5; // a browser that runs nothing meanwhile
  hidden = false;
  seen();
  expect(clock.clicks.at(-1)?.at).toBeLessThan(clock.currentTime + 1);
  pace = { ...PACE, tempo: 240 };
  pass(3);
  stop();
  expect(new Set(gaps())).toEqual(new Set([0.5, 0.25]));
  expect(gaps().at(-1)).toBe(0.25);
  const expected = clock.clicks.map((_, index) => [1568, 1047, 1047, 1319, 1047][index % 5]);
  expect(clock.clicks.map(({ hertz }) => hertz)).toEqual(expected); // no beat is lost or played twice
});
