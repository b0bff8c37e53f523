/** How the cards of Memory lie: as large as the room allows, in even rows where that costs little; and where arrows lead. */

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cardWidth: number;
  readonly gap: number;
}

/** A card is 5 wide and 7 high. */
const SHAPE = 7 / 5;
/** Below this nothing on a card can be told apart: then the board is taller than its room, and scrolls. */
const LEAST = 30;
const WIDEST = 150;
/** What a last row with holes has to be larger by, to be worth it. */
const UNEVEN = 0.96;

/** Lay `count` cards out in a room of so many px. */
export function layOut(count: number, width: number, height: number): Grid {
  const gap = Math.min(width, height) < 480 ? 4 : 8;
  let best = { columns: 1, rows: count, cardWidth: 0, gap };
  let worth = 0;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const cardWidth = Math.min(share(width, columns, gap), share(height, rows, gap) / SHAPE, WIDEST);
    const value = cardWidth * (count % columns === 0 ? 1 : UNEVEN);
    if (value > worth) {
      worth = value;
      best = { columns, rows, cardWidth: floor(cardWidth), gap };
    }
  }
  return best.cardWidth >= LEAST ? best : crowded(count, width, gap);
}

/** As many columns as can be, however many rows that takes. */
function crowded(count: number, width: number, gap: number): Grid {
  const columns = Math.max(1, Math.min(count, Math.floor((width + gap) / (LEAST + gap))));
  return {
    columns,
    rows: Math.ceil(count / columns),
    cardWidth: Math.max(LEAST, floor(Math.min(share(width, columns, gap), WIDEST))),
    gap,
  };
}

const share = (room: number, among: number, gap: number): number => (room - gap * (among - 1)) / among;
const floor = (px: number): number => Math.floor(px * 4) / 4;

/** Row and column, counted from 0. */
export function placeOf(position: number, columns: number): { readonly row: number; readonly column: number } {
  return { row: Math.floor(position / columns), column: position % columns };
}

/**
 * Where an arrow key leads from `from`: to the nearest card that way that still lies there, the straight way first.
 * Null when the key leads nowhere.
 */
export function arrowOver(key: string, from: number, lying: readonly boolean[], columns: number): number | null {
  const open = lying.flatMap((lies, position) => (lies ? [position] : []));
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
    // A card straight ahead is nearer than any that lies aside.
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

/** Where Tab stops: at `wanted` while that lies there, else at the first card that does. */
export function tabStop(wanted: number, lying: readonly boolean[]): number {
  if (lying[wanted]) return wanted;
  return Math.max(0, lying.indexOf(true));
}
