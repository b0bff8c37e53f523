/** Whether a key was pressed together with one that gives it another meaning; Shift does not count. */
export function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** The index that an arrow key, Home, or End leads to in a row of `length`; null for other keys. */
export function arrowTo(key: string, index: number, length: number): number | null {
  if (length === 0) return null;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % length;
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index - 1 + length) % length;
    case 'Home':
      return 0;
    case 'End':
      return length - 1;
    default:
      return null;
  }
}

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
