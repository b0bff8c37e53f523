/** Coming to a table: looking for it, waiting for players, and what is not there. */

import type { Words } from '../en';

export const room: Words['room'] = {
  table: 'Tisch',
  looking: 'Der Tisch wird gesucht …',
  cardsComing: 'Die Karten kommen …',
  noTable: (code) => `Es gibt keinen Tisch ${code}`,
  noTableText: 'Vielleicht ist der Code falsch getippt, oder der Tisch ist inzwischen abgeräumt.',
  outOfReach: 'Der Tisch ist nicht zu erreichen',
  earlierRules: 'Nach früheren Regeln gespielt',
  otherEdition: 'Ein Spiel aus einer anderen Ausgabe',
  otherEditionText: (game) => `Diese Seite kennt das Spiel ${game} noch nicht. Lade sie neu.`,
  seats: 'Plätze',
  free: 'Frei',
  you: 'du',
  computer: 'Computer',
  waiting: 'wartet auf jemanden',
  away: 'weg',
  takeSeat: 'Platz nehmen',
  allTaken: 'Alle Plätze sind besetzt. Du kannst von hier aus zuschauen.',
  everybodyHere: 'Alle sind da.',
  dealtSoon: 'Die Karten werden ausgeteilt, sobald jeder Platz besetzt ist.',
  withComputers: 'Mit Computern auf den freien Plätzen beginnen',
  connectionGone: 'Die Verbindung ist weg; dein Platz bleibt dir.',
  tryNow: 'Jetzt versuchen',
};
