/** The picture of an explanation: letters in a ring, notes on keys or on a staff, or hours on the clock. Pure. */

import { keyOfMark, type Clock, type Mark, type Ring } from '../../lesson/picture';
import type { Clef } from '../../music/engraving';
import { sharpName } from './theory';

export type Picture =
  | { readonly on: 'ring'; readonly ring: Ring }
  | { readonly on: 'clock'; readonly clock: Clock }
  | { readonly on: 'keys'; readonly marks: readonly Mark[] }
  | { readonly on: 'staff'; readonly staffs: readonly { readonly clef: Clef; readonly marks: readonly Mark[] }[] };

/** The octave of middle C. */
export const MIDDLE = 4;

/** How answers are found on the keys of a piano. */
export interface OnKeys {
  readonly from: Pick<Mark, 'name' | 'octave'>; // the note from which they are reached
  readonly key: (answer: string, low: number) => number | null; // a MIDI number, from that of `from`; null if it is no note
  readonly name?: (answer: string) => string | undefined; // where it is not the key's name without flats
  readonly passed?: number; // half steps to a key on the way
  readonly heard?: 'apart' | 'together'; // how `from` and an answer are compared by sound; missing: they are not
}

const STRENGTH = ['passed', 'from', 'wrong', 'right'] as const;

/** The notes of a question and of its answers on keys; one for each key. */
export function keysPicture(
  { from, key, name, passed }: OnKeys,
  { said, wanted }: { readonly said: string; readonly wanted: string },
): Extract<Picture, { readonly on: 'keys' }> {
  const low = keyOfMark(from);
  const between = passed === undefined ? [] : [marked(low + passed, sharpName(low + passed), 'passed')];
  const answers = ([['wrong', said], ['right', wanted]] as const).flatMap(([role, answer]) => {
    const at = key(answer, low);
    return at === null ? [] : [marked(at, name?.(answer) ?? sharpName(at), role)];
  }); // prettier-ignore
  const all: Mark[] = [{ ...from, role: 'from' }, ...between, ...answers];
  const strongest = all.toSorted((one, other) => STRENGTH.indexOf(one.role) - STRENGTH.indexOf(other.role));
  const byKey = new Map(strongest.map((mark) => [keyOfMark(mark), mark]));
  return { on: 'keys', marks: all.filter((mark) => byKey.get(keyOfMark(mark)) === mark) };
}

/** A name at the octave at which it is on a key. */
function marked(key: number, name: string, role: Mark['role']): Mark {
  const octave = [3, 4, 5, 6].find((each) => keyOfMark({ name, octave: each }) === key) ?? MIDDLE;
  return { name, octave, role };
}
