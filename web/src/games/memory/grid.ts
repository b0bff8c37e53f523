/** Lays out the cards of Memory as large as possible, preferably in even rows, and moves the focus by arrow keys. */

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cardWidth: number;
  readonly gap: number;
}

/** Height by width of a card. */
const SHAPE = 7 / 5;
/** The smallest legible width of a card in px; below it the board is taller than its space and scrolls. */
const MIN_WIDTH = 30;
const MAX_WIDTH = 150;
/** An uneven last row must make the cards larger than this ratio to be used. */
const UNEVEN = 0.96;

/** Lay out `count` cards in a space of `width` by `height` px. */
export function layOut(count: number, width: number, height: number): Grid {
  const gap = Math.min(width, height) < 480 ? 4 : 8;
  let best = { columns: 1, rows: count, cardWidth: 0, gap };
  let worth = 0;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const cardWidth = Math.min(share(width, columns, gap), share(height, rows, gap) / SHAPE, MAX_WIDTH);
    const value = cardWidth * (count % columns === 0 ? 1 : UNEVEN);
    if (value > worth) {
      worth = value;
      best = { columns, rows, cardWidth: floor(cardWidth), gap };
    }
  }
  return best.cardWidth >= MIN_WIDTH ? best : crowded(count, width, gap);
}

/** Use as many columns as fit, however many rows that takes. */
function crowded(count: number, width: number, gap: number): Grid {
  const columns = Math.max(1, Math.min(count, Math.floor((width + gap) / (MIN_WIDTH + gap))));
  return {
    columns,
    rows: Math.ceil(count / columns),
    cardWidth: Math.max(MIN_WIDTH, floor(Math.min(share(width, columns, gap), MAX_WIDTH))),
    gap,
  };
}

const share = (room: number, among: number, gap: number): number => (room - gap * (among - 1)) / among;
const floor = (px: number): number => Math.floor(px * 4) / 4;

/** The row and the column of a position, from 0. */
export function placeOf(position: number, columns: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(position / columns), column: position % columns };
}

/**
 * The position an arrow key moves to from `from`: the nearest remaining card in that direction, preferably straight ahead.
 * Null when there is no such card.
 */
export function arrowOver(key: string, from: number, present: readonly boolean[], columns: number): number | null {
  const open = present.flatMap((present, position) => (present ? [position] : []));
  if (key === 'Home') return open[0] ?? null;
  if (key === 'End') return open.at(-1) ?? null;
  const here = placeOf(from, columns);
  let nearest: number | null = null;
  let least = Infinity;
  for (const position of open) {
    const there = placeOf(position, columns);
    const right = there.column - here.column;
    const down = there.row - here.row;
    const way = along(key, right, down);
    if (way === null || way.ahead <= 0) continue;
    // Prefer any card straight ahead to one off to the side.
    const distance = way.aside === 0 ? way.ahead : 1000 * Math.abs(way.aside) + way.ahead;
    if (distance < least) {
      least = distance;
      nearest = position;
    }
  }
  return nearest;
}

function along(key: string, right: number, down: number): { readonly ahead: number; readonly aside: number } | null {
  switch (key) {
    case 'ArrowRight':
      return { ahead: right, aside: down };
    case 'ArrowLeft':
      return { ahead: -right, aside: down };
    case 'ArrowDown':
      return { ahead: down, aside: right };
    case 'ArrowUp':
      return { ahead: -down, aside: right };
    default:
      return null;
  }
}

/** The position of the Tab stop: `wanted` while a card is there, otherwise the first card left. */
export function tabStop(wanted: number, present: readonly boolean[]): number {
  if (present[wanted]) return wanted;
  return Math.max(0, present.indexOf(true));
}
