/** The pictures of a lesson, for who cannot see them, and their sounds. */

import type { Words } from '../en';
import { note } from '../notes';

const list = (names: readonly string[]): string => names.map(note).join(', ');

export const pictures: Words['pictures'] = {
  ring: (paths, said) =>
    ['Las notas en círculo.', ...paths.filter((path) => path.length > 0).map((path) => `Se cuenta: ${list(path)}.`), ...(said ? [`Dicho: ${note(said)}.`] : [])].join(' '),
  clock: (way, played) =>
    ['El reloj.', ...(way.length > 0 ? [`De ${way.join(' a ')}.`] : []), ...(played.length > 0 ? [`Jugado: ${played.join(', ')}.`] : [])].join(' '),
  staff: (counted, played) =>
    [`En el pentagrama: ${list(counted)}.`, ...(played.length > 0 ? [`Jugado en su lugar: ${list(played)}.`] : [])].join(' '),
  keys: (counted, played) =>
    [`En el teclado: ${list(counted)}.`, ...(played.length > 0 ? [`Jugado en su lugar: ${list(played)}.`] : [])].join(' '),
  scale: 'Un montón sube por la escala nota a nota. En el reloj, las notas de la escala llevan su nombre: tras cada una va la siguiente en el sentido de las agujas, y nada en medio.',
  hearRight: 'Oír lo que encaja',
  hearWrong: 'Oír lo que se jugó',
  again: 'Contar de nuevo',
};
