/** What the page asks of a game. Everything that only one game has stands behind this, in its own folder. */

import type { Component } from 'svelte';
import type { Deck } from '../music/cards';
import type { Phrase } from '../music/notes';
import type { MatchClient } from './client.svelte';
import type { Bubble } from './bubbles';
import type { Notice, Room, SeenEvent, Table } from '../wire';

export interface SurfaceProps<T extends Table = Table> {
  readonly client: MatchClient;
  readonly table: T;
  readonly room: Room;
}

/** What a game asks to be said with cards that are played again in a review. */
export interface SayAgainProps<T extends Table = Table> {
  readonly table: T; // before the misplay
  readonly selection: readonly string[];
  /** Have the server judge the chosen cards with what was said; without cards one is asked to choose some. */
  readonly play: (said: Readonly<Record<string, string>>) => void;
}

/** How a match stood before something happened: its table, and what had happened, oldest first. */
export interface Before {
  readonly table: Table | null;
  readonly heard: readonly { readonly event: SeenEvent | Notice }[];
}

export interface GameView<T extends Table = Table> {
  /** What lies on the table to begin from, for who cannot see it; notes are marked. */
  readonly lying: (table: T, deck: Deck) => string;
  /** The middle of the table, the hand and what one can do. */
  readonly surface: Component<SurfaceProps<T>>;
  /** Nobody holds cards: their number is not shown. */
  readonly handless?: boolean;
  /** What lies beside a player, such as books won. */
  readonly beside?: Component<{ client: MatchClient; table: T; seat: number }>;
  /** Whether the written log leaves an event out: it says nothing new to who sees the table, or more than its cards show. */
  readonly hushed?: (event: SeenEvent | Notice) => boolean;
  /** What an event of this game alone looks like in a speech bubble; notes are marked. */
  readonly bubble: (event: SeenEvent) => Bubble | null;
  /** The notes that an event of this game sounds, knowing how the match stood before. */
  readonly notes: (event: SeenEvent, deck: Deck, before: Before) => Phrase;
}
