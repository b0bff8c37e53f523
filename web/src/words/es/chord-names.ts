/** What chords and intervals are called in words. */

import { partsOf } from '../interval-parts';

/** By the English name of the kind; of the rarer ones the symbol says it better. */
const CHORDS: Readonly<Record<string, string>> = {
  major: 'tríada mayor',
  minor: 'tríada menor',
  'dominant seventh': 'séptima de dominante',
  'minor seventh': 'menor séptima',
  'major seventh': 'séptima mayor',
  diminished: 'tríada disminuida',
  'half diminished seventh': 'séptima semidisminuida',
  'diminished seventh': 'séptima disminuida',
  'suspended fourth': 'cuarta suspendida',
  augmented: 'tríada aumentada',
  'major sixth': 'mayor con sexta',
  'minor sixth': 'menor con sexta',
  'suspended second': 'segunda suspendida',
  fifth: 'quinta vacía',
  'dominant seventh suspended fourth': 'séptima de dominante con cuarta suspendida',
  'minor major seventh': 'menor con séptima mayor',
  'augmented seventh': 'séptima de dominante con quinta aumentada',
  'augmented major seventh': 'séptima mayor con quinta aumentada',
  'dominant seventh flat five': 'séptima de dominante con quinta disminuida',
  'dominant ninth': 'novena de dominante',
  'major ninth': 'novena mayor',
  'minor ninth': 'menor novena',
  'major added ninth': 'mayor con novena añadida',
  'minor added ninth': 'menor con novena añadida',
  'six nine': 'mayor con sexta y novena',
  'minor six nine': 'menor con sexta y novena',
  'dominant seventh flat nine': 'séptima de dominante con novena menor',
  'dominant seventh sharp nine': 'séptima de dominante con novena aumentada',
  'dominant thirteenth': 'decimotercera de dominante',
  eleventh: 'acorde de undécima',
  'minor eleventh': 'menor undécima',
  'altered dominant seventh': 'séptima de dominante alterada',
  quartal: 'acorde por cuartas',
};

const GENERIC: Readonly<Record<string, string>> = {
  unison: 'unísono',
  second: 'segunda',
  third: 'tercera',
  fourth: 'cuarta',
  fifth: 'quinta',
  sixth: 'sexta',
  seventh: 'séptima',
  octave: 'octava',
  ninth: 'novena',
  tenth: 'décima',
  eleventh: 'undécima',
  twelfth: 'duodécima',
  thirteenth: 'decimotercera',
  fourteenth: 'decimocuarta',
  fifteenth: 'decimoquinta',
};

const QUALITIES: Readonly<Record<string, string>> = {
  perfect: 'justa',
  major: 'mayor',
  minor: 'menor',
  augmented: 'aumentada',
  diminished: 'disminuida',
};

export function chordName(kind: string): string {
  return CHORDS[kind] ?? '';
}

/** An interval by its English name: what it is not made for stays English. */
export function intervalName(english: string): string {
  const { times, quality, generic } = partsOf(english);
  const [how, far] = [QUALITIES[quality], GENERIC[generic]];
  if (!how || !far || times > 2) return english;
  const agreed = generic === 'unison' ? how.replace(/a$/, 'o') : how;
  return `${far} ${times === 2 ? 'doblemente ' : ''}${agreed}`;
}
