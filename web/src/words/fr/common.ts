/** What is said on many pages. */

import type { Words } from '../en';
import { counts } from './grammar';

export const common: Words['common'] = {
  close: 'Fermer',
  oneMoment: 'Un instant…',
  tryAgain: 'Réessayer',
  didNotWork: 'Cela n’a pas marché. Réessaie.',
  or: 'ou',
  colon: '\u00a0: ',
  cards: counts.cards,
  points: counts.points,
  home: 'Musicards, accueil',
  rules: 'Règles',
  allGames: 'Tous les jeux',
  windowTitle: (page) => `${page} – Musicards`,
};
