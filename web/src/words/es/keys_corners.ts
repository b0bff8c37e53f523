/** Key's Corners. */

import type { Words } from '../en';
import { note } from '../notes';
import { counted, counts, space, theSpace } from './grammar';
import { rules } from './rules_keys_corners';
import { kindName, scaleName } from './scales';

export const keys_corners: Words['keys_corners'] = {
  about: {
    title: 'Key’s Corners',
    subtitle: 'Las esquinas de la escala',
    tagline: 'Construye una escala de esquina en esquina.',
    aim: (options) =>
      `Construye ${scaleName(options['scale'])} hacia arriba en las esquinas: una escala entera vale 10 puntos; cuatro cartas de otra nota, 5. Gana quien tiene más puntos.`,
    rules,
    keys: [
      [['← →'], 'ir a tu mano y recorrerla; o recorrer un montón'],
      [['Espacio'], 'tomar una carta, o dejarla'],
      [['7', '8', '9'], 'la fila de arriba, como en un teclado numérico'],
      [['4', '5', '6'], 'oeste, los descartes, este'],
      [['1', '2', '3'], 'la fila de abajo'],
      [['+', '−'], 'tomar una carta más o una menos de un montón'],
      [['N'], 'listo (siguiente jugador)'],
      [['Esc'], 'dejarlo todo'],
    ],
    options: { scale: { label: 'La escala' } },
    score: counts.points,
  },
  kindName,
  lying: (scale) => `La escala: ${scale.map(note).join(', ')}`,
  scale: 'La escala',
  degree: (number, name) => `${String(number)}: ${note(name)}`,
  hidden: 'La escala está oculta.',
  hide: 'Ocultar',
  show: 'Mostrar',
  hideScale: 'Ocultar la escala',
  showScale: 'Mostrar la escala',
  books: (points, scales, stacks) =>
    `${counts.points(points)}: ${counted(scales, 'escala', 'escalas')}, ${counted(stacks, 'cuarteto', 'cuartetos')}`,
  pts: 'ptos.',
  bubbleBook: (kind, points) => `${kind === 'scale' ? 'una escala' : 'un cuarteto'}: +${String(points)}`,
  bubbleDiscards: 'descarta',
  whichNote: '¿Qué nota es tu comodín?',
  inScale: 'Notas de la escala',
  outside: 'Otras notas',
  nineSpaces: 'Los nueve espacios',
  empty: 'vacía',
  spaceWith: (name, contents) => `${space(name)}: ${contents}`,
  pickUp: (name, where, andAbove) => `${note(name)}, ${space(where)}: tomar${andAbove ? ' con todo lo de encima' : ''}`,
  putOn: (where) => `Poner en ${theSpace(where)}`,
  howMany: 'Cuántas cartas tomar',
  oneLess: 'Una carta menos',
  oneMore: 'Una carta más',
  fromPile: (count, where) => `${counts.cards(count)} de ${theSpace(where)}: toca adónde ${count === 1 ? 'va' : 'van'}.`,
  aWild: 'Un comodín',
  tapWhere: (name) => `${name}: toca adónde va.`,
  tapWhereOrDiscard: (name) => `${name}: toca adónde va, o los descartes.`,
  playOn: 'Sigue jugando, o termina tu turno con «Listo».',
  pickFirst: 'Toma una carta y luego toca adónde va.',
  firstPick: 'Toma primero una carta.',
  cornerStays: 'Las cartas de una esquina se quedan ahí. Toma otra carta para ponerla encima.',
  onlyHand: 'Solo se puede descartar una carta de tu mano.',
  firstPickDiscard: 'Toma primero la carta que quieres descartar.',
  won: 'Llevas',
  done: 'Listo',
};
