/** What is picked up in Key's Corners, the action of putting it somewhere, and the notes a wild can be. The server decides whether it is allowed. */

import { hourOfName, HOURS } from '../../music/hours';
import type { Action } from '../../net/outbox';
import { printedNames } from '../../texts/tell';
import type { CornersTable, Table } from '../../wire';
import type { DragData } from '../../table/drag.svelte';
import { SPACES, type Space } from './spaces';

export type Picked =
  | { readonly from: 'hand'; readonly card: string }
  | { readonly from: 'discard'; readonly card: string }
  | { readonly from: Space; readonly count: number }; // number of cards from the top

export interface Putting {
  readonly action: Action;
  readonly asksNote: boolean; // whether the note of a wild must be asked first, for `as`
}

export function putOn(picked: Picked, to: Space, isWild: (card: string) => boolean): Putting {
  if ('card' in picked) {
    const action = { do: 'place', card: picked.card, from: picked.from, to };
    return { action, asksNote: isWild(picked.card) };
  }
  return { action: { do: 'move', from: picked.from, to, count: picked.count }, asksNote: false };
}

/** The action that discards the picked card; null when it is not a hand card. */
export function throwAway(picked: Picked): Action | null {
  return picked.from === 'hand' ? { do: 'discard', card: picked.card } : null;
}

/** Pick up a hand card, or put it back. */
export function pickHand(picked: Picked | null, card: string): Picked | null {
  return picked?.from === 'hand' && picked.card === card ? null : { from: 'hand', card };
}

/** The number of cards picked up from the top of `from`. */
export function pickedOff(picked: Picked | null, from: Space): number {
  return picked && 'count' in picked && picked.from === from ? picked.count : 0;
}

/** Pick up the card at `place` of a pile (0 at the bottom) with all above it; again to put them back. */
export function pickFrom(picked: Picked | null, from: Space, place: number, height: number): Picked | null {
  const count = height - place;
  return pickedOff(picked, from) === count ? null : { from, count };
}

/** Handle a tap on a pile: pick up the whole pile, then only its top card, then nothing. */
export function pickPile(picked: Picked | null, from: Space, height: number): Picked | null {
  const before = pickedOff(picked, from);
  if (before === 0) return { from, count: height };
  return before > 1 ? { from, count: 1 } : null;
}

/** By task, from where cards may go somewhere; other tasks leave everything open. */
const OPEN: Readonly<Record<string, readonly ('hand' | 'discard' | 'pile')[]>> = {
  'fill-first': ['hand'],
  'fill-from-discard': ['discard'],
  top: ['discard'],
  moves: ['pile'],
  both: ['discard', 'pile'],
  done: [],
};

/** Whether the prompt of a task leaves open that what is picked up goes somewhere. If not, the prompt stays. */
export function goesSomewhere(picked: Picked, task: string): boolean {
  return OPEN[task]?.includes('card' in picked ? picked.from : 'pile') ?? true;
}

/** What a drag picks up; null for cards that cannot be put anywhere here. */
export function pickedUp({ cards, from }: DragData): Picked | null {
  const [card] = cards;
  if (card === undefined) return null;
  if (from === 'hand' || from === 'discard') return { from, card };
  const space = SPACES.find((each) => from === `space-${each}`);
  return space ? { from: space, count: cards.length } : null;
}

/** What is still picked up after the table has changed: nothing of a pile that is not what it was `before`. */
export function keepPicked(picked: Picked | null, table: CornersTable, before: Table | null): Picked | null {
  if (!picked) return null;
  if ('count' in picked) {
    const cardsIn = (shown: Table | null): string => (shown?.game === 'keys_corners' ? (shown.piles[picked.from]?.cards ?? []) : []).join();
    return cardsIn(table) === cardsIn(before) ? picked : null;
  }
  const there = picked.from === 'hand' ? table.hand : table.discard;
  return there.includes(picked.card) ? picked : null;
}

/** What has to be picked up for an action; null for one that needs nothing, such as done. */
export function pickedFor(action: Readonly<Record<string, unknown>> | null): Picked | null {
  const { card, from, count } = action ?? {};
  if (typeof card === 'string') return { from: from === 'discard' ? 'discard' : 'hand', card };
  const space = SPACES.find((each) => each === from);
  return space !== undefined && typeof count === 'number' ? { from: space, count } : null;
}

export interface NoteChoice {
  readonly hour: number;
  readonly name: string; // in ASCII, as sent to the server
  readonly degree: number; // in the scale, 1 for the tonic; 0 outside it
}

/** The notes a wild can be: those of the scale first, as the scale spells them, then the rest of the twelve. */
export function noteChoices(scale: readonly string[]): NoteChoice[] {
  const inside = scale.flatMap((name, index): NoteChoice[] => {
    const hour = hourOfName(name);
    return hour === null ? [] : [{ hour, name, degree: index + 1 }];
  });
  const outside = HOURS.filter((hour) => !inside.some((note) => note.hour === hour)).flatMap((hour): NoteChoice[] => {
    const name = printedNames(hour)[0];
    return name === undefined ? [] : [{ hour, name, degree: 0 }];
  });
  const fromC = (hour: number): number => hour % 12;
  return [...inside, ...outside.toSorted((one, other) => fromC(one.hour) - fromC(other.hour))];
}
