/**
 * A websocket that reconnects by itself. On every connection it says hello first and repeats unanswered actions.
 * An action that the server could not store is tried again after a pause. A connection can die without being closed (the
 * network changed, the laptop slept), so the page asks for a sign of life when nothing arrives.
 */

import type { ClientMessage, ServerMessage } from '../wire';
import { answered, freshId, post, type Action, type Outbox } from './outbox';

/**
 * `refused`: the server does not let this page in for now, and only the person tries again.
 * `unsaved`: open, but the server could not store an action; it is tried again.
 */
export type Link = 'opening' | 'open' | 'lost' | 'refused' | 'unsaved';

/** An open connection: a websocket in the page, something simpler in tests. */
export interface Transport {
  send(data: string): void;
  close(): void;
}

export interface TransportEvents {
  opened(): void;
  received(data: unknown): void;
  closed(): void;
}

export type OpenTransport = (events: TransportEvents) => Transport;

export interface ConnectionListener {
  received(message: ServerMessage): void;
  link(link: Link): void;
  /** The last version seen; null on a newly loaded page. */
  seen(): number | null;
  /** The seat of the person who has taken a device that several share; null for nobody, and where nobody shares it. */
  seat?(): number | null;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5_000;
const LOOK = 3_500; // ms between two looks at whether anything arrives
const MOST_SILENT = 2; // looks in a row that may find nothing; so a dead connection is found within four looks
const MOST_SAVES = 10; // how often the server may try to store an action, in about half a minute

/** The delay before the next try in ms: longer each time, with a random part so that clients do not reconnect all at once. */
export function backoff(tries: number, chance: number = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 1.7 ** tries) * (0.75 + chance / 2);
}

/** Whether the server refused something other than an act, because it was too much at once. */
function isTooFast(message: ServerMessage): boolean {
  return message.type === 'refused' && message.id === null && message.reason === 'too-fast';
}

export class Connection {
  #outbox: Outbox = [];
  #transport: Transport | null = null;
  #attempt = 0; // counts connection attempts; events of earlier transports are ignored
  #open = false;
  #welcome = false; // whether the match has arrived on this connection
  #tries = 0; // attempts in a row that did not get as far as that
  #heard = false; // whether anything has arrived since the last look
  #silent = 0; // looks in a row without anything
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setInterval> | undefined;
  #save: ReturnType<typeof setTimeout> | undefined;
  readonly #unsaved = new Map<string, number>(); // by the id of an unanswered action: how often it could not be stored
  #reading = false;
  #pings = 0;
  #left = false;
  readonly #listener: ConnectionListener;
  readonly #openTransport: OpenTransport;

  constructor(openTransport: OpenTransport, listener: ConnectionListener) {
    this.#openTransport = openTransport;
    this.#listener = listener;
  }

