/** Looks up scales and chords on the server, and holds the result. */

import { getFound, getFoundOnKeys, getToolNames } from '../net/lookup';
import type { Clef } from '../music/engraving';
import { fixedNotation } from '../settings/choices';
import { settings } from '../settings/settings.svelte';
import type { Found, ToolNames } from '../wire';
import { lookUpInAddress } from './address';
import { typedProblemText } from './localized-names';

export class LookUp {
  found = $state.raw<Found | null>(null);
  names = $state.raw<ToolNames>({ scales: [], chords: [], keys: [], instruments: [] });
  /** Why there is no answer; null when there is one. */
  error = $state.raw<unknown>(null);
  /** The hour pointed at in any picture; highlighted in all of them. */
  lit = $state<number | null>(null);

  /** The clef to look up in; '' for the one that fits. */
  clef: Clef | '' = '';

  #asked = 0;

  async loadNames(): Promise<void> {
    try {
      this.names = await getToolNames();
    } catch {
      // Players who type do not need the lists.
    }
  }

  /** Look up a text, or the same shape so many half steps higher. The last result stays when nothing is found. */
  ask(text: string, turn = 0): Promise<Found | null> {
    return this.#find(() => getFound(text, turn, 'english', this.clef));
  }

  /** Look up what somebody typed in their own language and note names. */
  askTyped(typed: string): Promise<Found | null> {
    return this.#find(() => getFound(typed, 0, fixedNotation(settings.notation, settings.language), this.clef));
  }

  /** Look up what was played, by MIDI numbers. */
  askKeys(keys: readonly number[]): Promise<Found | null> {
    return this.#find(() => getFoundOnKeys(keys));
  }

  /** The error in words; empty when there is a result. */
  get problem(): string {
    return this.error === null ? '' : typedProblemText(this.error);
  }

  async #find(asking: () => Promise<Found>): Promise<Found | null> {
    this.#asked += 1;
    const asked = this.#asked;
    const from = lookUpInAddress();
    // An answer must not bring somebody back who has asked for something else or has gone elsewhere.
    const isWanted = () => asked === this.#asked && from === lookUpInAddress();
    try {
      const found = await asking();
      if (!isWanted()) return null;
      this.found = found;
      this.error = null;
      this.lit = null;
      return found;
    } catch (error) {
      if (!isWanted()) return null;
      this.error = error;
      return null;
    }
  }
}
