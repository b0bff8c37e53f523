/** What a card shows of its pitch, by the faces switched on. Pure. */

import { FACES, type Face } from '../settings/choices';

export type Faces = Readonly<Record<Face, boolean>>;

export interface Shown {
  /** The only face on, which fills the card; `sound` when no face is on. */
  readonly alone: Face | null;
  /** The face that fills a card too small for all of its faces. */
  readonly small: 'index' | Face;
  /** Whether the corner shows the name or the clock number; otherwise it shows only the octave. */
  readonly index: boolean;
  /** Whether color and the dark corner of black keys may give the pitch away; false where it must be read or heard. */
  readonly colored: boolean;
}

/** Only this face. */
export function onlyFace(face: Face): Faces {
  return { name: face === 'name', staff: face === 'staff', keys: face === 'keys', clock: face === 'clock', sound: face === 'sound' };
}

export function shownOf(faces: Faces): Shown {
  const seen = FACES.filter((face) => face !== 'sound' && faces[face]);
  const index = faces.name || faces.clock;
  return {
    alone: seen.length > 1 ? null : (seen[0] ?? 'sound'),
    small: index ? 'index' : (seen[0] ?? 'sound'),
    index,
    colored: index || faces.keys,
  };
}

/** Widths of characters in names, relative to the font size; letters not listed are about 0.66. @public for scripts/paper.mjs */
export const WIDTHS: Readonly<Record<string, number>> = {
  i: 0.3, l: 0.32, '♯': 0.32, '♭': 0.31, '𝄪': 0.43, '𝄫': 0.52, s: 0.51, a: 0.56, e: 0.57, é: 0.57, o: 0.58, 1: 0.44, M: 0.86,
}; // prettier-ignore

/** The font size, at most `most`, at which the longest of `names` is at most `room` wide. */
export function sizeFor(names: readonly string[], room: number, most: number): number {
  const widths = names.map((name) => [...name].reduce((sum, character) => sum + (WIDTHS[character] ?? 0.66), 0));
  return Math.min(most, room / Math.max(0.5, ...widths));
}
