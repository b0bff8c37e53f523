/** Cards of one pitch: groups in a hand and where they lie, and books. */

import { arrange, cardOf, type Deck } from '../../music/cards';
import { pitchAt } from '../../texts/tell';
import { and, t } from '../../texts/texts.svelte';

export interface Group {
  readonly hour: number;
  readonly codes: readonly string[]; // the lowest octave first
}

/** Group a hand by pitch, from C upward. */
export function groupsOf(deck: Deck, hand: readonly string[]): Group[] {
  const groups = new Map<number, string[]>();
  for (const code of arrange(deck, hand)) {
    const { hour } = cardOf(deck, code);
    if (hour === null) continue;
    const codes = groups.get(hour);
    if (codes) codes.push(code);
    else groups.set(hour, [code]);
  }
  return Array.from(groups, ([hour, codes]) => ({ hour, codes }));
}

export interface GroupLayout {
  readonly cardWidth: number;
  /** The number of groups in each row. */
  readonly rows: readonly number[];
}

/** The visible part of a card that the next one overlaps, in card widths. */
export const PEEK = 0.24;
export const GAP = 8;
const SMALLEST = [46, 46, 40] as const; // px, by number of rows: use smaller cards before adding a row
const IN_ROWS = 0.74; // of the card width in one row: more rows must not push the table off a phone's screen

/** The width of a group in card widths. */
function wide(cards: number): number {
  return 1 + (cards - 1) * PEEK;
}

/** Lay out groups with these numbers of cards in `room` px, with cards at most `widest` px wide. */
export function layGroups(sizes: readonly number[], room: number, widest: number): GroupLayout {
  for (const [index, smallest] of SMALLEST.entries()) {
    const rows = split(sizes, index + 1);
    let from = 0;
    const largest = index === 0 ? widest : Math.min(widest, Math.max(smallest, widest * IN_ROWS));
    let cardWidth = largest;
    for (const count of rows) {
      const units = sizes.slice(from, from + count).reduce((sum, size) => sum + wide(size), 0);
      cardWidth = Math.min(cardWidth, (room - GAP * (count - 1)) / units);
      from += count;
    }
    if (cardWidth >= Math.min(smallest, largest) || index === SMALLEST.length - 1) return { cardWidth: Math.floor(cardWidth), rows };
  }
  return { cardWidth: widest, rows: [sizes.length] };
}

/** Split groups into rows of similar width, in order. */
function split(sizes: readonly number[], rows: number): number[] {
  const share = sizes.reduce((sum, size) => sum + wide(size), 0) / rows;
  const counts: number[] = [];
  let width = 0;
  for (const size of sizes) {
    const row = Math.min(rows - 1, Math.floor((width + wide(size) / 2) / share));
    counts[row] = (counts[row] ?? 0) + 1;
    width += wide(size);
  }
  return counts.filter((count) => count > 0);
}

/** The four cards of a pitch, lowest octave first. */
export function bookOf(deck: Deck, hour: number): string[] {
  return [...deck.values()].flatMap((card) => (card.hour === hour ? [card.code] : []));
}

/** "2 books: C and F♯/G♭". */
export function booksText(hours: readonly number[]): string {
  const count = hours.length;
  const notes = and(hours.map(pitchAt));
  return count === 0 ? t('go_fish-score', { count }) : t('go_fish-books', { count, notes });
}
