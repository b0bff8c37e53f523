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
