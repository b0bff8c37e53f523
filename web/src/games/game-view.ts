/** What the page asks of a game. Everything that only one game has stands behind this, in its own folder. */

import type { Component } from 'svelte';
import type { Deck } from '../music/cards';
import type { Note } from '../sound/notes';
import type { MatchClient } from '../table/client.svelte';
import type { Bubble } from '../table/bubbles';
import type { Misplayed, Room, SeenEvent, Table } from '../wire';

export interface SurfaceProps<T extends Table = Table> {
  readonly client: MatchClient;
  readonly table: T;
  readonly room: Room;
}

/** What an option is called, and its choices. */
export interface OptionText {
  readonly label: string;
  readonly help?: string;
  readonly choice?: (value: number) => string;
}

export interface GameView<T extends Table = Table> {
  readonly title: string;
  readonly tagline: string;
  /** How one wins, in a sentence or two. */
  readonly aim: (options: Readonly<Record<string, unknown>>) => string;
  /** What lies on the table to begin from, for who cannot see it. */
  readonly lying: (table: T, deck: Deck) => string;
  readonly emblem: Component;
  readonly rules: Component<{ options: Readonly<Record<string, unknown>> }>;
  /** The middle of the table, the hand and what one can do. */
  readonly surface: Component<SurfaceProps<T>>;
  /** What lies beside a player, such as books won. */
  readonly beside?: Component<{ table: T; seat: number }>;
  /** What an event of this game alone looks like in a speech bubble. */
  readonly bubble: (event: SeenEvent) => Bubble | null;
  /** The notes that a play of this game sounds. */
  readonly notes: (event: SeenEvent, deck: Deck) => readonly Note[];
  /** The picture on the slip of paper after a misplay. */
  readonly lesson: Component<{ event: Misplayed }> | null;
  /** What one can type. */
  readonly keys: readonly (readonly [keys: readonly string[], meaning: string])[];
  readonly options: Readonly<Record<string, OptionText>>;
  /** What a seat has won so far, where that is not its cards; for the result too. */
  readonly score: (count: number) => string;
}
