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

const KEPT = 7;
const FAR = 0.6; // half steps from the median beyond which a new tone begins

/** The median of the last measurements, so that a single wrong one does not move the needle. */
export class Needle {
  #heard: number[] = [];

  /** Add a measurement. Returns the frequency to show. */
  hear(hertz: number): number {
    const before = this.#middle();
    if (before !== null && Math.abs(12 * Math.log2(hertz / before)) > FAR) this.#heard = [];
    this.#heard = [...this.#heard, hertz].slice(-KEPT);
    return this.#middle() ?? hertz;
  }

  silence(): void {
    this.#heard = [];
  }

  #middle(): number | null {
    const sorted = this.#heard.toSorted((one, other) => one - other);
    return sorted[Math.floor(sorted.length / 2)] ?? null;
  }
}

/** Read the frequency of A4 in hertz from an address or a field; the default when it is invalid. */
export function readA(text: string): number {
  const a = Number(text);
  return Number.isFinite(a) && a >= LOWEST_A && a <= HIGHEST_A ? a : USUAL_A;
}
