/**
 * Out of many short listenings, the one note that somebody means: steady for a while, once for each time it is sung. Pure; told
 * the time.
 */

/** What a short listening found. */
export interface Frame {
  readonly time: number; // milliseconds
  readonly key: number; // as MIDI counts, with fractions
  readonly clarity: number; // 0 to 1
  readonly loud: number; // root mean square, 0 to 1
}

/** A voice that is not clear or loud enough is silence. It may be a little less so once it sounds. */
export const CLEAR = 0.9;
const STILL_CLEAR = 0.8;
export const LOUD = 0.004;
const STILL_LOUD = 0.002;
/** So long, and in so many listenings, a note has to be held. */
const HELD = 150;
const LEAST = 3;
/** How far a held note may waver, in half steps: a voice trembles. */
const WAVER = 0.6;
/** So long it has to be silent before the next note. */
const SILENCE = 120;
// From a little below C2 to a little above C7.
const LOWEST = 35.5;
const HIGHEST = 96.5;

export class Steady {
  #held: Frame[] = [];
  #answered = false;
  #silentSince: number | null = null;

  /** Hear a frame. Returns the key of a note that is held now and has not been told before; else null. */
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
    // A voice slides up to its note: how it began counts less.
    return Math.round(middle(this.#held.slice(this.#held.length / 3).map(({ key }) => key)));
  }

  /** Something else sounds: what comes in between counts neither as a note nor as silence. */
  interrupt(): void {
    this.#held = [];
    this.#silentSince = null;
  }

  /** The key that sounds just now, with fractions; null in silence. */
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
    if (!first || this.#held.length < LEAST || time - first.time < HELD) return false;
    const key = middle(this.#held.map((frame) => frame.key));
    return this.#held.every((frame) => Math.abs(frame.key - key) <= WAVER && frame.clarity >= STILL_CLEAR);
  }
}

function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The key of a frequency, with fractions. */
export function keyOfHertz(hertz: number): number {
  return 69 + 12 * Math.log2(hertz / 440);
}

/** How loud a piece of sound is. */
export function loudness(sound: Float32Array): number {
  let sum = 0;
  for (const each of sound) sum += each * each;
  return Math.sqrt(sum / sound.length);
}
