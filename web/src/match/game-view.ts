/** The page's definition of a game: what each game's folder provides. */

import type { Component } from 'svelte';
import type { Deck } from '../music/cards';
import type { Phrase } from '../music/notes';
import type { MatchClient } from './client.svelte';
import type { Bubble } from './bubbles';
import type { EvidenceBody, Notice, Room, SeenEvent, Table } from '../wire';

export interface SurfaceProps<T extends Table = Table> {
  readonly client: MatchClient;
  readonly table: T;
  readonly room: Room;
}

/** The buttons for playing cards again in a review. */
export interface SayAgainProps<T extends Table = Table> {
  readonly table: T; // before the misplay
  readonly selection: readonly string[];
  /** Send the chosen cards with what was said to be checked; without cards, ask the player to choose some. */
  readonly play: (said: Readonly<Record<string, string>>) => void;
}

/** A match before an event: its table, and the events so far, oldest first. */
export interface Before {
  readonly table: Table | null;
  readonly heard: readonly { readonly event: SeenEvent | Notice }[];
}

export interface GameView<T extends Table = Table> {
  /** The cards to continue from, in words for screen readers; notes are marked. */
  readonly tableText: (table: T, deck: Deck) => string;
  /** The middle of the table, the hand, and the buttons. */
  readonly surface: Component<SurfaceProps<T>>;
  /** True for games without hands; the number of cards is then not shown. */
  readonly handless?: boolean;
  /** What is shown next to a player, such as books won. */
  readonly seatPanel?: Component<{ client: MatchClient; table: T; seat: number }>;
  /** Whether the log leaves an event out, because the table shows it already or because it would give away hidden cards. */
  readonly omitFromLog?: (event: SeenEvent | Notice) => boolean;
  /** The speech bubble of an event that only this game has; notes are marked. */
  readonly bubble: (event: SeenEvent) => Bubble | null;
  /** Whether this table gives the answer away that is evidence of what you know. */
  readonly aids?: (piece: EvidenceBody) => boolean;
  /** The notes of an event of this game, given the match before it. */
  readonly notes: (event: SeenEvent, deck: Deck, before: Before) => Phrase;
}
