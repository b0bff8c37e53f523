/** A metronome: clicks on the clock of the sound card, planned a little ahead, so that nothing else on the page delays them. */

export const SLOWEST = 20;
export const FASTEST = 300;
export const MOST_BEATS = 12;

const AHEAD = 0.15; // seconds that clicks are planned before they sound
const EVERY = 40; // milliseconds from one planning to the next
const FORGET = 2500; // milliseconds after which a tap begins anew
const TAPS = 6;

/** The tempo of some taps, in beats a minute: the middle of the time between them; null after a single one. */
export function tempoOfTaps(times: readonly number[]): number | null {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const sorted = gaps.toSorted((one, other) => one - other);
  const gap = sorted[Math.floor(sorted.length / 2)];
  return gap === undefined ? null : clamp(Math.round(60_000 / gap));
}

/** The taps that count, with a new one: after a pause it is the first. */
export function tapped(times: readonly number[], now: number): number[] {
  const last = times.at(-1);
  return last !== undefined && now - last > FORGET ? [now] : [...times, now].slice(-TAPS);
}

export function clamp(tempo: number): number {
  return Math.min(FASTEST, Math.max(SLOWEST, tempo));
}

export interface Pace {
  readonly tempo: number; // beats a minute
  readonly beats: number; // in a measure; 1 accents none
  readonly volume: number; // 0 to 1
}

/** Tick until stopped, as `pace` says at each beat. `beat` is told which of the measure sounds, from 0, when it does. */
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
      if (shown.length > 2 * MOST_BEATS) shown.shift();
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
