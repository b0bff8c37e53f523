/** Cards chosen in a hand, in the order chosen: the last one will be on top. */

export type Selection = readonly string[];

/** Choose a card, or remove it from the choice. */
export function toggle(selection: Selection, code: string): Selection {
  return selection.includes(code) ? selection.filter((each) => each !== code) : [...selection, code];
}

/** The cards still chosen after the hand has changed. */
export function keepHeld(selection: Selection, hand: readonly string[]): Selection {
  const held = selection.filter((code) => hand.includes(code));
  return held.length === selection.length ? selection : held;
}

/** The card of `after` to focus when the focused one has left: its neighbor, preferably the right one. */
export function nextFocus(before: readonly string[], after: readonly string[], focused: string): string | null {
  if (after.includes(focused)) return focused;
  const place = before.indexOf(focused);
  const right = before.slice(place + 1).find((code) => after.includes(code));
  return right ?? before.slice(0, Math.max(0, place)).findLast((code) => after.includes(code)) ?? null;
}
