/** What is printed on cards, in words. */

import type { Words } from '../en';

export const cards: Words['cards'] = {
  either: (one, other) => `${one} o ${other}`,
  described: (names, octave, hour) => `${names}, octava ${String(octave)}, número ${String(hour)} del reloj`,
  question: 'Comodín, signo de interrogación',
  chromaticScale: 'Comodín, escala cromática',
};
