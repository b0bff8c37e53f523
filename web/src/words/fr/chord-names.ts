/** What chords and intervals are called in words. */

import { partsOf } from '../interval-parts';

/** By the English name of the kind; of the rarer ones the symbol says it better. */
const CHORDS: Readonly<Record<string, string>> = {
  major: 'accord majeur',
  minor: 'accord mineur',
  'dominant seventh': 'septième de dominante',
  'minor seventh': 'mineur septième',
  'major seventh': 'septième majeure',
  diminished: 'accord diminué',
  'half diminished seventh': 'septième demi-diminuée',
  'diminished seventh': 'septième diminuée',
  'suspended fourth': 'quarte suspendue',
  augmented: 'accord augmenté',
  'major sixth': 'majeur sixte ajoutée',
  'minor sixth': 'mineur sixte ajoutée',
  'suspended second': 'seconde suspendue',
  fifth: 'quinte à vide',
  'dominant seventh suspended fourth': 'septième de dominante, quarte suspendue',
  'minor major seventh': 'mineur septième majeure',
  'augmented seventh': 'septième de dominante, quinte augmentée',
  'augmented major seventh': 'septième majeure, quinte augmentée',
  'dominant seventh flat five': 'septième de dominante, quinte diminuée',
  'dominant ninth': 'neuvième de dominante',
  'major ninth': 'septième majeure et neuvième',
  'minor ninth': 'mineur neuvième',
  'major added ninth': 'majeur neuvième ajoutée',
  'minor added ninth': 'mineur neuvième ajoutée',
  'six nine': 'majeur sixte et neuvième',
  'minor six nine': 'mineur sixte et neuvième',
  'dominant seventh flat nine': 'septième de dominante, neuvième mineure',
  'dominant seventh sharp nine': 'septième de dominante, neuvième augmentée',
  'dominant thirteenth': 'treizième de dominante',
  eleventh: 'accord de onzième',
  'minor eleventh': 'mineur onzième',
  'altered dominant seventh': 'septième de dominante altérée',
  quartal: 'accord par quartes',
};

const GENERIC: Readonly<Record<string, string>> = {
  unison: 'unisson',
  second: 'seconde',
  third: 'tierce',
  fourth: 'quarte',
  fifth: 'quinte',
  sixth: 'sixte',
  seventh: 'septième',
  octave: 'octave',
  ninth: 'neuvième',
  tenth: 'dixième',
  eleventh: 'onzième',
  twelfth: 'douzième',
  thirteenth: 'treizième',
  fourteenth: 'quatorzième',
  fifteenth: 'double octave',
};

const QUALITIES: Readonly<Record<string, string>> = {
  perfect: 'juste',
  major: 'majeure',
  minor: 'mineure',
  augmented: 'augmentée',
  diminished: 'diminuée',
};

export function chordName(kind: string): string {
  return CHORDS[kind] ?? '';
}

/** An interval by its English name: what it is not made for stays English. */
export function intervalName(english: string): string {
  const { times, quality, generic } = partsOf(english);
  const [how, far] = [QUALITIES[quality], GENERIC[generic]];
  if (!how || !far || times > 2) return english;
  const agreed = generic === 'unison' ? how.replace(/e$/, '').replace('just', 'juste') : how;
  return `${far} ${times === 2 ? 'doublement ' : ''}${agreed}`;
}
