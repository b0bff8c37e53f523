/** Setting a table, and waiting for players. */

import type { Words } from '../en';

export const setup: Words['setup'] = {
  unknownGame: 'Jeu inconnu',
  noSuchGame: 'Ce jeu n’existe pas',
  noSuchGameText: 'Il n’y a pas de jeu de ce nom à cette table.',
  invite: 'Ouvrir une table et inviter',
  deal: 'Distribuer les cartes',
  players: 'Combien de joueurs ?',
  you: 'Toi',
  seat: (seat) => `Place ${String(seat)}`,
  sitters: {
    person: 'Une autre personne',
    beginner: 'Ordinateur, débute',
    learner: 'Ordinateur, apprend encore',
    player: 'Ordinateur, joue bien',
    strong: 'Ordinateur, fort',
    expert: 'Ordinateur, expert',
    rule: 'Ordinateur, connaît les règles',
    random: 'Ordinateur, joue au hasard',
  },
  tonic: 'Tonique',
  kind: 'Type de gamme',
  formula: 'Demi-tons d’une note à l’autre, douze en tout',
  formulaProblem: 'Une formule se compose de 2 à 12 nombres entiers dont la somme est 12, par exemple 2 2 1 2 2 2 1.',
};
