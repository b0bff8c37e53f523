/** A metronome: clicks scheduled a little ahead on the audio clock, so that nothing on the page delays them. */

export const SLOWEST = 20;
export const FASTEST = 300;
export const MAX_BEATS = 12;

const AHEAD = 0.15; // seconds by which clicks are scheduled ahead
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

export interface Pace {
  readonly tempo: number; // beats per minute
  readonly beats: number; // per measure; 1 for no accents
  readonly volume: number; // 0 to 1
}

/** Tick until stopped, reading `pace` at each beat. `beat` is called with the index of each beat in its measure as it sounds. */
export function tick(pace: () => Pace, beat: (index: number) => void): () => void {
  const context = new AudioContext();
  let next = context.currentTime + 0.08;
  let count = 0;
  const shown: ReturnType<typeof setTimeout>[] = [];

  function plan(): void {
    while (next < context.currentTime + AHEAD) {
      const { tempo, beats, volume } = pace();
      const index = count % beats;
      click(context, next, { accent: index === 0 && beats > 1, volume });
      shown.push(setTimeout(() => beat(index), Math.max(0, (next - context.currentTime) * 1000)));
      if (shown.length > 2 * MAX_BEATS) shown.shift();
      next += 60 / tempo;
      count += 1;
    }
  }

  void context.resume();
  plan();
  const timer = setInterval(plan, EVERY);
  return () => {
    clearInterval(timer);
    for (const each of shown) clearTimeout(each);
    void context.close();
  };
}

function click(context: AudioContext, at: number, { accent, volume }: { accent: boolean; volume: number }): void {
  const tone = new OscillatorNode(context, { frequency: accent ? 1568 : 1047 });
  const loud = new GainNode(context, { gain: 0 });
  loud.gain.setValueAtTime(0, at);
  loud.gain.linearRampToValueAtTime(0.5 * volume, at + 0.002);
  loud.gain.exponentialRampToValueAtTime(0.0005, at + 0.06);
  tone.connect(loud).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.07);
}
