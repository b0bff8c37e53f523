/** A page's connection to a match: its state, and the actions that wait for an answer. */

import { open } from '../net/backend';
import { Connection, type Link } from '../net/connection';
import type { Action } from '../net/outbox';
import type { Room, ServerMessage } from '../wire';
import type { GameEvents } from './game-events';
import { NO_MATCH, clearMistake, covered, receive, sceneEnded, type Match } from './match';
import { noteOwnAct } from './own-acts';

/** The step of help that shows the cards. */
export const LAST_HELP = 3;

export class MatchClient {
  match = $state.raw<Match>(NO_MATCH);
  link = $state<Link>('opening');
  /** When the turn's time is up, by `performance.now()`; null without a turn clock. */
  clockEnds = $state<number | null>(null);
  /** Whether an action waits for its answer. */
  busy = $state(false);
  /** The prompt for the player. */
  prompt = $state('');
  /** About a card that the player sees for the first time; '' for none. */
  news = $state('');
  /** What First steps ask for; '' in other matches. */
  coach = $state('');
  /** What First steps say about a chosen card that they do not ask for; '' for nothing. */
  putBack: (chosen: readonly string[]) => string = () => '';

  /** Whether the player is looking at something that computers must not change meanwhile. */
  looking = $state(false);

  #hint = $state('');
  #elsewhere = false; // whether the table was last seen from another seat
  #taken: number | null = null; // the seat of the person who has taken a device that several share
  readonly #connection: Connection;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from this set
  readonly #listeners = new Set<(message: ServerMessage, before: Match) => void>();

  constructor(code: string, room: Room | null) {
    this.match = { ...NO_MATCH, room };
    this.#connection = new Connection((events) => open(code, events), {
      received: (message) => this.#received(message),
      link: (link) => (this.link = link),
      seen: () => (this.#elsewhere ? null : this.match.version),
      seat: () => (this.match.room?.passed ? this.#taken : null),
    });
    this.#connection.connect();
  }

  /** How the game's events are worded and shown, once that is loaded. */
  set game(game: GameEvents) {
    this.match = { ...this.match, game };
  }

  /** A message from the page itself, such as "Choose a card first."; cleared by the player's next action. */
  get hint(): string {
    return this.#hint;
  }

  /** Showing a message closes an older explanation. */
  set hint(text: string) {
    if (text !== '') this.match = clearMistake(this.match);
    this.#hint = text;
  }

  /**
   * Send an action, which the server checks. Only one waits at a time, so a double tap counts once; a call does not wait.
   * A scene of First steps that is over takes none, also by keys.
   */
  act(action: Action, seat = this.match.table?.seat): void {
    if ((this.busy && action.do !== 'call') || sceneEnded(this.match)) return;
    this.touched();
    this.#connection.act(action, seat);
    this.busy = true;
  }

  /** On a device that several share, the person in `seat` has it now: show their table; nobody's (null) while it is passed on. */
  take(seat: number | null): void {
    this.#taken = seat;
    this.#elsewhere = true;
    this.#hint = '';
    this.match = covered(this.match);
    this.#connection.hello();
  }

  /** The player did something at the table: close explanations. */
  touched(): void {
    this.match = clearMistake(this.match);
    this.#hint = '';
  }

  /** Whether the player is reading something; computers wait meanwhile if nobody else is at the table. */
  read(on: boolean): void {
    this.#connection.read(on);
  }

  /** Let the computer that is thinking move now. */
  hurry(): void {
    this.#connection.hurry();
  }

  /** Ask for the next step of help with this move. */
  askHelp(): void {
    this.touched();
    this.#connection.askHelp(Math.min((this.match.help?.step ?? 0) + 1, LAST_HELP));
  }

  /** Get all help with this move, next to the explanation of a mistake. */
  getHelp(): void {
    this.#connection.askHelp(LAST_HELP);
  }

  reconnect(): void {
    this.#connection.connect();
  }

  /** Reconnect after taking or changing a seat, because the table looks different from there. */
  reopen(): void {
    this.#elsewhere = true;
    this.#connection.reopen();
  }

  leave(): void {
    this.#connection.leave();
  }

  /** Call `listener` with every message and the match before it. Returns a function that stops it. */
  listen(listener: (message: ServerMessage, before: Match) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #received(message: ServerMessage): void {
    const before = this.match;
    this.match = receive(before, message);
    if (message.type === 'snapshot') this.#elsewhere = false;
    if (message.type === 'snapshot' || message.type === 'update') this.#taken = message.table.seat;
    if (message.type === 'ack' && before.room) noteOwnAct(before.room.code, message.version);
    if (message.type === 'turn') this.clockEnds = message.remaining === null ? null : performance.now() + message.remaining;
    this.busy = this.#connection.waiting;
    if (this.match.outOfStep && !before.outOfStep) this.#connection.hello();
    for (const listener of this.#listeners) listener(message, before);
  }
}

/** A function that gives each match one `Each` of its own, made when it is first asked for. */
export function onePerMatch<Each>(make: () => Each): (client: MatchClient) => Each {
  const known = new WeakMap<MatchClient, Each>();
  return (client) => {
    const each = known.get(client) ?? make();
    known.set(client, each);
    return each;
  };
}
