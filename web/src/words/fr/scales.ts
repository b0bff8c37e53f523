/** What the scales are called. */

import { keyNote } from '../notes';

const KINDS: Readonly<Record<string, string>> = {
  major: 'majeur',
  natural_minor: 'mineur naturel',
  harmonic_minor: 'mineur harmonique',
  melodic_minor: 'mineur mélodique',
  ionian: 'ionien',
  dorian: 'dorien',
  phrygian: 'phrygien',
  lydian: 'lydien',
  mixolydian: 'mixolydien',
  aeolian: 'éolien',
  locrian: 'locrien',
  major_pentatonic: 'pentatonique majeur',
  minor_pentatonic: 'pentatonique mineur',
  blues: 'blues',
  whole_tone: 'par tons',
  custom: 'ta propre formule',
};

export function kindName(kind: string): string {
  return KINDS[kind] ?? kind.replaceAll('_', ' ');
}

/** A scale option in words: “la gamme de Mi♭ mineur harmonique”. */
export function scaleName(scale: unknown): string {
  if (typeof scale !== 'object' || !scale || !('tonic' in scale) || !('kind' in scale)) return `la gamme de ${keyNote('C')} majeur`;
  const tonic = keyNote(String(scale.tonic));
  switch (scale.kind) {
    case 'major_pentatonic':
      return `la gamme pentatonique majeure de ${tonic}`;
    case 'minor_pentatonic':
      return `la gamme pentatonique mineure de ${tonic}`;
    case 'blues':
      return `la gamme blues de ${tonic}`;
    case 'whole_tone':
      return `la gamme par tons sur ${tonic}`;
    case 'custom':
      return `ta propre gamme sur ${tonic}`;
    case 'major':
    case 'natural_minor':
    case 'harmonic_minor':
    case 'melodic_minor':
      return `la gamme de ${tonic} ${kindName(scale.kind)}`;
    default:
      return `le mode ${kindName(String(scale.kind))} sur ${tonic}`;
  }
}
