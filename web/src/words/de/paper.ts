/** Die Karten auf Papier: was man drucken kann, und wie. */

import type { Words } from '../en';

export const paper: Words['paper'] = {
  title: 'Die Karten auf Papier',
  invitation: 'Eigene Karten drucken',
  lead: 'Mit den Bildern, Namen und Farben, die du am besten liest. Jede Karte ist auch ohne ihre Farbe zu erkennen.',
  what: 'Was du druckst',
  papers: { cards: 'Karten', reference: 'Übersicht', rules: 'Regeln' },
  about: {
    cards: '54 Karten und ihre Rückseite.',
    reference: 'Zum Nachsehen: die Uhr, der Ring der Buchstaben, die Tasten und die Oktaven auf einem Blatt A4.',
    rules: 'Die sechs Spiele, eine Seite A4 für jedes.',
  },
  size: 'Größe',
  sizes: { poker: 'Poker', bridge: 'Bridge', 'a4-9up': 'Neun auf A4' },
  forPrinters: (width, height) => `${width} mal ${height} mm: eine Seite je Karte, mit Beschnitt und Schnittmarken, die Rückseite am Ende. Für Kartendruckereien.`,
  forScissors: (width, height) => `Je Blatt neun Karten zu ${width} mal ${height} mm, danach ihre Rückseiten. Beidseitig mit 100\u00a0% drucken, dann schneiden.`,
  largePrint: 'Großdruck',
  largeCards: 'Name und Nummer so groß, wie Platz ist, an beiden Enden jeder Karte.',
  largePapers: 'Größere Schrift, auf so vielen Seiten, wie sie braucht.',
  download: 'PDF herunterladen',
  preview: 'So sieht es aus',
  pictures: { cut: 'Drei der Karten und die Rückseite', sheet: 'Das erste Blatt mit Karten', reference: 'Die Übersicht', rules: 'Die erste Seite der Regeln' },
  howToGetIt: 'Die Druckseiten macht das Programm Typst, und das ist dort, wo diese Seite herkommt, nicht installiert. Wer sie betreibt, bekommt es mit dieser Zeile:',
};
