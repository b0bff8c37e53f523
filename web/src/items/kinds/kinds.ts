/** Every kind of question, by the family of its atoms, in the order in which they are offered. */

import type { Family } from '../../wire';
import { degree } from './degree';
import { ear } from './ear';
import { enharmonic } from './enharmonic';
import { formula } from './formula';
import { hour } from './hour';
import { key } from './key';
import type { Kind } from './kind';
import { letter } from './letter';
import { place } from './place';
import { quality } from './quality';
import { signature } from './signature';
import { step } from './step';

export const KINDS: Readonly<Record<Family, Kind>> = {
  letter, step, place, key, hour, enharmonic, signature, degree, formula, quality, ear,
}; // prettier-ignore

export const FAMILIES = Object.keys(KINDS) as readonly Family[];

export function isFamily(text: string): text is Family {
  return text in KINDS;
}

/** The name of an atom by its id, such as `letter:3:A`: "a third above A". The texts are in atoms.ftl, which must be loaded. */
export function atomText(id: string): string {
  const [family = '', first = '', second = ''] = id.split(':');
  return isFamily(family) ? KINDS[family].atom(first, second) : id;
}
