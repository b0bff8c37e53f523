/** Picks notes to find, and measures how far off a note is. Pure; randomness is an argument. */

import { noteOfKey, type Note } from '../music/notes';

/** The range of notes to sing: an octave that most voices reach. */
const LOWEST = 60;
const HIGHEST = 76;

/** A note to find, different from the one before. `random` is a random number from 0 to below 1. */
export function nextNote(before: Note | null, random: number): Note {
  const keys = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, index) => noteOfKey(LOWEST + index)).filter(
    ({ hour }) => hour !== before?.hour,
  );
  return keys[Math.floor(random * keys.length)] ?? noteOfKey(LOWEST);
}

/** The shortest way from the heard hour to the wanted one, in half steps up (positive) or down; 6 for a tritone. */
export function wayTo(wanted: number, heard: number): number {
  const up = (((wanted - heard) % 12) + 12) % 12;
  return up > 6 ? up - 12 : up;
}

/** Cents of a fractional MIDI number above the nearest key. */
export function centsOff(key: number): number {
  return Math.round((key - Math.round(key)) * 100);
}
