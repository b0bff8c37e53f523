/** The pictures of a lesson, for who cannot see them, and their sounds. */

import { note } from '../notes';

const list = (names: readonly string[]): string => names.map(note).join(', ');

export const pictures = {
  ring: (paths: readonly (readonly string[])[], said: string | null) =>
    [`The letters in a ring.`, ...paths.filter((path) => path.length > 0).map((path) => `Counted: ${list(path)}.`), ...(said ? [`Said: ${note(said)}.`] : [])].join(' '),
  clock: (way: readonly number[], played: readonly number[]) =>
    ['The clock.', ...(way.length > 0 ? [`From ${way.join(' to ')}.`] : []), ...(played.length > 0 ? [`Played: ${played.join(', ')}.`] : [])].join(' '),
  staff: (counted: readonly string[], played: readonly string[]) =>
    [`On a staff: ${list(counted)}.`, ...(played.length > 0 ? [`Played instead: ${list(played)}.`] : [])].join(' '),
  keys: (counted: readonly string[], played: readonly string[]) =>
    [`On the keys: ${list(counted)}.`, ...(played.length > 0 ? [`Played instead: ${list(played)}.`] : [])].join(' '),
  /** Why a card does not go on a pile of Key’s Corners. */
  scale: 'A pile goes up the scale note by note. On the clock the scale’s notes stand with their names: after each one comes the next in clockwise order, and nothing in between.',
  hearRight: 'Hear what fits',
  hearWrong: 'Hear what was played',
  again: 'Count again',
};
