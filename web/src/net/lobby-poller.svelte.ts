/** Asks the server for the lobby until it answers: at growing intervals, and when the browser comes online or into view. */

import type { Lobby } from '../wire';
import { backoff } from './connection';
import { getLobby } from './http';

export class LobbyPoller {
  /** The server's answer; null until it comes. */
  lobby = $state.raw<Lobby | null>(null);
  /** The last request got no answer. */
  unanswered = $state(false);
  /** A request is under way. */
  asking = $state(false);

  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;

  /** Ask until the server answers. Returns a function that stops it. */
  start(): () => void {
    const retry = (): void => {
      if (!document.hidden) void this.poll();
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    void this.poll();
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
      clearTimeout(this.#retry);
    };
  }

  /** Ask once, now. */
  async poll(): Promise<void> {
    if (this.lobby || this.asking) return;
    clearTimeout(this.#retry);
    this.asking = true;
    try {
      this.lobby = await getLobby();
      this.unanswered = false;
    } catch {
      this.unanswered = true;
      this.#retry = setTimeout(() => void this.poll(), backoff(this.#tries));
      this.#tries += 1;
    }
    this.asking = false;
  }
}
