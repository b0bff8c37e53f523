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
