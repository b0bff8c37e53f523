/** When many cards come at once each is drawn in its turn, so that the page answers meanwhile. One card is drawn at once. */

const AT_ONCE = 1;

let begun = 0; // drawn at once since the page last had time
const waiting: (() => void)[] = [];
let working = false;

/** Whether a card that comes now is drawn at once; otherwise it waits for its turn. */
export function drawsAtOnce(): boolean {
  if (begun >= AT_ONCE) return false;
  begun += 1;
  work();
  return true;
}

/** Call `draw` when it is a card's turn. Returns how to give the turn up. */
export function inTurn(draw: () => void): () => void {
  waiting.push(draw);
  work();
  return () => {
    const place = waiting.indexOf(draw);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** One card, then the page has time for whatever else there is, then the next. */
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
