/** What the scales are called. */

const KINDS: Readonly<Record<string, string>> = {
  major: 'major',
  natural_minor: 'natural minor',
  harmonic_minor: 'harmonic minor',
  melodic_minor: 'melodic minor',
  major_pentatonic: 'major pentatonic',
  minor_pentatonic: 'minor pentatonic',
  whole_tone: 'whole tone',
  custom: 'own formula',
};

export function kindName(kind: string): string {
  return KINDS[kind] ?? kind.replaceAll('_', ' ');
}

/** A scale option in words, in ASCII: "Eb harmonic minor". */
export function scaleName(scale: unknown): string {
  if (typeof scale !== 'object' || !scale || !('tonic' in scale) || !('kind' in scale)) return 'C major';
  if (scale.kind === 'custom') return `your own scale on ${String(scale.tonic)}`;
  return `${String(scale.tonic)} ${kindName(String(scale.kind))}`;
}
