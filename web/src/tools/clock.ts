/** The twelve hours in a ring: in half steps as the clock has them, or in fifths. */

export const ORDERS = ['steps', 'fifths'] as const;
export type ClockOrder = (typeof ORDERS)[number];

/** Half steps from one place of the ring to the next. */
export const STEP_OF: Readonly<Record<ClockOrder, number>> = { steps: 1, fifths: 7 };

/** Which of the twelve places an hour has, from the top clockwise. Fifths and half steps undo each other: 7 × 7 = 49 = 4 × 12 + 1. */
export function placeOf(hour: number, order: ClockOrder): number {
  return ((hour % 12) * STEP_OF[order]) % 12;
}

/** How many half steps upward a turn by so many places is, the short way round: -5 to 6. */
export function halfSteps(places: number, order: ClockOrder): number {
  const steps = (((places * STEP_OF[order]) % 12) + 12) % 12;
  return steps > 6 ? steps - 12 : steps;
}

/** Where the angle from one pointer position to another is, in places (a twelfth of the ring), between -6 and 6. */
export function turned(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const angle = Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x);
  const places = (angle / (2 * Math.PI)) * 12;
  return places > 6 ? places - 12 : places < -6 ? places + 12 : places;
}
