/** A page at a table: the connection, what it has heard, and what is being attempted. */

import { Connection, openSocket, type Link } from '../net/connection';
import { socketAddress } from '../net/http';
import type { Action } from '../net/outbox';
import type { Room, ServerMessage } from '../wire';
import { NO_MATCH, putSlipAway, receive, type Match } from './match';

export class MatchClient {
  match = $state.raw<Match>(NO_MATCH);
  link = $state<Link>('opening');
  /** When the turn's time is up, by `performance.now()`; null without a clock. */
  clockEnds = $state<number | null>(null);
  /** An attempt waits for its answer. */
  busy = $state(false);
  /** What the table asks of the player now. */
  prompt = $state('');
  /** The player has done something since the turn came: a prompt that changes is an answer to it. */
  acted = $state(false);

  #hint = $state('');
  #elsewhere = false; // the table as it was seen last is not that of the seat one has now
  readonly #connection: Connection;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from this set
  readonly #listeners = new Set<(message: ServerMessage, before: Match) => void>();

  constructor(code: string, room: Room | null) {
    this.match = { ...NO_MATCH, room };
    this.#connection = new Connection((events) => openSocket(socketAddress(code, location), events), {
      received: (message) => this.#received(message),
      link: (link) => (this.link = link),
      seen: () => (this.#elsewhere ? null : this.match.version),
    });
    this.#connection.connect();
  }

  /** A word of the page itself, such as "Choose a card first."; gone as soon as the player acts. */
  get hint(): string {
    return this.#hint;
  }

  /** The newest word is the one to read: an older explanation goes. */
  set hint(text: string) {
    if (text !== '') this.match = putSlipAway(this.match);
    this.#hint = text;
  }

  /** Attempt something. The server judges. One thing at a time: a double tap is meant once. A call does not wait. */
  act(action: Action): void {
    if (this.busy && action.do !== 'call') return;
    this.touched();
    this.#connection.act(action);
    this.busy = true;
  }

  /** The player did something at the table: explanations have been read. */
  touched(): void {
    this.match = putSlipAway(this.match);
    this.#hint = '';
    this.acted = true;
  }

  reconnect(): void {
    this.#connection.connect();
  }

  /** Come in anew: one sits now, or sits elsewhere, and the same table looks otherwise from there. */
  reopen(): void {
    this.#elsewhere = true;
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

  #received(message: ServerMessage): void {
    const before = this.match;
    this.match = receive(before, message);
    if (message.type === 'snapshot') this.#elsewhere = false;
    if (message.type === 'turn') this.clockEnds = message.left === null ? null : performance.now() + message.left;
    this.busy = this.#connection.waiting;
    if (this.match.table?.turn !== this.match.table?.seat) this.acted = false;
    if (this.match.outOfStep && !before.outOfStep) this.#connection.hello();
    for (const listener of this.#listeners) listener(message, before);
  }
}
