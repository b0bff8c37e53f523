/** A websocket that comes back by itself. It says hello first on every connection, and sends what is unanswered again. */

import type { ClientMessage, ServerMessage } from '../wire';
import { answered, freshId, post, type Action, type Outbox } from './outbox';

export type Link = 'opening' | 'open' | 'lost';

/** An open line, and what it tells; a websocket in the page, something simpler in tests. */
export interface Line {
  send(data: string): void;
  close(): void;
}

export interface LineEvents {
  opened(): void;
  heard(data: unknown): void;
  closed(): void;
}

export type Dial = (events: LineEvents) => Line;

/** A websocket as a line. */
export function dialSocket(address: string, events: LineEvents): Line {
  const socket = new WebSocket(address);
  socket.onopen = () => events.opened();
  socket.onmessage = ({ data }: MessageEvent<unknown>) => events.heard(data);
  socket.onclose = () => events.closed();
  return { send: (data) => socket.send(data), close: () => socket.close() };
}

export interface Ears {
  heard(message: ServerMessage): void;
  link(link: Link): void;
  /** The last version seen; null for a fresh page. */
  seen(): number | null;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5_000;
const ASK_AGAIN = 5_000;
const MOST_SILENT = 1;

/** How long to wait before the next try: longer each time, and never the same for everybody. */
export function backoff(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 1.7 ** tries) * (0.75 + chance / 2);
}

export class Connection {
  #outbox: Outbox = [];
  #line: Line | null = null;
  #call = 0; // counts the calls made: what an earlier line still tells is not heard
  #open = false;
  #tries = 0;
  #silent = 0; // how often in a row we have asked again and heard nothing
  #retry: ReturnType<typeof setTimeout> | undefined;
  #repeat: ReturnType<typeof setInterval> | undefined;
  #left = false;
  readonly #ears: Ears;
  readonly #dial: Dial;

  constructor(dial: Dial, ears: Ears) {
    this.#dial = dial;
    this.#ears = ears;
  }

  /** Connect, or connect at once instead of waiting any longer. */
  connect(): void {
    if (this.#left || this.#line) return;
    clearTimeout(this.#retry);
    const call = (this.#call += 1);
    const ifCurrent = (what: () => void): void => {
      if (call === this.#call) what();
    };
    this.#line = this.#dial({
      opened: () => ifCurrent(() => this.#opened()),
      heard: (data) => ifCurrent(() => this.#heard(data)),
      closed: () => ifCurrent(() => this.#lost()),
    });
  }

  /** Attempt `action`; it is repeated until the server has answered. */
  act(action: Action): string {
    const id = freshId();
    this.#outbox = post(this.#outbox, id, action);
    const act = this.#outbox.at(-1);
    if (this.#open && act) this.#send(act);
    return id;
  }

  /** Whether an attempt waits for its answer. */
  get waiting(): boolean {
    return this.#outbox.length > 0;
  }

  /** Something was missed: ask for it. */
  hello(): void {
    if (this.#open) this.#send({ type: 'hello', seen: this.#ears.seen() });
  }

  /** Close and connect anew, at once. */
  reopen(): void {
    this.#hangUp();
    this.connect();
  }

  /** Leave for good. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#retry);
    this.#hangUp();
  }

  #hangUp(): void {
    const line = this.#line;
    this.#call += 1;
    this.#line = null;
    this.#open = false;
    clearInterval(this.#repeat);
    line?.close();
  }

  #opened(): void {
    this.#open = true;
    this.#tries = 0;
    this.#ears.link('open');
    this.hello();
    this.#sendUnanswered();
    clearInterval(this.#repeat);
    this.#silent = 0;
    this.#repeat = setInterval(() => this.#askAgain(), ASK_AGAIN);
  }

  #heard(data: unknown): void {
    // The server's types are the contract: what it sends is one of its messages.
    this.#silent = 0;
    const message = JSON.parse(String(data)) as ServerMessage;
    // Answered before anything else: it measures how long the way takes.
    if (message.type === 'ping') this.#send({ type: 'pong', id: message.id });
    this.#outbox = answered(this.#outbox, message);
    this.#ears.heard(message);
  }

  #lost(): void {
    this.#line = null;
    this.#open = false;
    clearInterval(this.#repeat);
    this.#ears.link('lost');
    this.#retry = setTimeout(() => this.connect(), backoff(this.#tries));
    this.#tries += 1;
  }

  /** A line can die without a word, after a sleep or a change of network: when asking brings no answer, call anew. */
  #askAgain(): void {
    if (!this.waiting) return;
    this.#silent += 1;
    if (this.#silent > MOST_SILENT) this.reopen();
    else this.#sendUnanswered();
  }

  #sendUnanswered(): void {
    for (const act of this.#outbox) this.#send(act);
  }

  #send(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message));
  }
}
