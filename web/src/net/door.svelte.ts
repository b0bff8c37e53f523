/** The way in: asks the server which games there are until it answers, now and again and whenever there is hope. */

import type { Lobby } from '../wire';
import { backoff } from './connection';
import { getLobby } from './http';

export class Door {
  /** What the server told; null until it has. */
  lobby = $state.raw<Lobby | null>(null);
  /** It was asked and did not answer. */
  silent = $state(false);
  /** It is being asked just now. */
  asking = $state(false);

  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Keep asking. Returns how to stop. */
  open(): () => void {
    const hope = (): void => {
      if (!document.hidden) void this.knock();
    };
    addEventListener('online', hope);
    document.addEventListener('visibilitychange', hope);
    void this.knock();
    return () => {
      removeEventListener('online', hope);
      document.removeEventListener('visibilitychange', hope);
      clearTimeout(this.#retry);
    };
  }

  /** Ask now. */
  async knock(): Promise<void> {
    if (this.lobby || this.asking) return;
    clearTimeout(this.#retry);
    this.asking = true;
    try {
      this.lobby = await getLobby();
      this.silent = false;
    } catch {
      this.silent = true;
      this.#retry = setTimeout(() => void this.knock(), backoff(this.#tries));
      this.#tries += 1;
    }
    this.asking = false;
  }
}
