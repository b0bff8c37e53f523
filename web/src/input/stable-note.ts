/**
 * Turns a stream of short audio frames into notes: a note counts once it has been steady for a while, once each time it is
 * sung. Pure; time is an argument.
 */

/** The analysis of one audio frame. */
export interface Frame {
  readonly time: number; // milliseconds
  readonly key: number; // MIDI number with fractions
  readonly clarity: number; // 0 to 1
  readonly loud: number; // root mean square, 0 to 1
}

/** A voice less clear or loud than this is silence. Once a note sounds, the limits are a little lower. */
export const CLEAR = 0.9;
const STILL_CLEAR = 0.8;
export const LOUD = 0.004;
const STILL_LOUD = 0.002;
/** The time in ms, and the number of frames, for which a note has to be held. */
const HELD = 150;
const MIN_FRAMES = 3;
/** The range of a held note in half steps, which allows for vibrato. */
const WAVER = 0.6;
/** The silence in ms that is needed before the next note. */
const SILENCE = 120;
// MIDI numbers from a little below C2 to a little above C7.
const LOWEST = 35.5;
const HIGHEST = 96.5;

export class Steady {
  #held: Frame[] = [];
  #answered = false;
  #silentSince: number | null = null;

  /** Process a frame. Returns the key of a held note once, when it is recognized; otherwise null. */
  hear(frame: Frame): number | null {
    if (!this.#sounds(frame)) {
      this.#held = [];
      this.#silentSince ??= frame.time;
      if (frame.time - this.#silentSince >= SILENCE) this.#answered = false;
      return null;
    }
    this.#silentSince = null;
    this.#held.push(frame);
    this.#held = this.#held.filter(({ time }, index, all) => (all[index + 1]?.time ?? time) > frame.time - HELD);
    if (this.#answered || !this.#isHeld(frame.time)) return null;
    this.#answered = true;
    // Voices slide up to a note, so the first third does not count.
    return Math.round(middle(this.#held.slice(this.#held.length / 3).map(({ key }) => key)));
  }

  /** Ignore the sound until now: it counts neither as a note nor as silence. */
  interrupt(): void {
    this.#held = [];
    this.#silentSince = null;
  }

  /** The key that sounds now, with fractions; null in silence. */
  get now(): number | null {
    return this.#held.length > 0 ? middle(this.#held.map(({ key }) => key)) : null;
  }

  #sounds({ key, clarity, loud }: Frame): boolean {
    const sounding = this.#held.length > 0;
    if (key < LOWEST || key > HIGHEST) return false;
    return clarity >= (sounding ? STILL_CLEAR : CLEAR) && loud >= (sounding ? STILL_LOUD : LOUD);
  }

  #isHeld(time: number): boolean {
    const [first] = this.#held;
    if (!first || this.#held.length < MIN_FRAMES || time - first.time < HELD) return false;
    const key = middle(this.#held.map((frame) => frame.key));
    return this.#held.every((frame) => Math.abs(frame.key - key) <= WAVER && frame.clarity >= STILL_CLEAR);
  }
}

function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The MIDI number of a frequency, with fractions. */
export function keyOfHertz(hertz: number): number {
  return 69 + 12 * Math.log2(hertz / 440);
}

/** The root mean square of audio samples. */
export function loudness(sound: Float32Array): number {
  let sum = 0;
  for (const each of sound) sum += each * each;
  return Math.sqrt(sum / sound.length);
}
