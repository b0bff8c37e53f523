/** The layout of a hand: the width of its cards, the number of rows, and the overlap. Its height stays as it is, however many cards come. */

export interface Fan {
  readonly cardWidth: number;
  readonly rows: readonly number[]; // number of cards in each row
  readonly step: number; // px from one card's left edge to the next
  readonly rise: number; // px of a row that show above the next one
}

const GAP = 10; // px
/** Height by width of a card. */
export const SHAPE = 1.4;
/** The part of a card that must show: its index, wide enough for a thumb. */
const LEAST_SHOWN = 0.37;
const LEAST_STEP = 40;
/** In a low hand, as on the smallest phones, rows would be too small to read: rather a narrow part of each card, still wide enough to tap. */
const LOW = 90;
const LEAST_LOW_STEP = 26;
/** The part of a card's width that shows above the next row: the names of its index, or one of them in many rows. */
const leastRise = (rows: number): number => (rows > 3 ? 0.5 : 0.8);
const MOST_ROWS = 6;
/** Another row must make the cards larger than this ratio to be used. */
const WORTH_A_ROW = 1.1;

/** Lay out `count` cards, as large as fits in `room` by `height` px, so that at least a part of each shows. */
export function fan(count: number, room: number, height: number, least = LEAST_SHOWN): Fan {
  let best: Fan = { cardWidth: height / SHAPE, rows: split(count, 1), step: height / SHAPE, rise: 0 };
  let worth = 0;
  const leastStep = height < LOW ? LEAST_LOW_STEP : LEAST_STEP;
  for (let rows = 1; rows <= Math.min(MOST_ROWS, Math.max(1, count)); rows += 1) {
    const steps = Math.ceil(count / rows) - 1;
    const low = height / (SHAPE + (rows - 1) * leastRise(rows));
    const cardWidth = Math.min(low, room - steps * leastStep, room / (1 + steps * least));
    if (cardWidth <= worth * WORTH_A_ROW) continue;
    worth = cardWidth;
    const step = steps > 0 ? Math.min(cardWidth + GAP, (room - cardWidth) / steps) : cardWidth;
    const rise = rows > 1 ? Math.min(cardWidth * SHAPE + GAP, (height - cardWidth * SHAPE) / (rows - 1)) : 0;
    best = { cardWidth, rows: split(count, rows), step, rise };
  }
  return best;
}

function split(count: number, rows: number): number[] {
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: rows }, (_, row) => Math.max(0, Math.min(perRow, count - row * perRow))).filter((cards) => cards > 0);
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
