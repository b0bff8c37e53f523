/** What the scales are called. */

import { keyNote } from '../notes';

const KINDS: Readonly<Record<string, string>> = {
  major: 'major',
  natural_minor: 'natural minor',
  harmonic_minor: 'harmonic minor',
  melodic_minor: 'melodic minor',
  ionian: 'Ionian',
  dorian: 'Dorian',
  phrygian: 'Phrygian',
  lydian: 'Lydian',
  mixolydian: 'Mixolydian',
  aeolian: 'Aeolian',
  locrian: 'Locrian',
  major_pentatonic: 'major pentatonic',
  minor_pentatonic: 'minor pentatonic',
  blues: 'blues',
  whole_tone: 'whole tone',
  custom: 'own formula',
};

export function kindName(kind: string): string {
  return KINDS[kind] ?? kind.replaceAll('_', ' ');
}

/** A scale option in words: "E♭ harmonic minor". */
export function scaleName(scale: unknown): string {
  if (typeof scale !== 'object' || !scale || !('tonic' in scale) || !('kind' in scale)) return `${keyNote('C')} major`;
  const tonic = keyNote(String(scale.tonic));
  return scale.kind === 'custom' ? `your own scale on ${tonic}` : `${tonic} ${kindName(String(scale.kind))}`;
}
