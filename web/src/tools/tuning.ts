/** Finds the note nearest to a frequency. Pure. */

import { noteOfKey, type Note } from '../music/notes';

export const USUAL_A = 440;
export const LOWEST_A = 415;
export const HIGHEST_A = 466;

export interface Tuned {
  readonly note: Note;
  readonly cents: number; // above the note: -50 to 50
  readonly hertz: number;
}

/** The note nearest to a frequency, with A4 at `a` hertz. */
export function tuned(hertz: number, a: number): Tuned {
  const key = 69 + 12 * Math.log2(hertz / a);
  const nearest = Math.round(key);
  return { note: noteOfKey(nearest), cents: (key - nearest) * 100, hertz };
}

/** Half steps from what sounds up to what a transposing instrument in this key reads, octaves aside. */
export const TRANSPOSED = { C: 0, Bb: 2, Eb: 9, F: 7, A: 3, G: 5, D: 10 } as const;
export type PitchedIn = keyof typeof TRANSPOSED;
export const PITCHED_IN = Object.keys(TRANSPOSED) as PitchedIn[];

/** The hour that an instrument in a key reads for one that sounds. */
export function writtenHour(hour: number, pitchedIn: PitchedIn): number {
  return (hour + TRANSPOSED[pitchedIn]) % 12 || 12;
}

const KEPT = 7;
const FAR = 0.6; // half steps from the median beyond which a new tone begins
const LOWEST_HERTZ = 20; // below it there are no tones
const AGREED = 4; // measurements in a row that begin a new tone: fewer can have both tones in them, and look like a third

/** The median of the last measurements, so that a single wrong one does not move the needle. */
export class Needle {
  #heard: number[] = [];
  #far: number[] = []; // the last measurements, if they are far from those before and near each other

  /** Add a measurement. Returns the frequency to show; null while there is none. */
  hear(hertz: number): number | null {
    if (hertz < LOWEST_HERTZ) return this.#middle();
    const shown = this.#middle();
    if (shown === null || isNear(hertz, shown)) {
      this.#far = [];
      this.#heard = [...this.#heard, hertz].slice(-KEPT);
      return this.#middle();
    }
    this.#far = [...this.#far.filter((each) => isNear(each, hertz)), hertz];
    if (this.#far.length < AGREED) return shown;
    this.#heard = this.#far;
    this.#far = [];
    return this.#middle();
  }

  silence(): void {
    this.#heard = [];
    this.#far = [];
  }

  #middle(): number | null {
    const sorted = this.#heard.toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? null;
  }
}

function isNear(hertz: number, other: number): boolean {
  return Math.abs(12 * Math.log2(hertz / other)) <= FAR;
}

/** Read the frequency of A4 in hertz from an address or a field; the default when it is invalid. */
export function readA(text: string): number {
  const a = Number(text);
  return Number.isFinite(a) && a >= LOWEST_A && a <= HIGHEST_A ? a : USUAL_A;
}
