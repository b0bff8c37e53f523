/** Places on the staff that are easy to remember, and the way from the nearest one. Pure. */

import { lettersOf } from './theory';

const LANDMARKS = {
  treble: ['C4', 'G4', 'C5', 'G5'],
  bass: ['G2', 'C3', 'F3', 'C4'],
} as const;

type Mark = `treble-${(typeof LANDMARKS.treble)[number]}` | `bass-${(typeof LANDMARKS.bass)[number]}`;

interface Way {
  readonly mark: Mark;
  readonly way: 'up' | 'down' | 'here';
  readonly path: readonly string[]; // letters, both ends included
}

/** The number of letters up from C0. */
const height = (place: string): number => 'CDEFGAB'.indexOf(place.charAt(0)) + 7 * Number(place.slice(1));

export function landmark(clef: string, place: string): Way {
  const marks: readonly Mark[] =
    clef === 'bass' ? LANDMARKS.bass.map((each) => `bass-${each}` as const) : LANDMARKS.treble.map((each) => `treble-${each}` as const);
  const apart = (mark: Mark): number => height(place) - height(nameOf(mark));
  const [first, ...others] = marks;
  const mark = others.reduce((best, each) => (Math.abs(apart(each)) < Math.abs(apart(best)) ? each : best), first ?? 'treble-C4');
  const letters = apart(mark);
  return {
    mark,
    way: letters > 0 ? 'up' : letters < 0 ? 'down' : 'here',
    path: lettersOf(nameOf(mark), letters + (letters < 0 ? -1 : 1)),
  };
}

/** Whether a place is a line, ledger lines included. */
export function isLine(clef: string, place: string): boolean {
  const bottom = clef === 'bass' ? 'G2' : 'E4';
  return (height(place) - height(bottom)) % 2 === 0;
}

function nameOf(mark: Mark): string {
  return mark.split('-')[1] ?? '';
}
