/** Cards of one pitch: groups in a hand and where they lie, and books. */

import { arrange, cardOf, type Deck } from '../../music/cards';
import { SHAPE } from '../../table/fan';
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
export const GAP = 6; // px
export const ROW_GAP = 4; // px
const MOST_ROWS = 3;
/** Another row must make the cards larger than this ratio to be used. */
const WORTH_A_ROW = 1.15;

/** The width of a group in card widths. */
function wide(cards: number): number {
  return 1 + (cards - 1) * PEEK;
}

/** Lay out groups with these numbers of cards, as large as fits in `room` by `height` px. */
export function layGroups(sizes: readonly number[], room: number, height: number): GroupLayout {
  let best: GroupLayout = { cardWidth: height / SHAPE, rows: sizes.length > 0 ? [sizes.length] : [] };
  let worth = 0;
  for (let count = 1; count <= Math.min(MOST_ROWS, sizes.length); count += 1) {
    const rows = split(sizes, count);
    let cardWidth = (height - ROW_GAP * (rows.length - 1)) / rows.length / SHAPE;
    let from = 0;
    for (const inRow of rows) {
      const units = sizes.slice(from, from + inRow).reduce((sum, size) => sum + wide(size), 0);
      cardWidth = Math.min(cardWidth, (room - GAP * (inRow - 1)) / units);
      from += inRow;
    }
    if (cardWidth <= worth * WORTH_A_ROW) continue;
    worth = cardWidth;
    best = { cardWidth: Math.floor(cardWidth), rows };
  }
  return best;
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
