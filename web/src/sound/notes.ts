/** What sounds: notes by clock number and octave, and how high they are. */

import { cardOf, type Deck } from '../music/cards';
import { hourOfName } from '../music/names';

export interface Note {
  readonly hour: number; // 12 = C
  readonly octave: number; // 4 begins with middle C
}

/** In hertz; A4 is 440. */
export function frequency({ hour, octave }: Note): number {
  const aboveC4 = (octave - 4) * 12 + (hour % 12);
  return 440 * 2 ** ((aboveC4 - 9) / 12);
}

/** The notes of cards in order; a wild sounds as what it counts as, near middle C, or not at all. */
export function notesOf(deck: Deck, codes: readonly string[], names: readonly (string | null)[]): Note[] {
  const notes = codes.flatMap((code, index): Note[] => {
    const { hour, octave } = cardOf(deck, code);
    if (hour !== null && octave !== null) return [{ hour, octave }];
    const counted = hourOfName(names[index] ?? names[0] ?? '');
    return counted === null ? [] : [{ hour: counted, octave: 4 }];
  });
  return notes.filter(({ hour, octave }, index) => !notes.slice(0, index).some((each) => each.hour === hour && each.octave === octave));
}
