/** The twelve hours in a ring: by half steps, as on the clock, or by fifths. */

export const ORDERS = ['steps', 'fifths'] as const;
export type ClockOrder = (typeof ORDERS)[number];

/** Half steps between neighboring places of the ring. */
export const STEP_OF: Readonly<Record<ClockOrder, number>> = { steps: 1, fifths: 7 };

/** The place of an hour, from 0 at the top, clockwise. The map is its own inverse, because 7 × 7 = 49 = 4 × 12 + 1. */
export function placeOf(hour: number, order: ClockOrder): number {
  return ((hour % 12) * STEP_OF[order]) % 12;
}

/** The half steps of a turn by this many places, the shorter way round: -5 to 6. */
export function halfSteps(places: number, order: ClockOrder): number {
  const steps = (((places * STEP_OF[order]) % 12) + 12) % 12;
  return steps > 6 ? steps - 12 : steps;
}

/** The turn from one pointer position to another, in places (a twelfth of the ring), between -6 and 6. */
export function turned(from: { x: number; y: number }, to: { x: number; y: number }): number {
  const angle = Math.atan2(to.y, to.x) - Math.atan2(from.y, from.x);
  const places = (angle / (2 * Math.PI)) * 12;
  return places > 6 ? places - 12 : places < -6 ? places + 12 : places;
}
