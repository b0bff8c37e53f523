/** What is asked of the server about scales and chords, and what it found. */

import { getFound, getFoundOnKeys, getToolNames } from '../net/http';
import { settings } from '../settings/settings.svelte';
import type { Found, ToolNames } from '../wire';
import { typedProblemText } from './own-names';
import { typedReader } from './typed-text';

export class LookUp {
  found = $state.raw<Found | null>(null);
  names = $state.raw<ToolNames>({ scales: [], chords: [], keys: [], instruments: [] });
  /** Why there is no answer; null when there is one. */
  error = $state.raw<unknown>(null);
  /** The hour pointed at, in whichever picture: it shows in all of them. */
  lit = $state<number | null>(null);

  #asked = 0;

  async loadNames(): Promise<void> {
    try {
      this.names = await getToolNames();
    } catch {
      // Whoever types needs no list.
    }
  }

  /** Ask, or ask for the same shape so many half steps further round. What was found stays when nothing is. */
  ask(text: string, turn = 0): Promise<Found | null> {
    return this.#find(() => getFound(text, turn));
  }

  /** Ask for what somebody typed, in their own language and names of notes. */
  askTyped(typed: string): Promise<Found | null> {
    const { text, names } = typedReader(settings.notation, settings.language)(typed);
    return this.#find(() => getFound(text, 0, names));
  }

  /** Ask what was played on these MIDI keys. */
  askKeys(keys: readonly number[]): Promise<Found | null> {
    return this.#find(() => getFoundOnKeys(keys));
  }

  /** The same in words; empty when there is an answer. */
  get problem(): string {
    return this.error === null ? '' : typedProblemText(this.error);
  }

  async #find(asking: () => Promise<Found>): Promise<Found | null> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const found = await asking();
      if (asked !== this.#asked) return null; // something else has been asked meanwhile
      this.found = found;
      this.error = null;
      this.lit = null;
      return found;
    } catch (error) {
      if (asked !== this.#asked) return null;
      this.error = error;
      return null;
    }
  }
}
