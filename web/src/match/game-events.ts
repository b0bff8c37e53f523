/** What every game's folder says about what happens in it: its events, wrong plays, variables of texts. What all games share is in `events.ts`. */

import type { Misplay, Picture } from '../lesson/picture';
import type { Deck } from '../music/cards';
import type { Phrase } from '../music/notes';
import type { VariablesOf } from '../texts/help';
import type { FaultTexts } from '../texts/lessons';
import type { Facts, Voice } from '../texts/tell';
import type { Fault, Misplayed, Notice, Refused, Room, SeenEvent, Table } from '../wire';

export type EventType = SeenEvent['type'];
export type EventOf<Type extends EventType> = Extract<SeenEvent, { type: Type }>;

/**
 * A card that moves between places. Places have names: `stock`, `discard`, `hand` (your own), `seat-1`, `won-1` (what a seat has won),
 * `space-NE`, `fan-3` (a card of the fan being offered, from 0). `table/motion.ts` animates it.
 */
export interface Journey {
  /** Null for a card that stays face down. */
  readonly card: string | null;
  readonly from: string;
  readonly to: string;
  /** Where it turns around: a misplay goes to the pile and comes back. */
  readonly by?: string;
}

export interface Bubble {
  readonly text: string; // with marked notes
  readonly tone: 'said' | 'wrong' | 'quiet' | 'loud';
  readonly seat?: number; // who says it, if that is not the event's seat
}

/** A match before an event: its table, and the events so far, oldest first. */
export interface Before {
  readonly table: Table | null;
  readonly heard: readonly { readonly event: SeenEvent | Notice }[];
}

type JourneysOf<Event> = (event: Event, place: (seat: number) => string) => readonly Journey[];

/** How the page shows an event of any game. */
export interface CommonEventView<Event> {
  /** What happened, in a sentence or two for the viewer. */
  readonly text: (event: Event, voice: Voice, game: GameEvents) => string;
  /** The cards it moves. `place` names the place of a seat's cards. */
  readonly journeys?: JourneysOf<Event> | null;
  readonly bubble?: (event: Event, game: GameEvents) => Bubble | null;
  /** Whether it follows from other events, without an act of its player. */
  readonly automatic?: true;
  /** Whether the log and the review leave it out, because the table shows it. */
  readonly onTable?: true;
  /** Whether the log leaves it out, because it would give away hidden cards. */
  readonly givesAway?: () => boolean;
  /** Whether it only shows cards or passes them on: they are not played. */
  readonly noPlay?: true;
  /** Whether a review shows the cards it moves in the middle of the table. */
  readonly inMiddle?: true;
  /** What its player has said, which was right: a marked note. */
  readonly saidRight?: (event: Event) => string;
}

/** How the page shows an event of one game; null for no cards that move, and for no sound. */
export interface EventView<Event> extends CommonEventView<Event> {
  readonly journeys: JourneysOf<Event> | null;
  readonly notes: ((event: Event, deck: Deck, before: Before) => Phrase) | null;
}

type EventViews<Type extends EventType> = { readonly [Each in Type]: EventView<EventOf<Each>> };

/** How a game explains wrong plays. Facts that would give the answer away may be missing. */
export interface Misplays {
  /** The words said with a play; notes are marked. */
  readonly said: (say: Misplayed['say']) => string[];
  /** What the speech bubble shows for a play without words. */
  readonly nothingSaid?: () => string;
  readonly faults: FaultTexts;
  /** The wrong rule behind a mistake says all that there is to say about it. */
  readonly rulesSayAll?: true;
  /** What would have been right, in a short sentence; '' where that is not the whole truth. */
  readonly inShort?: (fault: Fault, facts: Facts) => string;
  /** What to do instead, for somebody who is wrong again and again in a turn. */
  readonly otherwise?: () => string;
  /** That a wrong play ends the turn, where it does by these options; else ''. */
  readonly endsTurn?: (options: Room['options']) => string;
  readonly picture: (event: Misplay, deck: Deck) => Picture | null;
  /** The two notes of what was missed, '' where unknown; null if what was said is right, and only a card was wrong. */
  readonly missed: (facts: Facts) => { readonly from: string; readonly to: string } | null;
}

export interface GameEvents {
  readonly events: Partial<EventViews<EventType>>;
  readonly misplays?: Misplays;
  /** The picture of a refusal, and what it shows. */
  readonly refusalPicture?: (refused: Refused, deck: Deck) => { readonly picture: Picture; readonly more: string } | null;
  /** The variables of prompts, help and refusals, from their facts. */
  readonly variables?: VariablesOf;
}

/** A game without events of its own. */
export const NO_EVENTS: GameEvents = { events: {} };
