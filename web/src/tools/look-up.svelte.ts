/** What is asked of the server about scales and chords, and what it found. */

import { getFound, getToolNames, Problem } from '../net/http';
import { problemText } from '../parts/problem';
import type { Found, ToolNames } from '../wire';

export class LookUp {
  found = $state.raw<Found | null>(null);
  names = $state.raw<ToolNames>({ scales: [], chords: [], keys: [], instruments: [] });
  /** Why there is no answer; empty when there is one. */
  problem = $state('');
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
  async ask(text: string, turn = 0): Promise<Found | null> {
    this.#asked += 1;
    const asked = this.#asked;
    try {
      const found = await getFound(text, turn);
      if (asked !== this.#asked) return null; // something else has been asked meanwhile
      this.found = found;
      this.problem = '';
      this.lit = null;
      return found;
    } catch (error) {
      if (asked !== this.#asked) return null;
      // The server's sentence names what was not understood and what would be; it is in English.
      this.problem = error instanceof Problem && error.reason === 'bad-notation' ? error.message : problemText(error);
      return null;
    }
  }
}
