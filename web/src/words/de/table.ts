/** The table while a match is played: what every game has. */

import type { Words } from '../en';
import { and, counts } from './grammar';

const { cards } = counts;

export const table: Words['table'] = {
  seat: (number) => `Platz ${String(number)}`,
  you: 'Du',
  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name} ist dran`,
  over: 'Das Spiel ist zu Ende',
  youWin: 'Du gewinnst',
  wins: (name) => `${name} gewinnt`,
  share: (names, withMe) => (withMe ? `${and(['Du', ...names])} teilt euch den Sieg` : `${and(names)} teilen sich den Sieg`),
  blocked: 'Niemand konnte weiterspielen: Wer die wenigsten Karten hat, gewinnt.',
  result: 'Ergebnis',
  nextGame: 'Zum nächsten Spiel',
  playAgain: 'Noch einmal spielen',
  anotherGame: 'Ein anderes Spiel',

  watching: 'Du schaust zu',
  watchingPlace: 'Zuschauen',
  yourPlace: 'Dein Platz',
  others: 'Die anderen am Tisch',
  opponent: (name, count, onTurn) => `${name}${count === null ? '' : `, ${cards(count)}`}${onTurn ? ', ist dran' : ''}`,
  away: 'weg',
  whatHappens: 'Was geschieht',
  howToWin: 'So gewinnst du',
  whatHappened: 'Was geschah',
  nothingYet: 'Noch ist nichts geschehen.',
  announcements: 'Ansagen',
  youHave: (count) => `Du hast ${cards(count)}`,

  yourHand: 'Deine Hand',
  hand: (label, count) => `${label}, ${cards(count)}`,
  middle: 'Tischmitte',
  stock: (count) => `Nachziehstapel, ${cards(count)}`,
  stockDraw: (count) => `Nachziehstapel, ${cards(count)}: eine ziehen`,
  drawCard: 'Eine Karte ziehen',
  discardPile: (count, top) => `Ablagestapel, ${cards(count)}. Obenauf: ${top}`,
  emptyDiscardPile: 'Ablagestapel, leer',
  whatYouCanDo: 'Was du tun kannst',

  wrong: 'Was falsch war',
  notPossible: 'Nicht möglich',
  more: 'Warum?',
  less: 'Weniger',
  putAway: 'Den Zettel weglegen',

  shortcuts: 'Tasten',
  rulesKey: 'die Regeln',
  helpKey: 'diese Seite',

  bubbles: {
    pass: 'Ich passe',
    done: 'Fertig',
    draws: 'zieht eine Karte',
    penalty: (count) => `+${String(count)}`,
    skipped: 'setzt aus',
    undone: 'nimmt zurück',
  },
};
