/** What the scales are called. */

import { keyNote } from '../notes';

const KINDS: Readonly<Record<string, string>> = {
  major: 'mayor',
  natural_minor: 'menor natural',
  harmonic_minor: 'menor armónica',
  melodic_minor: 'menor melódica',
  ionian: 'jónica',
  dorian: 'dórica',
  phrygian: 'frigia',
  lydian: 'lidia',
  mixolydian: 'mixolidia',
  aeolian: 'eólica',
  locrian: 'locria',
  major_pentatonic: 'pentatónica mayor',
  minor_pentatonic: 'pentatónica menor',
  blues: 'blues',
  whole_tone: 'de tonos enteros',
  custom: 'fórmula propia',
};

export function kindName(kind: string): string {
  return KINDS[kind] ?? kind.replaceAll('_', ' ');
}

/** A scale option in words: “la escala de Mi♭ menor armónica”. */
export function scaleName(scale: unknown): string {
  if (typeof scale !== 'object' || !scale || !('tonic' in scale) || !('kind' in scale)) return `la escala de ${keyNote('C')} mayor`;
  const tonic = keyNote(String(scale.tonic));
  const kind = String(scale.kind);
  switch (kind) {
    case 'major':
    case 'natural_minor':
    case 'harmonic_minor':
    case 'melodic_minor':
      return `la escala de ${tonic} ${kindName(kind)}`;
    case 'custom':
      return `tu propia escala sobre ${tonic}`;
    case 'blues':
      return `la escala de blues sobre ${tonic}`;
    default:
      return `la escala ${kindName(kind)} sobre ${tonic}`;
  }
}
