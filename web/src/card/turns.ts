/** Spreads the drawing of many new cards over several tasks, so that the page stays responsive. A single card is drawn at once. */

const AT_ONCE = 1;

let begun = 0; // cards drawn in this task
const waiting: (() => void)[] = [];
let working = false;

/** Whether a new card is drawn at once; otherwise it is queued. */
export function drawsAtOnce(): boolean {
  if (begun >= AT_ONCE) return false;
  begun += 1;
  work();
  return true;
}

/** Queue `draw` until it is the card's turn. Returns a function that removes it from the queue. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  work();
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** Draw one card, let the page handle other work, then draw the next. */
function work(): void {
  if (working) return;
  working = true;
  setTimeout(() => {
    working = false;
    begun = 0;
    waiting.shift()?.();
    if (waiting.length > 0) work();
  });
}
