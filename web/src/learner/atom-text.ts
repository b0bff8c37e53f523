/** The names of atoms, the smallest things to know, in words. The texts are in atoms.ftl, which must be loaded. */

import { note } from '../texts/notes';
import { t } from '../texts/texts.svelte';
import { intervalText, keyText, scaleKindText, type IntervalName } from '../texts/theory';

const QUALITY = { m: 'minor', M: 'major', P: 'perfect', A: 'augmented', d: 'diminished' } as const;

const WAYS = ['up', 'down', 'together'] as const;

/** An interval by its short name: "m3" is a minor third. */
export function intervalOf(short: string): IntervalName {
  return { quality: QUALITY[short.charAt(0) as keyof typeof QUALITY], times: 1, number: Number(short.slice(1)) };
}

/** An atom by its id, such as `letter:3:A`: "a third above A", with its notes marked. It gives no answer away, except of places. */
export function atomText(id: string): string {
  const [family, first = '', second = ''] = id.split(':');
  switch (family) {
    case 'letter': {
      const interval = Number(first);
      const facts = { interval: Math.abs(interval), note: note(second) };
      return interval > 0 ? t('atoms-letter-up', facts) : t('atoms-letter-down', facts);
    }
    case 'step':
      return t('atoms-step', { step: first === 'half' ? 'half' : 'whole', note: note(second) });
    case 'place':
      return t('atoms-place', { clef: first === 'bass' ? 'bass' : 'treble', note: note(second) });
    case 'key':
      return t('atoms-key', { note: note(first) });
    case 'hour':
      return t('atoms-hour', { hour: first });
    case 'enharmonic':
      return t('atoms-enharmonic', { note: note(first) });
    case 'signature':
      return t('atoms-signature', { key: keyText(first, second === 'minor' ? 'minor' : 'major') });
    case 'degree':
      return t('atoms-degree', { kind: scaleKindText(first), number: second });
    case 'formula':
      return t('atoms-formula', { kind: scaleKindText(first) });
    case 'quality':
      return t('atoms-quality', { name: intervalText(intervalOf(first)) });
    case 'ear':
      return t('atoms-ear', { sound: soundText(first), way: WAYS.find((way) => way === second) ?? 'once' });
    default:
      return id;
  }
}

/** A half or whole step, an interval or a scale, as it is asked by ear. */
export function soundText(sound: string): string {
  if (sound === 'half' || sound === 'whole') return t('music-step-up', { half_steps: sound === 'half' ? 1 : 2 });
  return /^[A-Za-z]\d$/.test(sound) ? intervalText(intervalOf(sound)) : scaleKindText(sound);
}
