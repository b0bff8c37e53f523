/** The notes that a player taps, plays, or sings to look up what they are. */

import { NO_PARTS } from './names';
import { noteOfKey } from '../music/notes';
import { playNotes } from '../sound/sounds';
import type { Found } from '../wire';
import { NOTHING, played, tapped, tappedPitch, type Gathered } from './gathering';
import type { LookUp } from './look-up.svelte';

/** An empty result, for pictures that wait for the first note. */
export const NO_NOTES: Found = {
  sort: 'notes',
  ask: '',
  parts: { ...NO_PARTS, sort: 'notes' },
  tonic: '',
  kind: '',
  aliases: [],
  notes: [],
  formula: [],
  signature: null,
  clef: 'treble',
  augmented_sixth: null,
  triads: [],
  sevenths: [],
  harmonic_triads: [],
  harmonic_sevenths: [],
  links: [],
};

export class Tapping {
  on = $state(false);
  gathered = $state.raw<Gathered>(NOTHING);
  /** What the notes are; null without notes or before the answer. */
  named = $state.raw<Found | null>(null);

  readonly #look: LookUp;
  readonly #found: (found: Found) => void;

  /** `found` is called with each result. */
  constructor(look: LookUp, found: (found: Found) => void) {
    this.#look = look;
    this.#found = found;
  }

  switch(on: boolean): void {
    this.on = on;
    this.clear();
  }

  clear(): void {
    this.#take(NOTHING);
  }

  /** Replace the notes, for example after a turn of the clock. */
  become(found: Found): void {
    this.gathered = { ...NOTHING, keys: found.notes.map(({ key }) => key) };
    this.named = found;
  }

  /** Add or remove a piano key. */
  tap(key: number): void {
    this.#sound(key);
    this.#take(tapped(this.gathered, key));
  }

  /** Add or remove a pitch in every octave. */
  tapPitch(key: number): void {
    this.#sound(key);
    this.#take(tappedPitch(this.gathered, key));
  }

  /** Repeat the request after it failed. */
  again(): void {
    this.#take(this.gathered);
  }

  play(key: number, held: readonly number[]): void {
    this.#take(played(this.gathered, key, held, performance.now()));
  }

  #sound(key: number): void {
    playNotes([noteOfKey(key)]);
  }

  #take(now: Gathered): void {
    this.gathered = now;
    if (now.keys.length === 0) this.named = null;
    else void this.#ask(now);
  }

  async #ask(asked: Gathered): Promise<void> {
    const found = await this.#look.askKeys(asked.keys);
    if (!found || this.gathered !== asked) return; // the notes have changed since
    this.named = found;
    this.#found(found);
  }
}
