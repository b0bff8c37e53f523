/** The names of scales, keys, intervals, and piano keys. Codes such as "harmonic_minor" come from the server. */

import { keyNote } from './notes';
import { hasText, t, textOf } from './texts.svelte';

/** A kind of scale: "harmonic minor". Kinds that no game uses are in tools.ftl, which must be loaded. */
export function scaleKindText(kind: string): string {
  return hasText(`music-scale-${kind}`) ? textOf(`music-scale-${kind}`) : textOf(`tools-scale-${kind}`);
}

/** A scale: "E♭ harmonic minor". */
export function scaleText({ tonic, kind }: { readonly tonic: string; readonly kind: string }): string {
  return t('music-scale-on', { kind, tonic: keyNote(tonic), name: scaleKindText(kind) });
}

/** A key: "E♭ minor". */
export function keyText(tonic: string, mode: 'major' | 'minor'): string {
  return t(mode === 'minor' ? 'music-key.minor' : 'music-key', { tonic: keyNote(tonic) });
}

export interface IntervalName {
  readonly quality: 'perfect' | 'major' | 'minor' | 'augmented' | 'diminished';
  readonly times: number; // how many times augmented or diminished, otherwise 1
  readonly number: number; // counted in letters, both ends included: 3 is a third
}

const TWO_OCTAVES = 15; // larger intervals have no names of their own

/** An interval: "minor third", "minor third plus 2 octaves". */
export function intervalText({ quality, times, number }: IntervalName): string {
  const octaves = number > TWO_OCTAVES ? Math.floor((number - 2) / 7) : 0;
  const name = t('music-interval-name', { quality, times, interval: number - 7 * octaves });
  return octaves > 0 ? t('music-interval-beyond', { name, octaves }) : name;
}

const QUALITIES: Readonly<Record<string, IntervalName['quality']>> = {
  P: 'perfect',
  M: 'major',
  m: 'minor',
  A: 'augmented',
  d: 'diminished',
};

/** The interval of a short name: `m3`. */
export function intervalNamed(short: string): IntervalName {
  return { quality: QUALITIES[short.charAt(0)] ?? 'perfect', times: 1, number: Number(short.slice(1)) };
}

const WHITE_KEYS = [12, 2, 4, 5, 7, 9, 11];

/** The place of a piano key, which does not give its note away: "white key 3 of 7". */
export function pianoKeyText(hour: number): string {
  const place = WHITE_KEYS.indexOf(hour);
  if (place >= 0) return t('music-white-key', { number: place + 1 });
  const before = WHITE_KEYS.filter((each) => each % 12 < hour).length;
  return t('music-black-key', { number: before, next: before + 1 });
}
