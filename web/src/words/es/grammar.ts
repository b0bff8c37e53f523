/** Spanish sentences: who does what, cards and lists. */

import { grammar } from '../grammar';
import { alike, namesOn, type Voice } from '../tell';

export const { counted, and, or, seconds } = grammar('es');

const NUMBERS = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis'];
const number = (count: number): string => NUMBERS[count] ?? String(count);

/** “Juegas”, “Ada juega”: the verb says who it is. */
export function does(voice: Voice, seat: number, you: string, they: string): string {
  return seat === voice.viewer ? you.charAt(0).toUpperCase() + you.slice(1) : `${voice.name(seat)} ${they}`;
}

/** “Fa♯/Sol♭”, “un comodín”. */
export function card(code: string): string {
  return namesOn(code) || 'un comodín';
}

/** “un comodín y dos cartas de Sol”. */
export function cards(codes: readonly string[], letter = ''): string {
  return and(
    alike(codes, letter).map(({ name, count }) => {
      if (count === 1) return name || 'un comodín';
      return name ? `${number(count)} cartas de ${name}` : `${number(count)} comodines`;
    }),
  );
}

export const counts = {
  cards: (count: number): string => counted(count, 'carta', 'cartas'),
  points: (count: number): string => counted(count, 'punto', 'puntos'),
};

export const INTERVALS: Readonly<Record<number, string>> = {
  2: 'segunda',
  3: 'tercera',
  4: 'cuarta',
  5: 'quinta',
  6: 'sexta',
  7: 'séptima',
};

const SPACES: Readonly<Record<string, string>> = {
  N: 'base norte',
  E: 'base este',
  S: 'base sur',
  W: 'base oeste',
  NW: 'esquina noroeste',
  NE: 'esquina noreste',
  SE: 'esquina sureste',
  SW: 'esquina suroeste',
};

/** “base norte”. */
export function space(name: string): string {
  return SPACES[name] ?? name;
}

/** “la base norte”, “la esquina noroeste”. */
export function theSpace(name: string): string {
  return `la ${space(name)}`;
}
