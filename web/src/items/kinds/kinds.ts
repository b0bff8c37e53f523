/** Every kind of question. */

import type { Family, QuestionKind } from '../../wire';
import { build } from './build';
import { chord } from './chord';
import { degree } from './degree';
import { ear } from './ear';
import { enharmonic } from './enharmonic';
import { formula } from './formula';
import { functionInKey } from './function';
import { harmony } from './harmony';
import { hour } from './hour';
import { inversion } from './inversion';
import { key } from './key';
import type { ExerciseKind, Kind } from './kind';
import { letter } from './letter';
import { piano } from './piano';
import { place } from './place';
import { quality } from './quality';
import { rhythm } from './rhythm';
import { scale } from './scale';
import { signature } from './signature';
import { step } from './step';
import { tap } from './tap';

/** The kinds that have atoms, by their family, in the order in which they are offered. */
export const BY_FAMILY: Readonly<Record<Family, Kind>> = {
  letter, step, place, key, hour, enharmonic, signature, degree, formula, quality, ear,
}; // prettier-ignore

export const KINDS: Readonly<Record<QuestionKind, ExerciseKind>> = {
  ...BY_FAMILY, piano, scale, chord, build, inversion, function: functionInKey, harmony, tap, rhythm,
}; // prettier-ignore

export const FAMILIES = Object.keys(BY_FAMILY) as readonly Family[];

export function isFamily(text: string): text is Family {
  return text in BY_FAMILY;
}

/** The name of an atom by its id, such as `letter:3:A`: "a third above A". The texts are in atoms.ftl, which must be loaded. */
export function atomText(id: string): string {
  const [family = '', first = '', second = ''] = id.split(':');
  return isFamily(family) ? BY_FAMILY[family].atom(first, second) : id;
}
