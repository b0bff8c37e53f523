/** What is printed on cards, in words. */

import type { Words } from '../en';

export const cards: Words['cards'] = {
  either: (one, other) => `${one} ou ${other}`,
  described: (names, octave, hour) => `${names}, octave ${String(octave)}, numéro ${String(hour)} de l’horloge`,
  question: 'Joker, point d’interrogation',
  chromaticScale: 'Joker, gamme chromatique',
};
