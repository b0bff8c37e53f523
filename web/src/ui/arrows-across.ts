/** Arrow keys that move in their direction, as seen: in a picture and around a ring. */

import { roving } from './focus';

/** Where something is on the page. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const SIDEWAYS = 2; // how much further away something counts that is not straight ahead
const NO_STEP = 4; // pixels: closer centers are in one line

/** The index of the nearest box in the direction of an arrow key, or of the first or last one; null if there is none. */
export function arrowAcross(key: string, index: number, boxes: readonly Box[]): number | null {
  if (key === 'Home' || key === 'End') return boxes.length === 0 ? null : key === 'Home' ? 0 : boxes.length - 1;
  const across = key === 'ArrowLeft' || key === 'ArrowRight';
  const way = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
  const from = boxes[index];
  if (way === 0 || !from) return null;
  const x = ({ left, width }: Box): number => left + width / 2;
  const y = ({ top, height }: Box): number => top + height / 2;
  const distances = boxes.map((box) => {
    const [dx, dy] = [x(box) - x(from), y(box) - y(from)];
    const [ahead, aside] = across ? [dx * way, Math.abs(dy)] : [dy * way, Math.abs(dx)];
    return ahead > NO_STEP ? ahead + aside * SIDEWAYS : Infinity;
  });
  const least = Math.min(...distances);
  return least === Infinity ? null : distances.indexOf(least);
}

/** As `arrowAcross`, but an arrow key that leads nowhere stays where it is, so that nothing else on the page uses it. */
export function arrowAround(key: string, index: number, boxes: readonly Box[]): number | null {
  return arrowAcross(key, index, boxes) ?? (key.startsWith('Arrow') && index in boxes ? index : null);
}

const boxesOf = (buttons: readonly HTMLElement[]): DOMRect[] => buttons.map((button) => button.getBoundingClientRect());

/** Roving focus in a picture: an arrow key leads to the nearest button in its direction. */
export const rovingAcross = roving((key, index, buttons) => arrowAcross(key, index, boxesOf(buttons)));

/** Roving focus in a ring: an arrow key leads to the nearest button in its direction, and never out of the ring. */
export const rovingAround = roving((key, index, buttons) => arrowAround(key, index, boxesOf(buttons)));
