/** The table while a match is played: what every game has. */

import type { Words } from '../en';
import { and, counts } from './grammar';

const { cards } = counts;

export const table: Words['table'] = {
  seat: (number) => `Sitio ${String(number)}`,
  you: 'Tú',
  yourTurn: 'Te toca',
  turnOf: (name) => `Le toca a ${name}`,
  over: 'La partida ha terminado',
  youWin: 'Ganas tú',
  wins: (name) => `Gana ${name}`,
  share: (names, withMe) => (withMe ? `Victoria compartida: ${and(['tú', ...names])}` : `${and(names)} comparten la victoria`),
  blocked: 'Nadie podía seguir: gana quien tiene menos cartas.',
  result: 'Resultado',
  nextGame: 'A la siguiente partida',
  playAgain: 'Jugar otra vez',
  anotherGame: 'Otro juego',

  watching: 'Estás mirando',
  watchingPlace: 'Estás mirando',
  yourPlace: 'Tu sitio',
  others: 'Los demás jugadores',
  opponent: (name, count, onTurn) => `${name}${count === null ? '' : `, ${cards(count)}`}${onTurn ? ', le toca' : ''}`,
  away: 'ausente',
  whatHappens: 'Lo que pasa',
  howToWin: 'Cómo se gana',
  whatHappened: 'Lo que ha pasado',
  nothingYet: 'Aún no ha pasado nada.',
  announcements: 'Avisos',
  youHave: (count) => `Tienes ${cards(count)}`,

  yourHand: 'Tu mano',
  hand: (label, count) => `${label}, ${cards(count)}`,
  middle: 'Centro de la mesa',
  stock: (count) => `Mazo, ${cards(count)}`,
  stockDraw: (count) => `Mazo, ${cards(count)}: robar una`,
  drawCard: 'Robar una carta',
  discardPile: (count, top) => `Descartes, ${cards(count)}. Encima: ${top}`,
  emptyDiscardPile: 'Descartes, sin cartas',
  whatYouCanDo: 'Lo que puedes hacer',

  wrong: 'Lo que estaba mal',
  notPossible: 'No es posible',
  more: '¿Por qué?',
  less: 'Menos',
  putAway: 'Cerrar la explicación',

  shortcuts: 'Atajos',
  rulesKey: 'las reglas',
  helpKey: 'esta página',

  bubbles: {
    pass: 'Paso',
    done: 'Listo',
    draws: 'roba una carta',
    penalty: (count) => `+${String(count)}`,
    skipped: 'pierde el turno',
    undone: 'deshace la jugada',
  },
};
