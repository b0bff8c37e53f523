/** Where everything is in the diagram of a chord's shape. Pure. */

import type { FoundShape } from '../wire';

const ROWS = 4; // frets in a diagram, at least

export interface Diagram {
  /** The fret of the first row; 1 shows the nut. */
  readonly first: number;
  readonly rows: number;
  /** The strings that the first finger covers at the barre, the lowest and the highest. */
  readonly across: readonly [low: number, high: number] | null;
}

/** The part of the neck that a shape needs: from the nut if it fits, otherwise from its lowest fret. */
export function diagramOf({ frets, fingers, barre }: Pick<FoundShape, 'frets' | 'fingers' | 'barre'>): Diagram {
  const held = frets.filter((fret): fret is number => fret !== null && fret > 0);
  const highest = Math.max(1, ...held);
  const first = highest <= ROWS ? 1 : Math.min(...held);
  const covered = fingers.flatMap((finger, string) => (finger === 1 && frets[string] === barre ? [string] : []));
  return {
    first,
    rows: Math.max(ROWS, highest - first + 1),
    across: barre === null ? null : [Math.min(...covered), Math.max(...covered)],
  };
}
