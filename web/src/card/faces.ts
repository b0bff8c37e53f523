/** What a card shows of its pitch, by the faces that are on. Pure. */

import { FACES, type Face } from '../settings/choices';

export type Faces = Readonly<Record<Face, boolean>>;

export interface Shown {
  /** The face that is alone on the card and fills it; `sound` when none of the others is to be seen. */
  readonly alone: Face | null;
  /** What fills a card that is too small for all of its faces. */
  readonly small: 'index' | Face;
  /** The corner names the pitch, or its clock number. Otherwise it has the octave alone. */
  readonly index: boolean;
  /** Colour, and the dark corner of a black key, tell the pitch: not where it has to be read or heard. */
  readonly coloured: boolean;
}

/** Which faces are on: those that the player has chosen, unless the table says otherwise. */
export function facesOf(chosen: Faces, instead: Partial<Faces> | undefined): Faces {
  return { ...chosen, ...instead };
}

export function shownOf(faces: Faces): Shown {
  const seen = FACES.filter((face) => face !== 'sound' && faces[face]);
  const index = faces.name || faces.clock;
  return {
    alone: seen.length > 1 ? null : (seen[0] ?? 'sound'),
    small: index ? 'index' : (seen[0] ?? 'sound'),
    index,
    coloured: index || faces.keys,
  };
}

/** How wide the characters of names are set, in parts of their size; letters that are not listed are about 0.66. */
const WIDTHS: Readonly<Record<string, number>> = {
  i: 0.3, l: 0.32, '♯': 0.32, '♭': 0.31, '𝄪': 0.43, '𝄫': 0.52, s: 0.51, a: 0.56, e: 0.57, é: 0.57, o: 0.58, 1: 0.44, M: 0.86,
}; // prettier-ignore

/** The size at which the longest of `names` is at most `room` wide, and `most` at most. */
export function sizeFor(names: readonly string[], room: number, most: number): number {
  const widths = names.map((name) => [...name].reduce((sum, character) => sum + (WIDTHS[character] ?? 0.66), 0));
  return Math.min(most, room / Math.max(0.5, ...widths));
}
