/** What a tap on a card of the home page does: its note sounds, and it jumps. */

import { noteOfCard } from '../music/notes';
import { playNotes } from '../sound/sounds';
import { isCalm } from '../table/motion';

const APART = 0.16; // seconds between the notes of a wild
const JUMP = { duration: 420, easing: 'cubic-bezier(0.3, 1.6, 0.5, 1)' }; // ms

const notesOf = (codes: readonly string[]) => codes.flatMap((code) => noteOfCard(code) ?? []);

/** Play the note of a card; a wild plays those of `all` cards. `card` is the element that jumps. */
export function playCard(code: string, all: readonly string[], card: Element | null): void {
  const own = notesOf([code]);
  playNotes(own.length > 0 ? own : notesOf(all), { apart: APART });
  if (!isCalm()) card?.animate([{ translate: '0 0' }, { translate: '0 -14%', scale: '1.06' }, { translate: '0 0' }], JUMP);
}
