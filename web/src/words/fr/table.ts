/** The table while a match is played: what every game has. */

import type { Words } from '../en';
import { and, counts } from './grammar';

const { cards } = counts;

export const table: Words['table'] = {
  seat: (number) => `Joueur ${String(number)}`,
  you: 'Toi',
  yourTurn: 'À toi de jouer',
  turnOf: (name) => `C’est à ${name}`,
  over: 'La partie est finie',
  youWin: 'Tu gagnes',
  wins: (name) => `${name} gagne`,
  share: (names, withMe) => (withMe ? `${and([...names, 'toi'])}, vous partagez la victoire` : `${and(names)} partagent la victoire`),
  blocked: 'Personne ne pouvait continuer : qui a le moins de cartes gagne.',
  result: 'Résultat',
  nextGame: 'Partie suivante',
  playAgain: 'Rejouer',
  anotherGame: 'Un autre jeu',

  watching: 'Tu regardes',
  watchingPlace: 'Tu regardes',
  yourPlace: 'Ta place',
  others: 'Les autres joueurs',
  opponent: (name, count, onTurn) => `${name}${count === null ? '' : `, ${cards(count)}`}${onTurn ? ', c’est son tour' : ''}`,
  away: 'pas là',
  whatHappens: 'Ce qui se passe',
  howToWin: 'Comment gagner',
  whatHappened: 'Ce qui s’est passé',
  nothingYet: 'Il ne s’est encore rien passé.',
  announcements: 'Annonces',
  youHave: (count) => `Tu as ${cards(count)}`,

  yourHand: 'Ta main',
  hand: (label, count) => `${label}, ${cards(count)}`,
  middle: 'Milieu de la table',
  stock: (count) => `Pioche, ${cards(count)}`,
  stockDraw: (count) => `Pioche, ${cards(count)} : en piocher une`,
  drawCard: 'Piocher une carte',
  discardPile: (count, top) => `Défausse, ${cards(count)}. Carte du dessus : ${top}`,
  emptyDiscardPile: 'Défausse, vide',
  whatYouCanDo: 'Ce que tu peux faire',

  wrong: 'Ce qui n’allait pas',
  notPossible: 'Impossible',
  more: 'Pourquoi ?',
  less: 'Moins',
  putAway: 'Ranger ce papier',

  shortcuts: 'Raccourcis',
  rulesKey: 'les règles',
  helpKey: 'cette page',

  bubbles: {
    pass: 'Je passe',
    done: 'Terminé',
    draws: 'pioche une carte',
    penalty: (count) => `+${String(count)}`,
    skipped: 'passe son tour',
    undone: 'reprend sa carte',
  },
};
