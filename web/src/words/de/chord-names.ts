/** What chords and intervals are called in words. */

import { partsOf } from '../interval-parts';

/** By the English name of the kind; of the rarer ones the symbol says it better. */
const CHORDS: Readonly<Record<string, string>> = {
  major: 'Durdreiklang',
  minor: 'Molldreiklang',
  'dominant seventh': 'Dominantseptakkord',
  'minor seventh': 'Mollseptakkord',
  'major seventh': 'Major-Septakkord',
  diminished: 'verminderter Dreiklang',
  'half diminished seventh': 'halbverminderter Septakkord',
  'diminished seventh': 'verminderter Septakkord',
  'suspended fourth': 'Quartvorhalt',
  augmented: 'übermäßiger Dreiklang',
  'major sixth': 'Durdreiklang mit Sexte',
  'minor sixth': 'Molldreiklang mit Sexte',
  'suspended second': 'Sekundvorhalt',
  fifth: 'leere Quinte',
  'dominant seventh suspended fourth': 'Dominantseptakkord mit Quartvorhalt',
  'minor major seventh': 'Mollseptakkord mit großer Septime',
  'augmented seventh': 'übermäßiger Dominantseptakkord',
  'augmented major seventh': 'übermäßiger Major-Septakkord',
  'dominant seventh flat five': 'Dominantseptakkord mit verminderter Quinte',
  'dominant ninth': 'Dominantnonakkord',
  'major ninth': 'Major-Nonakkord',
  'minor ninth': 'Mollnonakkord',
  'major added ninth': 'Durdreiklang mit None',
  'minor added ninth': 'Molldreiklang mit None',
  'six nine': 'Durdreiklang mit Sexte und None',
  'minor six nine': 'Molldreiklang mit Sexte und None',
  'dominant seventh flat nine': 'Dominantseptakkord mit kleiner None',
  'dominant seventh sharp nine': 'Dominantseptakkord mit übermäßiger None',
  'dominant thirteenth': 'Dominanttredezimakkord',
  eleventh: 'Undezimakkord',
  'minor eleventh': 'Mollundezimakkord',
  'altered dominant seventh': 'alterierter Dominantseptakkord',
  quartal: 'Quartenakkord',
};

const GENERIC: Readonly<Record<string, string>> = {
  unison: 'Prime',
  second: 'Sekunde',
  third: 'Terz',
  fourth: 'Quarte',
  fifth: 'Quinte',
  sixth: 'Sexte',
  seventh: 'Septime',
  octave: 'Oktave',
  ninth: 'None',
  tenth: 'Dezime',
  eleventh: 'Undezime',
  twelfth: 'Duodezime',
  thirteenth: 'Tredezime',
  fourteenth: 'Quartdezime',
  fifteenth: 'Doppeloktave',
};

const QUALITIES: Readonly<Record<string, string>> = {
  perfect: 'reine',
  major: 'große',
  minor: 'kleine',
  augmented: 'übermäßige',
  diminished: 'verminderte',
};

export function chordName(kind: string): string {
  return CHORDS[kind] ?? '';
}

/** An interval by its English name: what it is not made for stays English. */
export function intervalName(english: string): string {
  const { times, quality, generic } = partsOf(english);
  const [how, far] = [QUALITIES[quality], GENERIC[generic]];
  if (!how || !far || times > 2) return english;
  return `${times === 2 ? 'doppelt ' : ''}${how} ${far}`;
}
