/** A page at a table: the connection, what it has heard, and what is being attempted. */

import { Connection, dialSocket, type Link } from '../net/connection';
import { socketAddress } from '../net/http';
import type { Action } from '../net/outbox';
import type { Room, ServerMessage } from '../wire';
import { NO_MATCH, putSlipAway, receive, type Match } from './match';

export class MatchClient {
  match = $state.raw<Match>(NO_MATCH);
  link = $state<Link>('opening');
  /** An attempt waits for its answer. */
  busy = $state(false);
  /** A word of the page itself, such as "Choose a card first."; gone as soon as the player acts. */
  hint = $state('');

  readonly #connection: Connection;
  readonly #listeners = new Set<(message: ServerMessage, before: Match) => void>();

  constructor(code: string, room: Room | null) {
    this.match = { ...NO_MATCH, room };
    this.#connection = new Connection((events) => dialSocket(socketAddress(code, location), events), {
      heard: (message) => this.#heard(message),
      link: (link) => (this.link = link),
      seen: () => this.match.version,
    });
    this.#connection.connect();
  }

  /** Attempt something. The server judges. The same card is not laid twice while the answer is on its way. */
  act(action: Action): void {
    if (this.busy && ('cards' in action || 'card' in action || 'count' in action)) return;
    this.touched();
    this.#connection.act(action);
    this.busy = true;
  }

  /** The player did something at the table: explanations have been read. */
  touched(): void {
    this.match = putSlipAway(this.match);
    this.hint = '';
  }

  reconnect(): void {
    this.#connection.connect();
  }

  /** Come in anew: one sits now, or sits elsewhere. */
  reopen(): void {
    this.#connection.reopen();
  }

  leave(): void {
    this.#connection.leave();
  }

  /** Hear every message, with the match as it was before. Returns how to stop. */
  listen(listener: (message: ServerMessage, before: Match) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #heard(message: ServerMessage): void {
    const before = this.match;
    this.match = receive(before, message);
    this.busy = this.#connection.waiting;
    if (this.match.outOfStep && !before.outOfStep) this.#connection.hello();
    for (const listener of this.#listeners) listener(message, before);
  }
}
