// Made by `npm run wire` from src/musicards/server/messages.py. Not to be edited.

export type ClientMessage = Hello | Act;
export type ServerMessage = Room | Update | Snapshot | Ack | Refused;
export type SeenEvent =
  | Dealt
  | TurnStarted
  | Misplayed
  | Drew
  | Penalized
  | Passed
  | Finished
  | Called
  | Caught
  | Reshuffled
  | Ended
  | LetterPlayed
  | StepPlayed
  | Placed
  | Moved
  | Discarded
  | BookTaken
  | DrewUp
  | Skipped;
export type Table = DistanceTable | StepsTable | CornersTable;

/**
 * The first message on every connection: what the page has seen already.
 */
export interface Hello {
  type: 'hello';
  seen?: number | null;
}
/**
 * Do something at the table. Sent again, with the same id, until it is answered.
 */
export interface Act {
  type: 'act';
  id: string;
  action: Record<string, unknown>;
}
/**
 * The match and its seats; sent on joining and whenever it changes.
 */
export interface Room {
  type: 'room';
  code: string;
  game: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  you: number | null;
  started: boolean;
  over: boolean;
  next: string | null;
}
/**
 * Who sits where.
 */
export interface SeatInfo {
  seat: number;
  kind: 'computer' | 'person';
  name: string;
  level: ('learner' | 'random' | 'rule') | null;
  taken: boolean;
  here: boolean;
}
/**
 * One entry of the log happened. Versions count up by one; a gap means: say hello again.
 */
export interface Update {
  type: 'update';
  version: number;
  happened: Happened[];
  table: DistanceTable | StepsTable | CornersTable;
}
/**
 * One event, as this viewer may know it, and in words (for the log, speech bubbles and screen readers).
 */
export interface Happened {
  event:
    | Dealt
    | TurnStarted
    | Misplayed
    | Drew
    | Penalized
    | Passed
    | Finished
    | Called
    | Caught
    | Reshuffled
    | Ended
    | LetterPlayed
    | StepPlayed
    | Placed
    | Moved
    | Discarded
    | BookTaken
    | DrewUp
    | Skipped;
  text: string;
}
/**
 * The cards were dealt.
 */
export interface Dealt {
  starter: string | null;
  type: 'dealt';
}
/**
 * It is `seat`'s turn.
 */
export interface TurnStarted {
  seat: number;
  type: 'turn';
}
/**
 * `seat` played cards that do not fit, or said the wrong word: everybody saw them, and they went back.
 */
export interface Misplayed {
  seat: number;
  cards: string[];
  say: {
    [k: string]: string;
  };
  code: string;
  facts: {
    /**
     * any JSON value
     */
    [k: string]: unknown;
  };
  type: 'misplayed';
}
/**
 * `seat` took the stock's top card.
 */
export interface Drew {
  seat: number;
  card: string | null;
  type: 'drew';
}
/**
 * `seat` took penalty cards, after a misplay or when caught.
 */
export interface Penalized {
  seat: number;
  count: number;
  cards: string[] | null;
  type: 'penalized';
}
/**
 * `seat` ended its turn without a play.
 */
export interface Passed {
  seat: number;
  type: 'passed';
}
/**
 * `seat` ended its turn after its plays.
 */
export interface Finished {
  seat: number;
  type: 'finished';
}
/**
 * `seat` called "Musicards!".
 */
export interface Called {
  seat: number;
  safe: boolean;
  type: 'called';
}
/**
 * `seat` had one card left, had not called, and was caught by `by`.
 */
export interface Caught {
  seat: number;
  by: number;
  type: 'caught';
}
/**
 * The discard pile but its top card became the new stock.
 */
export interface Reshuffled {
  count: number;
  type: 'reshuffled';
}
/**
 * The game is over.
 */
export interface Ended {
  winners: number[];
  scores: number[];
  blocked: boolean;
  type: 'ended';
}
/**
 * `seat` played rightly and said the letter.
 */
export interface LetterPlayed {
  seat: number;
  cards: string[];
  letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
  left: number;
  type: 'letter-played';
}
/**
 * `seat` played rightly and said the step.
 */
export interface StepPlayed {
  seat: number;
  cards: string[];
  step: ('half' | 'whole') | null;
  pitch: string | null;
  hour: number;
  left: number;
  type: 'step-played';
}
/**
 * `seat` put a card on a pile or into an empty space.
 */
