/** What the scales are called. */

import { keyNote, smallNote } from '../notes';

const KINDS: Readonly<Record<string, string>> = {
  major: 'Dur',
  natural_minor: 'natürliches Moll',
  harmonic_minor: 'harmonisches Moll',
  melodic_minor: 'melodisches Moll',
  ionian: 'ionisch',
  dorian: 'dorisch',
  phrygian: 'phrygisch',
  lydian: 'lydisch',
  mixolydian: 'mixolydisch',
  aeolian: 'äolisch',
  locrian: 'lokrisch',
  major_pentatonic: 'Dur-Pentatonik',
  minor_pentatonic: 'Moll-Pentatonik',
  blues: 'Blues',
  whole_tone: 'Ganztonleiter',
  custom: 'eigene Formel',
};

export function kindName(kind: string): string {
  return KINDS[kind] ?? kind.replaceAll('_', ' ');
}

/** A scale option in words: “Es-Dur”, “harmonisches c-Moll”. */
export function scaleName(scale: unknown): string {
  if (typeof scale !== 'object' || !scale || !('tonic' in scale) || !('kind' in scale)) return `${keyNote('C')}-Dur`;
  const kind = String(scale.kind);
  const tonic = keyNote(String(scale.tonic));
  const small = smallNote(String(scale.tonic));
  switch (kind) {
    case 'major':
      return `${tonic}-Dur`;
    case 'natural_minor':
    case 'harmonic_minor':
    case 'melodic_minor':
      return kindName(kind).replace('Moll', `${small}-Moll`);
    case 'major_pentatonic':
      return `die ${tonic}-Dur-Pentatonik`;
    case 'minor_pentatonic':
      return `die ${small}-Moll-Pentatonik`;
    case 'blues':
      return `die Bluestonleiter auf ${tonic}`;
    case 'whole_tone':
      return `die Ganztonleiter auf ${tonic}`;
    case 'custom':
      return `deine eigene Tonleiter auf ${tonic}`;
    default:
      return `${tonic} ${kindName(kind)}`;
  }
}
