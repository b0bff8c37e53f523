/** The pictures of a lesson, for who cannot see them, and their sounds. */

import type { Words } from '../en';
import { note } from '../notes';

const list = (names: readonly string[]): string => names.map(note).join(', ');

export const pictures: Words['pictures'] = {
  ring: (paths, said) =>
    ['Les notes en cercle.', ...paths.filter((path) => path.length > 0).map((path) => `On compte : ${list(path)}.`), ...(said ? [`Annoncé : ${note(said)}.`] : [])].join(' '),
  clock: (way, played) =>
    ['L’horloge.', ...(way.length > 0 ? [`De ${way.join(' à ')}.`] : []), ...(played.length > 0 ? [`Joué : ${played.join(', ')}.`] : [])].join(' '),
  staff: (counted, played) =>
    [`Sur la portée : ${list(counted)}.`, ...(played.length > 0 ? [`Joué à la place : ${list(played)}.`] : [])].join(' '),
  keys: (counted, played) =>
    [`Sur le clavier : ${list(counted)}.`, ...(played.length > 0 ? [`Joué à la place : ${list(played)}.`] : [])].join(' '),
  scale: 'Une pile monte la gamme note par note. Sur l’horloge, les notes de la gamme portent leur nom : après chacune vient la suivante dans le sens des aiguilles, et rien entre les deux.',
  hearRight: 'Écouter ce qui convient',
  hearWrong: 'Écouter ce qui a été joué',
  again: 'Recompter',
};