  /** Connect now, without waiting any longer. A connection that seems open has to show that it is. */
  connect(): void {
    if (this.#left) return;
    if (this.#transport) {
      this.#demand();
      return;
    }
    clearTimeout(this.#retry);
    this.#silent = 0;
    this.#look();
    const attempt = (this.#attempt += 1);
    const ifCurrent = (what: () => void): void => {
      if (attempt === this.#attempt) what();
    };
    this.#transport = this.#openTransport({
      opened: () => ifCurrent(() => this.#opened()),
      received: (data) => ifCurrent(() => this.#received(data)),
      closed: () => ifCurrent(() => this.#lost()),
    });
  }

  /** Send `action` and repeat it until the server has answered. Returns its id. */
  act(action: Action, seat?: number | null): string {
    const id = freshId();
    this.#outbox = post(this.#outbox, id, action, seat);
    const act = this.#outbox.at(-1);
    if (this.#open && act) this.#send(act);
    return id;
  }

  /** Tell the server whether the player is reading something. A new connection tells it again. */
  read(on: boolean): void {
    if (on === this.#reading) return;
    this.#reading = on;
    if (this.#open) this.#send({ type: 'reading', on });
  }

  /** Let the computer that is thinking move now. */
  hurry(): void {
    if (this.#open) this.#send({ type: 'hurry' });
  }

  /** Ask for help with the move that is due, as far as `step`. */
  askHelp(step: number): void {
    if (this.#open) this.#send({ type: 'ask-help', step });
  }

  /** Whether an action waits for its answer. */
  get waiting(): boolean {
    return this.#outbox.length > 0;
  }

  /** Ask for missed events. */
  hello(): void {
    const seat = this.#listener.seat?.() ?? null;
    if (this.#open) this.#send({ type: 'hello', seen: this.#listener.seen(), ...(seat === null ? {} : { seat }) });
  }

  /** Close the connection and connect again at once. */
  reopen(): void {
    this.#close();
    this.connect();
  }

  /** Close the connection for good. */
  leave(): void {
    this.#left = true;
    clearTimeout(this.#retry);
    this.#close();
  }

  #close(): void {
    const transport = this.#transport;
    this.#attempt += 1;
    this.#transport = null;
    this.#open = false;
    clearInterval(this.#watch);
    clearTimeout(this.#save);
    transport?.close();
  }

  #opened(): void {
    this.#open = true;
    this.#welcome = false;
    this.#listener.link('open');
    this.hello();
    if (this.#reading) this.#send({ type: 'reading', on: true });
    this.#sendUnanswered();
    this.#heard = true;
    this.#silent = 0;
    this.#look();
  }

  #received(data: unknown): void {
    // Trust the server's types: every message it sends is one of them.
    this.#heard = true;
    const message = JSON.parse(String(data)) as ServerMessage;
    // Answer first, because the server measures the round trip.
    if (message.type === 'ping') this.#send({ type: 'pong', id: message.id });
    if (message.type === 'room' || message.type === 'snapshot') {
      this.#welcome = true;
      this.#tries = 0;
    } else if (!this.#welcome && isTooFast(message)) {
      this.#turnedAway();
      return;
    }
    if (message.type === 'refused' && message.reason === 'not-stored' && message.id !== null && this.#saveLater(message.id)) return;
    this.#outbox = answered(this.#outbox, message);
    if ((message.type === 'ack' || message.type === 'refused') && this.#unsaved.delete(message.id ?? '')) this.#listener.link('open');
    this.#listener.received(message);
  }

  /** Repeat an action that the server could not store after a pause, unless that was tried often enough. Returns whether it is repeated. */
  #saveLater(id: string): boolean {
    const failed = (this.#unsaved.get(id) ?? 0) + 1;
    if (failed >= MOST_SAVES || !this.#outbox.some((act) => act.id === id)) return false;
    this.#unsaved.set(id, failed);
    this.#listener.link('unsaved');
    clearTimeout(this.#save);
    this.#save = setTimeout(() => this.#sendUnanswered(), backoff(failed - 1));
    return true;
  }

  /** The server opens the socket only to say why it refuses it, so trying again at once would never end. */
  #turnedAway(): void {
    this.#close();
    this.#listener.link('refused');
  }

  #lost(): void {
    this.#transport = null;
    this.#open = false;
    clearInterval(this.#watch);
    clearTimeout(this.#save);
    this.#listener.link('lost');
    this.#retry = setTimeout(() => this.connect(), backoff(this.#tries));
    this.#tries += 1;
  }

  /** Look from now on, at intervals, whether the connection still lives. */
  #look(): void {
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#check(), LOOK);
  }

  /** Repeat what waits for an answer; after a silence ask for a sign of life, and connect again if there is none. */
  #check(): void {
    this.#silent = this.#heard ? 0 : this.#silent + 1;
    this.#heard = false;
    if (this.#silent > MOST_SILENT) this.#dead();
    else if (this.#open && (this.waiting || this.#silent > 0)) this.#ask();
  }

  /** Ask for a sign of life now: a page in the background, or a sleeping laptop, has not looked for a while. */
  #demand(): void {
    if (!this.#open) return;
    this.#heard = false;
    this.#silent = 1;
    this.#ask();
    this.#look();
  }

  #ask(): void {
    if (this.waiting) this.#sendUnanswered();
    else this.#send({ type: 'ping', id: (this.#pings += 1) });
  }

  /** The connection seems open, but nothing comes through. */
  #dead(): void {
    const wasOpen = this.#open;
    this.#close();
    if (wasOpen) {
      this.#listener.link('lost');
      this.connect();
    } else this.#lost();
  }

  #sendUnanswered(): void {
    for (const act of this.#outbox) this.#send(act);
  }

  #send(message: ClientMessage): void {
    this.#transport?.send(JSON.stringify(message));
  }
}
