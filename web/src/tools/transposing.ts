/** A request to the transposer, as its form holds it and as its address encodes it. */

import type { Clef } from '../music/engraving';
import { NOTATIONS, type Notation } from '../settings/choices';
import { readClef } from './address';

export const WAYS = ['interval', 'keys', 'instrument'] as const;
type Way = (typeof WAYS)[number];

export interface Transposition {
  readonly line: string;
  readonly names: Notation; // the note names of the line
  readonly way: Way;
  readonly by: string; // in short form: m3
  readonly down: boolean;
  readonly fromKey: string; // Eb major; empty when not given
  readonly toKey: string;
  readonly instrument: string; // its English name
  readonly clef: Clef | ''; // '' for that of the instrument, or the one that fits
  readonly octaves: number; // how far the part is moved up, or down below 0
}

export const INTERVALS = ['m2', 'M2', 'm3', 'M3', 'P4', 'A4', 'd5', 'P5', 'm6', 'M6', 'm7', 'M7', 'P8'];

/** A line to start with. */
const EXAMPLE = {
  english: 'Dm7 G7 | Cmaj7 C7 | Fmaj7 Bb7 | C6',
  german: 'Dm7 G7 | Cmaj7 C7 | Fmaj7 B7 | C6',
  solfege: 'Rem7 Sol7 | Domaj7 Do7 | Famaj7 Sib7 | Do6',
} as const;

export const FIRST_TRANSPOSITION: Transposition = {
  line: EXAMPLE.english,
  names: 'english',
  way: 'interval',
  by: 'm3',
  down: false,
  fromKey: '',
  toKey: '',
  instrument: 'alto saxophone',
  clef: '',
  octaves: 0,
};

/** The key of the line, which it has when transposing from key to key. */
export function keyOfLine({ way, fromKey }: Transposition): string {
  return fromKey || (way === 'keys' ? 'C major' : '');
}

/** The note names for a line: degrees and movable do need a tonic, which a line does not give. */
export function namesOf(notation: Notation): keyof typeof EXAMPLE {
  return notation === 'degrees' || notation === 'movable_do' ? 'english' : notation;
}

/** The query for the server. */
export function queryOf(wanted: Transposition): URLSearchParams {
  const query = new URLSearchParams({ line: wanted.line });
  if (wanted.names !== 'english') query.set('names', wanted.names);
  const fromKey = keyOfLine(wanted);
  if (fromKey) query.set('from_key', fromKey);
  if (wanted.way === 'interval') {
    query.set('by', wanted.by);
    if (wanted.down) query.set('down', '1');
  } else if (wanted.way === 'keys') query.set('to_key', wanted.toKey || 'C major');
  else {
    query.set('to_instrument', wanted.instrument);
    if (wanted.octaves !== 0) query.set('octaves', String(wanted.octaves));
  }
  if (wanted.clef) query.set('clef', wanted.clef);
  return query;
}

export function transpositionPath(wanted: Transposition): string {
  return `#/transpose/${queryOf(wanted).toString()}`;
}

/** Read the last part of an address; missing fields are filled from an example in the reader's own note names. */
export function readTransposition(text: string, own: Notation = 'english'): Transposition {
  const query = new URLSearchParams(text);
  const line = query.get('line');
  const names = namesOf(own);
  if (line === null) return { ...FIRST_TRANSPOSITION, names, line: EXAMPLE[names] };
  const way = query.has('to_instrument') ? 'instrument' : query.has('to_key') ? 'keys' : 'interval';
  return {
    line,
    names: NOTATIONS.find((each) => each === query.get('names')) ?? 'english',
    way,
    by: query.get('by') ?? FIRST_TRANSPOSITION.by,
    down: query.get('down') === '1',
    fromKey: query.get('from_key') ?? '',
    toKey: query.get('to_key') ?? '',
    instrument: query.get('to_instrument') ?? FIRST_TRANSPOSITION.instrument,
    clef: readClef(query.get('clef')),
    octaves: Math.trunc(Number(query.get('octaves') ?? 0)) || 0,
  };
}
