/** What is printed on cards, in words. */

import type { Words } from '../en';

export const cards: Words['cards'] = {
  either: (one, other) => `${one} oder ${other}`,
  described: (names, octave, hour) => `${names}, Oktave ${String(octave)}, Nummer ${String(hour)} auf der Uhr`,
  question: 'Joker, Fragezeichen',
  chromaticScale: 'Joker, chromatische Tonleiter',
};
