/** The picture of a misread note: counted from a place that players know, or on the clock. Pure. */

import { namesOfHour, type Deck } from '../music/cards';
import { clefFor } from '../music/staff';
import { noteOfKey } from '../music/notes';
import { numberIn, numbersIn, pathsIn, textIn, textsIn, type Facts } from '../texts/tell';
import { keyOfMark, type Mark, type Picture, type Ring, type Clock } from './picture';

const OCTAVE = 4; // the octave of the pictures

export function pictureOfPlace(facts: Facts, deck: Deck): Picture | null {
  const hour = numberIn(facts, 'hour');
  // Use the name to be found, where there was only one.
  const names = textsIn(facts, 'names');
  const asked = Math.max(0, names.indexOf(textIn(facts, 'name') ?? ''));
  const path = pathsIn(facts)[asked] ?? [];
  const name = names[asked] ?? '';
  if (hour === null || !name) return null;
  const found = numberIn(facts, 'found');
  const other = found === null || found === hour ? undefined : namesOfHour(deck, found)[0];
  const octave = numberIn(facts, 'octave') ?? OCTAVE;
  const lift = octave - OCTAVE;

  // A black key is a half step beyond the last letter.
  const counted = path.at(-1) === name ? path.slice(0, -1) : path;
  const marks: Mark[] = counted.map((letter, index) => ({ name: letter, octave: OCTAVE, role: index === 0 ? 'from' : 'passed' }));
  marks.push({ name, octave: OCTAVE, role: 'right' });
  if (other !== undefined) marks.push({ name: other, octave: OCTAVE, role: 'wrong' });
  const sung = (role: Mark['role']): Picture['right'] =>
    marks.filter((mark) => mark.role === role).map((mark) => noteOfKey(keyOfMark(mark) + lift * 12));

  const last = path.at(-1);
  const ring: Ring | null = last === undefined ? null : { paths: [path], needed: [last], said: other?.charAt(0) ?? null };
  const clock: Clock | null =
    textIn(facts, 'face') === 'clock'
      ? {
          counted: numbersIn(facts, 'way'),
          from: 12,
          needed: hour,
          played: other === undefined || found === null ? [] : [found],
          scale: [],
        }
      : null;
  return { ring: clock ? null : ring, clock, marks, staff: { clef: clefFor(octave), lift }, right: sung('right'), wrong: sung('wrong') };
}
