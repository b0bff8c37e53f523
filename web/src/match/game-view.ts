/** The page's definition of a game: what each game's folder provides. */

import type { Component } from 'svelte';
import type { Deck } from '../music/cards';
import type { MatchClient } from './client.svelte';
import type { GameEvents } from './game-events';
import type { Move } from './moves';
import type { Action } from '../net/outbox';
import type { Room, Table } from '../wire';

/** Of a part of the page that follows the match. */
export interface ClientProps {
  readonly client: MatchClient;
}

/** Of a part of the page about who is at the table, and what they agreed on. */
export interface RoomProps {
  readonly room: Room;
}

export interface SurfaceProps<T extends Table = Table> extends ClientProps, RoomProps {
  readonly table: T;
}

/** The buttons for playing cards again in a review. */
export interface SayAgainProps<T extends Table = Table> {
  readonly table: T; // before the misplay
  readonly selection: readonly string[];
  /** Send an action to be checked; while no cards are selected, ask the player to choose some. */
  readonly play: (action: Action) => void;
}

/** What is shown next to a player. */
export interface SeatProps<T extends Table = Table> {
  readonly table: T;
  readonly seat: number;
}

/** The middle of the table in a review. */
export interface ReviewProps<T extends Table = Table> {
  readonly move: Move;
  readonly table: T; // after the move
  readonly moves: readonly Move[];
  readonly place: number; // the index of the move among them
  readonly game: GameEvents;
}

/** How a table is drawn in a review. */
export interface ReviewView<T extends Table = Table> {
  readonly middle: Component<ReviewProps<T>>;
  readonly seatPanel?: Component<SeatProps<T>>;
  /** The buttons for playing a misplay again; undefined for games without misplays, and where they cannot be played again. */
  readonly sayAgain?: Component<SayAgainProps<T>>;
}

export interface GameView<T extends Table = Table> extends GameEvents {
  /** The cards to continue from, in words for screen readers; notes are marked. */
  readonly tableText: (table: T, deck: Deck) => string;
  /** The middle of the table, the hand, and the buttons. */
  readonly surface: Component<SurfaceProps<T>>;
  /** True for games without hands; the number of cards is then not shown. */
  readonly handless?: boolean;
  /** What is shown next to a player, such as books won. */
  readonly seatPanel?: Component<SeatProps<T> & ClientProps>;
  /** Whether anybody may call "Musicards!", also when it is not their turn. */
  readonly calls?: true;
  /** Whether this table gives the answer away that is evidence of what you know. */
  readonly aids?: () => boolean;
  readonly review: () => Promise<ReviewView<T>>;
}
