/** What is said on many pages. */

import type { Words } from '../en';
import { counts } from './grammar';

export const common: Words['common'] = {
  close: 'Cerrar',
  oneMoment: 'Un momento…',
  tryAgain: 'Intentar de nuevo',
  didNotWork: 'No ha funcionado. Inténtalo de nuevo.',
  or: 'o',
  colon: ': ',
  cards: counts.cards,
  points: counts.points,
  home: 'Musicards, inicio',
  rules: 'Reglas',
  allGames: 'Todos los juegos',
  windowTitle: (page) => `${page} – Musicards`,
};
