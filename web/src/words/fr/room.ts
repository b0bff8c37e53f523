/** Coming to a table: looking for it, waiting for players, and what is not there. */

import type { Words } from '../en';

export const room: Words['room'] = {
  table: 'Table',
  looking: 'On cherche la table…',
  cardsComing: 'Les cartes arrivent…',
  noTable: (code) => `Il n’y a pas de table ${code}`,
  noTableText: 'Peut-être y a-t-il une faute dans le code, ou la table a été débarrassée depuis.',
  outOfReach: 'La table est hors d’atteinte',
  earlierRules: 'Une partie aux anciennes règles',
  otherEdition: 'Un jeu d’une autre édition',
  otherEditionText: (game) => `Cette page ne connaît pas encore le jeu ${game}. Recharge-la.`,
  seats: 'Places',
  free: 'Libre',
  you: 'toi',
  computer: 'ordinateur',
  waiting: 'attend quelqu’un',
  away: 'pas là',
  takeSeat: 'Prendre une place',
  allTaken: 'Toutes les places sont prises. Tu peux regarder d’ici.',
  everybodyHere: 'Tout le monde est là.',
  dealtSoon: 'Les cartes seront distribuées dès que chaque place sera prise.',
  withComputers: 'Compléter avec des ordinateurs',
  connectionGone: 'La connexion est perdue ; ta place t’est gardée.',
  tryNow: 'Essayer maintenant',
};
