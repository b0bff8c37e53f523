/** What The Distance and Steps share. */

import type { Words } from '../en';
import { either } from '../tell';
import { counted } from './grammar';

export const shedding: Words['shedding'] = {
  keys: [
    [['← →'], 'ir a tu mano y recorrerla'],
    [['Espacio'], 'elegir una carta, o dejarla'],
    [['T'], 'robar (tomar una carta)'],
    [['P'], 'pasar'],
    [['M'], 'cantar «Musicards!»'],
    [['Esc'], 'dejarlo todo'],
  ],
  draw: 'Robar',
  pass: 'Pasar',
  done: 'Listo',
  starter: (names) => `Para empezar: ${names.length > 0 ? either(names) : 'un comodín'}`,
  drawn: (count) => `Has robado ${counted(count, 'carta', 'cartas')}. Juega, roba o pasa.`,
  chooseFirst: 'Elige primero las cartas que quieres jugar.',
  mistakeEndsTurn: { label: 'Un error termina el turno', help: 'Si no, se intenta otra vez.' },
  freeDraw: { label: 'Robar libremente', help: 'Puedes robar aunque una carta de tu mano encaje.' },
  call: [
    'Cuando te quede una sola carta, canta *«Musicards!»*. Si alguien lo canta antes, tomas dos cartas. Puedes cantar en cualquier momento, también para atrapar a los demás.',
  ],
};