export interface Placed {
  seat: number;
  card: string;
  source: 'discard' | 'hand';
  to: string;
  name: string;
  type: 'placed';
}
/**
 * `seat` moved cards from a foundation.
 */
export interface Moved {
  seat: number;
  source: string;
  to: string;
  cards: string[];
  names: string[];
  type: 'moved';
}
/**
 * `seat` put a card that fitted nowhere on the discard pile.
 */
export interface Discarded {
  seat: number;
  card: string;
  type: 'discarded';
}
/**
 * `seat` completed a pile and took it.
 */
export interface BookTaken {
  seat: number;
  space: string;
  kind: 'scale' | 'stack';
  cards: string[];
  names: string[];
  points: number;
  type: 'book';
}
/**
 * `seat` drew up to five cards before its turn.
 */
export interface DrewUp {
  seat: number;
  count: number;
  cards: string[] | null;
  type: 'drew-up';
}
/**
 * `seat` has no cards, and there is nothing it could do.
 */
export interface Skipped {
  seat: number;
  type: 'skipped';
}
/**
 * What a screen shows.
 */
export interface DistanceTable {
  seat: number | null;
  players: number;
  turn: number | null;
  over: boolean;
  turns: number;
  hand: string[];
  counts: number[];
  stock: number;
  discard: string[];
  discard_count: number;
  drawn: number;
  interval: number;
  letter: string | null;
  game: 'distance';
}
/**
 * What a screen shows.
 */
export interface StepsTable {
  seat: number | null;
  players: number;
  turn: number | null;
  over: boolean;
  turns: number;
  hand: string[];
  counts: number[];
  stock: number;
  discard: string[];
  discard_count: number;
  drawn: number;
  hour: number | null;
  chain: boolean;
  game: 'steps';
}
/**
 * What a screen shows, in plain JSON values. What would be a right play is not in it.
 */
export interface CornersTable {
  seat: number | null;
  players: number;
  turn: number | null;
  over: boolean;
  turns: number;
  hand: string[];
  counts: number[];
  stock: number;
  discard: string[];
  discard_count: number;
  plays: number;
  scale: string[];
  piles: {
    [k: string]: ShownPile;
  };
  books: ShownBook[][];
  scores: number[];
  game: 'keys_corners';
}
/**
 * A pile as a screen shows it, bottom first.
 */
export interface ShownPile {
  cards: string[];
  names: string[];
}
/**
 * A book as a screen shows it, bottom first.
 */
export interface ShownBook {
  kind: 'scale' | 'stack';
  cards: string[];
}
/**
 * The whole table: on joining, and when a page has missed more than the server keeps.
 */
export interface Snapshot {
  type: 'snapshot';
  version: number;
  recent: Happened[];
  table: DistanceTable | StepsTable | CornersTable;
}
/**
 * The act with this id happened, and is kept for good.
 */
export interface Ack {
  type: 'ack';
  id: string;
  version: number;
}
/**
 * What was sent is not possible, or made no sense. Nothing has changed.
 */
export interface Refused {
  type: 'refused';
  id: string | null;
  reason: string;
  facts: Record<string, unknown>;
  text: string;
}
/**
 * All that the home page and the table need to know beforehand. GET /api/lobby.
 */
export interface Lobby {
  games: GameInfo[];
  cards: CardInfo[];
  levels: ('learner' | 'random' | 'rule')[];
}
/**
 * A game one can choose.
 */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  options: Record<string, unknown>[];
}
/**
 * What is printed on a card.
 */
export interface CardInfo {
  code: string;
  hour: number | null;
  octave: number | null;
  names: string[];
}
/**
 * POST /api/matches. The first person's seat is the sender's.
 */
export interface NewMatch {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  name?: string;
}
/**
 * Who is to sit in a seat of a new match.
 */
export interface SeatWish {
  kind: 'computer' | 'person';
  level?: 'learner' | 'random' | 'rule';
}
/**
 * POST /api/matches/CODE/seats: take a free seat, the first one when none is named.
 */
export interface Sit {
  seat?: number | null;
  name?: string;
}
/**
 * Where one sits now: the answer to NewMatch, Sit and POST /api/matches/CODE/again.
 */
export interface Joined {
  code: string;
  seat: number | null;
}
/**
 * The body of every HTTP answer from 400 up.
 */
export interface Problem {
  reason: string;
  text: string;
}
