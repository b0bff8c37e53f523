/** A metronome: clicks scheduled a little ahead on the audio clock, so that nothing on the page delays them. */

export const SLOWEST = 20;
export const FASTEST = 300;
export const MAX_BEATS = 12;
/** Measures of groups that are usual. */
export const GROUPED = ['2+3', '3+2', '2+2+3', '2+3+2', '3+2+2', '3+3+2', '3+2+3', '2+3+3', '2+2+2+3', '3+3+3+2'];
const MOST_BEATS = 32; // of all groups together

/** How a beat is divided: into equal parts, or long and short as two parts of three. */
export const DIVISIONS = ['1', '2', '3', '4', 'swing'] as const;
export type Division = (typeof DIVISIONS)[number];
/** How many measures are counted before the metronome begins. */
export const COUNT_INS = [0, 1, 2] as const;

const AHEAD = 0.15; // seconds by which clicks are scheduled ahead
const AHEAD_HIDDEN = 70; // seconds, while nobody sees the page: browsers may then let it run only once a minute
const EVERY = 40; // milliseconds between scheduler runs
const FORGET = 2500; // milliseconds after which a tap starts over
const TAPS = 6;

/** The tempo of taps in beats per minute, from the median interval; null after a single tap. */
export function tempoOfTaps(times: readonly number[]): number | null {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const sorted = gaps.toSorted((one, other) => one - other);
  const gap = sorted[Math.floor(sorted.length / 2)];
  return gap === undefined ? null : clamp(Math.round(60_000 / gap));
}

/** The taps that count, including a new one; after a pause only the new one. */
export function tapped(times: readonly number[], now: number): number[] {
  const last = times.at(-1);
  return last !== undefined && now - last > FORGET ? [now] : [...times, now].slice(-TAPS);
}

export function clamp(tempo: number): number {
  return Math.min(FASTEST, Math.max(SLOWEST, tempo));
}

/** The beats of each group of a measure, such as 3 and 2 of `3+2`; null if the text is no measure. */
export function readGroups(text: string): number[] | null {
  const groups = text
    .replace(/\s+/g, '')
    .split('+')
    .map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0));
  const all = groups.reduce((sum, each) => sum + each, 0);
  return groups.every((each) => each >= 1 && each <= MAX_BEATS) && all <= MOST_BEATS ? groups : null;
}

/** How a click sounds: the first of a measure, the first of a group, a beat, a part of a beat, or a beat that is counted before. */
export type Stress = 'first' | 'group' | 'beat' | 'part' | 'count';

/** The stress of each beat of a measure. A single beat is not stressed. */
export function stressesOf(groups: readonly number[]): Stress[] {
  const beats = groups.flatMap((beats) => Array.from({ length: beats }, (_, index): Stress => (index === 0 ? 'group' : 'beat')));
  return beats.length === 1 ? ['beat'] : ['first', ...beats.slice(1)];
}

/** Where the parts after its beginning are, in beats. */
export function partsOf(division: Division): number[] {
  if (division === 'swing') return [2 / 3];
  const parts = Number(division);
  return Array.from({ length: parts - 1 }, (_, index) => (index + 1) / parts);
}

export interface Pace {
  readonly tempo: number; // beats per minute
  readonly groups: readonly number[]; // the beats of each
  readonly division: Division;
  readonly countIn: number; // measures
  readonly volume: number; // 0 to 1
}

/** A beat as it sounds. */
export interface Beat {
  readonly index: number; // in its measure
  readonly counted: boolean; // before the metronome begins
}

interface Planned {
  readonly at: number;
  readonly count: number; // of beats since the start
  readonly clicks: readonly OscillatorNode[];
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Tick until stopped, reading `pace` at each beat. `beat` is called with each beat as it sounds. */
export function tick(context: AudioContext, pace: () => Pace, beat: (beat: Beat) => void): () => void {
  let next = context.currentTime + 0.08;
  let count = 0;
  let planned: Planned[] = [];

  function plan(): void {
    const now = context.currentTime;
    planned = planned.filter(({ at }) => at > now);
    while (next < now + (document.hidden ? AHEAD_HIDDEN : AHEAD)) {
      planned.push(planBeat(next, count));
      next += 60 / pace().tempo;
      count += 1;
    }
  }

  function planBeat(at: number, count: number): Planned {
    const { tempo, groups, division, countIn, volume } = pace();
    const stresses = stressesOf(groups);
    const index = count % stresses.length;
    const counted = count < countIn * stresses.length;
    const clicks = [click(context, at, counted ? 'count' : (stresses[index] ?? 'beat'), volume)];
    if (!counted) for (const part of partsOf(division)) clicks.push(click(context, at + (part * 60) / tempo, 'part', volume));
    const timer = setTimeout(() => beat({ index, counted }), Math.max(0, (at - context.currentTime) * 1000));
    return { at, count, clicks, timer };
  }

  /** Take back what is planned far ahead: whoever sees the page again may change the tempo. */
  function planAnew(): void {
    const far = planned.filter(({ at }) => at > context.currentTime + AHEAD);
    planned = planned.filter((each) => !far.includes(each));
    drop(far);
    next = far[0]?.at ?? next;
    count = far[0]?.count ?? count;
    plan();
  }

  plan();
  const timer = setInterval(plan, EVERY);
  document.addEventListener('visibilitychange', planAnew);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', planAnew);
    drop(planned);
  };
}

function drop(planned: readonly Planned[]): void {
  for (const { clicks, timer } of planned) {
    clearTimeout(timer);
    for (const each of clicks) each.stop(0);
  }
}

const SOUNDS: Readonly<Record<Stress, readonly [hertz: number, loud: number]>> = {
  first: [1568, 0.5],
  group: [1319, 0.5],
  beat: [1047, 0.5],
  part: [784, 0.22],
  count: [523, 0.5],
};

function click(context: AudioContext, at: number, stress: Stress, volume: number): OscillatorNode {
  const [frequency, loudness] = SOUNDS[stress];
  const tone = new OscillatorNode(context, { frequency });
  const loud = new GainNode(context, { gain: 0 });
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(loudness * volume, at + 0.002);
  loud.gain.exponentialRampToValueAtTime(0.0005, at + 0.06);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.07);
  return tone;
}
