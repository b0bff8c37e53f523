/** The layout of a hand: the width of its cards, the number of rows, and the overlap. */

export interface Fan {
  readonly cardWidth: number;
  readonly rows: readonly number[]; // number of cards in each row
  readonly step: number; // px from one card's left edge to the next
  readonly rise: number; // px of a row that show above the next one
}

const GAP = 8;
/** The part of a card that must show: its index, wide enough for a thumb. */
const LEAST_SHOWN = 0.37;
const LEAST_STEP = 40;
/** Up to this width in px a card shows only its index, enlarged (see CardFace). */
const BRIEF = 72;

/** Lay out `count` cards of at most `widest` px in `room` px, so that at least a part of each shows. */
export function fan(count: number, room: number, widest: number, least = LEAST_SHOWN): Fan {
  for (const [rows, cardWidth] of [
    [1, widest],
    [2, widest * 0.9],
    [3, widest * 0.8],
    [4, widest * 0.8],
    [5, widest * 0.72],
    [6, widest * 0.72],
  ] as const) {
    const perRow = Math.ceil(count / rows);
    const step = perRow > 1 ? Math.min(cardWidth + GAP, (room - cardWidth) / (perRow - 1)) : cardWidth;
    if (step >= Math.max(LEAST_STEP, cardWidth * least) || rows === 6) {
      return { cardWidth, rows: split(count, rows), step, rise: cardWidth * (cardWidth <= BRIEF ? 1.06 : 0.76) };
    }
  }
  return { cardWidth: widest, rows: [count], step: widest, rise: widest };
}

function split(count: number, rows: number): number[] {
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, row) => Math.max(0, Math.min(perRow, count - row * perRow))).filter((cards) => cards > 0);
}

/** The greatest width of a card in a hand with `room` px, where the table allows `widest` px. */
export function widestIn(room: number, widest: number, large: boolean): number {
  return (room < 520 ? Math.min(76, widest) : widest) * (large ? 1.25 : 1);
}

/** Where each card of a hand is, whether it ends its row, and whether its row is the lowest one. */
export function placesIn({ rows, step, cardWidth, rise }: Fan, room: number) {
  return rows.flatMap((inRow, row) => {
    const left = (room - step * (inRow - 1) - cardWidth) / 2;
    return Array.from({ length: inRow }, (_, column) => ({
      left: left + column * step,
      top: row * rise,
      room,
      ends: column === inRow - 1,
      lowest: row === rows.length - 1,
    }));
  });
}

/** The height of a hand. */
export function heightOf({ rows, cardWidth, rise }: Fan): number {
  return rise * Math.max(0, rows.length - 1) + cardWidth * 1.4;
}
