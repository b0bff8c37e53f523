/** Finding a note: which one is wanted, and how far off another lies. Pure; luck comes in. */

import { noteOfKey, type Note } from '../music/notes';

/** From a note to sing to the same letter above: where most voices can. */
const LOWEST = 60;
const HIGHEST = 76;

/** A note to find, another than before. `luck` is from 0 to below 1. */
export function nextNote(before: Note | null, luck: number): Note {
  const keys = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => noteOfKey(LOWEST + index)).filter(
    ({ hour }) => hour !== before?.hour,
  );
  return keys[Math.floor(luck * keys.length)] ?? noteOfKey(LOWEST);
}

/** How far up (above 0) or down the nearest way leads from what was heard to what is wanted, in half steps; 6 is both. */
export function wayTo(wanted: number, heard: number): number {
  const up = (((wanted - heard) % 12) + 12) % 12;
  return up > 6 ? up - 12 : up;
}

/** How many cents a key with fractions lies above the nearest one. */
export function centsOff(key: number): number {
  return Math.round((key - Math.round(key)) * 100);
}
