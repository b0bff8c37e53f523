/** The first page, and the line above every page. */

import type { Words } from '../en';
import { counted } from './grammar';

export const home: Words['home'] = {
  heading: 'Des jeux de cartes avec des notes',
  lead: 'Cinquante-quatre cartes : douze notes, quatre octaves, six jokers. Joue avec d’autres ou avec l’ordinateur, et apprends à compter en musique.',
  choose: 'Choisis un jeu',
  players: (fewest, most) => (fewest === most ? counted(most, 'joueur', 'joueurs') : `${String(fewest)} à ${String(most)} joueurs`),
  haveCode: 'On t’a donné le code d’une table ?',
  goToTable: 'Aller à la table',
  yourTables: 'Tes tables',
};
