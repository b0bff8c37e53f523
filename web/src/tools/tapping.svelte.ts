/** The notes that somebody taps, plays or sings to ask what they are. */

import { NO_PARTS } from './names';
import { noteOfKey } from '../music/notes';
import { playNotes } from '../sound/player.svelte';
import type { Found } from '../wire';
import { NOTHING, played, tapped, tappedPitch, type Gathered } from './gathering';
import type { LookUp } from './look-up.svelte';

/** No notes: pictures that wait for the first. */
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
  triads: [],
  sevenths: [],
  links: [],
};

export class Tapping {
  on = $state(false);
  gathered = $state.raw<Gathered>(NOTHING);
  /** What they are, as far as it has been answered; null while there are none. */
  named = $state.raw<Found | null>(null);

  readonly #look: LookUp;
  readonly #found: (found: Found) => void;

  /** `found`: is told what the notes are. */
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

  /** The notes are these now, as they are when they have been turned. */
  become(found: Found): void {
    this.gathered = { ...NOTHING, keys: found.notes.map(({ key }) => key) };
    this.named = found;
  }

  /** One key of a piano. */
  tap(key: number): void {
    this.#sound(key);
    this.#take(tapped(this.gathered, key));
  }

  /** A place that stands for its pitch in every octave. */
  tapPitch(key: number): void {
    this.#sound(key);
    this.#take(tappedPitch(this.gathered, key));
  }

  /** Ask once more, after there has been no answer. */
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
    if (!found || this.gathered !== asked) return; // there are other notes meanwhile
    this.named = found;
    this.#found(found);
  }
}
