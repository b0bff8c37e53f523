/** Setting a table, and waiting for players. */

import type { Words } from '../en';

export const setup: Words['setup'] = {
  unknownGame: 'Jeu inconnu',
  noSuchGame: 'Ce jeu n’existe pas',
  noSuchGameText: 'Il n’y a pas de jeu de ce nom à cette table.',
  invite: 'Mettre la table et inviter',
  deal: 'Distribuer les cartes',
  players: 'Combien de joueurs ?',
  you: 'Toi',
  seat: (seat) => `Place ${String(seat)}`,
  sitters: {
    person: 'Une autre personne',
    rule: 'Ordinateur, connaît les règles',
    learner: 'Ordinateur, apprend encore',
    random: 'Ordinateur, joue au hasard',
  },
  tonic: 'Tonique',
  kind: 'Sorte de gamme',
  formula: 'Demi-tons d’une note à l’autre, douze en tout',
  formulaProblem: 'Une formule se compose de 2 à 12 nombres entiers dont la somme est 12, par exemple 2 2 1 2 2 2 1.',
};
