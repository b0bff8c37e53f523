/** Setting a table, and waiting for players. */

import type { Words } from '../en';

export const setup: Words['setup'] = {
  unknownGame: 'Unbekanntes Spiel',
  noSuchGame: 'Dieses Spiel gibt es nicht',
  noSuchGameText: 'An diesem Tisch gibt es kein Spiel mit diesem Namen.',
  invite: 'Tisch eröffnen und einladen',
  deal: 'Karten austeilen',
  players: 'Wie viele spielen mit?',
  you: 'Du',
  seat: (seat) => `Platz ${String(seat)}`,
  sitters: {
    person: 'Noch ein Mensch',
    beginner: 'Computer, fängt gerade an',
    learner: 'Computer, lernt noch',
    player: 'Computer, spielt gut',
    strong: 'Computer, stark',
    expert: 'Computer, Meisterklasse',
    rule: 'Computer, kennt die Regeln',
    random: 'Computer, spielt aufs Geratewohl',
  },
  tonic: 'Grundton',
  kind: 'Art der Tonleiter',
  formula: 'Halbtöne von Ton zu Ton, zusammen zwölf',
  formulaProblem: 'Eine Formel besteht aus 2 bis 12 ganzen Zahlen, die zusammen 12 ergeben, etwa 2 2 1 2 2 2 1.',
};
