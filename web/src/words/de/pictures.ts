/** The pictures of a lesson, for who cannot see them, and their sounds. */

import type { Words } from '../en';
import { note } from '../notes';

const list = (names: readonly string[]): string => names.map(note).join(', ');

export const pictures: Words['pictures'] = {
  ring: (paths, said) =>
    ['Die Buchstaben im Ring.', ...paths.filter((path) => path.length > 0).map((path) => `Gezählt: ${list(path)}.`), ...(said ? [`Gesagt: ${note(said)}.`] : [])].join(' '),
  clock: (way, played) =>
    ['Die Uhr.', ...(way.length > 0 ? [`Von ${way.join(' nach ')}.`] : []), ...(played.length > 0 ? [`Gespielt: ${played.join(', ')}.`] : [])].join(' '),
  staff: (counted, played) =>
    [`Auf den Notenlinien: ${list(counted)}.`, ...(played.length > 0 ? [`Stattdessen gespielt: ${list(played)}.`] : [])].join(' '),
  keys: (counted, played) =>
    [`Auf den Tasten: ${list(counted)}.`, ...(played.length > 0 ? [`Stattdessen gespielt: ${list(played)}.`] : [])].join(' '),
  scale: 'Ein Stapel steigt Ton für Ton die Tonleiter hinauf. Auf der Uhr stehen ihre Töne mit Namen: Auf jeden folgt im Uhrzeigersinn der nächste, und nichts dazwischen.',
  hearRight: 'Hören, was passt',
  hearWrong: 'Hören, was gespielt wurde',
  again: 'Noch einmal zählen',
};
