/** Memory. */

import type { Words } from '../en';
import { grammar } from '../grammar';
import type { GameWords } from '../shapes';

const { counted } = grammar('de');

const BOARDS: Readonly<Record<string, string>> = {
  naturals: '7 weiße Tasten: 14 Karten',
  chromatic: 'Alle 12 Töne: 24 Karten',
  full: 'Das ganze Spiel: 54 Karten',
};

const about: GameWords = {
  title: 'Memory',
  subtitle: 'Paare finden',
  tagline: 'Deck zwei auf und merk dir, wo die Töne liegen.',
  aim: () => 'Zwei Karten eines Tons sind ein Paar. Wer die meisten Paare hat, gewinnt.',
  rules: ({ board }) => ({
    lead: 'Alle Karten liegen verdeckt. Deck zwei auf: Zeigen sie *denselben Ton*, gehören sie dir. Wer die meisten Paare hat, gewinnt.',
    sections: [
      {
        title: 'Die Karten',
        body: [
          board === 'full'
            ? 'Das ganze Spiel: zwölf Töne in vier Oktaven, also zwei Paare von jedem; ein Fragezeichen gehört zu einem Fragezeichen, eine Chromatic Scale zur anderen.'
            : board === 'naturals'
              ? 'Die sieben weißen Tasten, jede in zwei Oktaven: sieben Paare.'
              : 'Alle zwölf Töne, jeder in zwei Oktaven: zwölf Paare.',
        ],
      },
      {
        title: 'Du bist dran',
        body: [
          [
            'Deck eine Karte auf, dann noch eine. Alle sehen sie.',
            'Derselbe Ton, gleich in welcher Oktave? Das Paar gehört dir, und du *machst weiter*.',
            'Zwei verschiedene Töne? Beide werden wieder umgedreht, und der Nächste ist dran. Merk dir, wo sie liegen.',
          ],
        ],
      },
      {
        title: 'Zwei Gesichter',
        body: [
          'Ein Paar kann zweimal dasselbe zeigen oder zwei Gesichter eines Tons: seinen Namen und seinen Platz im Notensystem, Note und Taste, oder Klang und Namen. Das wählt jeder für seinen eigenen Bildschirm; Karten und Regeln bleiben gleich.',
        ],
      },
      { title: 'Das Ende', body: ['Ist der Tisch leer, gewinnt, wer die meisten Paare hat; bei Gleichstand teilt man sich den Sieg. Allein spielst du gegen die Zahl deiner Züge.'] },
    ],
  }),
  keys: [
    [['← → ↑ ↓'], 'zu den Karten und zwischen ihnen umher'],
    [['Leertaste'], 'diese Karte aufdecken'],
    [['L'], 'eine offene Klangkarte noch einmal hören (listen)'],
  ],
  options: { board: { label: 'Die Karten', choice: (value) => BOARDS[String(value)] ?? String(value) } },
  score: (count) => counted(count, 'Paar', 'Paare'),
};

export const memory: Words['memory'] = {
  about,
  board: (left) => `Die ausgelegten Karten, noch ${String(left)}`,
  card: (number, row, column, what) => `Karte ${String(number)}, Reihe ${String(row)}, Spalte ${String(column)}, ${what}`,
  faceDown: 'verdeckt',
  taken: 'schon genommen',
  faces: {
    name: (pitch) => `Name ${pitch}`,
    staff: (pitch) => `Note ${pitch}`,
    keys: (pitch) => `Taste ${pitch}`,
    sound: 'ein Klang',
  },
  first: 'Deck eine Karte auf.',
  second: 'Jetzt noch eine.',
  goOn: 'Ein Paar. Du machst weiter.',
  pairs: (count) => (count === 0 ? 'Keine Paare' : counted(count, 'Paar', 'Paare')),
  turns: (count) => counted(count, 'Zug', 'Züge'),
  pairing: 'Ein Paar zeigt',
  pairings: {
    same: 'zweimal dasselbe',
    'name-staff': 'Name und Note',
    'staff-keys': 'Note und Taste',
    'sound-name': 'Klang und Name',
  },
  lying: (left, pairs) => `${counted(left, 'Karte', 'Karten')} auf dem Tisch, ${counted(pairs, 'Paar', 'Paare')} zu finden`,
};
