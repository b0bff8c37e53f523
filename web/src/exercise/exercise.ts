/** What an exercise asks, as encoded in the address `#/exercise/QUERY`. Pure; the server knows the possible choices and the defaults. */

import { CLEFS, type Clef } from '../music/engraving';
import type { Exercise, ItemBody, JudgedBody } from '../wire';

const FIELDS = [
  'kinds',
  'clef',
  'low',
  'high',
  'naturals',
  'intervals',
  'scales',
  'chords',
  'meters',
  'values',
  'tempo',
  'measures',
  'length',
  'limit',
  'seed',
] as const;
type Field = (typeof FIELDS)[number];

/** A question with the verdict on its answer. */
export interface Answer {
  readonly item: ItemBody;
  readonly judged: JudgedBody;
}

/** The fields as in the address; '' for the default. */
export type Link = Readonly<Record<Field, string>>;

/** Read the last part of an address. A link always begins at its first question, so it has no number. */
export function readLink(text: string): Link {
  const query = new URLSearchParams(text);
  return Object.fromEntries(FIELDS.map((field) => [field, query.get(field) ?? ''])) as Link;
}

/** The fields that differ from the default, for the server and the address. */
export function queryOf(link: Link): URLSearchParams {
  return new URLSearchParams(FIELDS.filter((field) => link[field] !== '').map((field) => [field, link[field]]));
}

export function exercisePath(link: Link): string {
  // Commas and slashes stay unencoded, so that people can read the link.
  return `#/exercise/${queryOf(link).toString().replaceAll('%2C', ',').replaceAll('%2F', '/')}`;
}

/** By kind of question of practice cards, the kinds that ask the same; those of the first two by the picture of the card. */
const ASKED_BY_CARDS: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  name: { staff: 'place', keys: 'piano', clock: 'hour' },
  find: { staff: 'place', keys: 'key', clock: 'hour' },
  interval: 'letter',
};

/** The query of the exercise that asks the same as a link to practice cards, `#/cards/QUERY`; the server says what is wrong with it. */
export function exerciseOfCards(text: string): string {
  const query = new URLSearchParams(text);
  const field = (name: string, usual = ''): string => query.get(name) || usual;
  const faces = field('faces', 'staff,keys,clock').split(',');
  const kinds = field('kinds', 'name,find,interval,step,scale')
    .split(',')
    .flatMap((kind) => {
      const asked = ASKED_BY_CARDS[kind] ?? kind;
      return typeof asked === 'string' ? asked : faces.map((face) => asked[face] ?? face);
    });
  const scales = kinds.includes('scale') ? field('scales', 'major,natural_minor,harmonic_minor,melodic_minor') : '';
  const link = { ...readLink(''), kinds: [...new Set(kinds)].join(','), intervals: field('intervals'), scales, seed: field('seed') };
  return queryOf(link).toString();
}

/** A list with `value` removed or added, for the address; '' for all, and unchanged where nothing would be left. */
export function toggled(chosen: readonly unknown[], offered: readonly unknown[], value: unknown): string {
  const left = offered.filter((each) => chosen.includes(each) !== (each === value));
  if (left.length === 0) return chosen.join(',');
  return left.length === offered.length ? '' : left.join(',');
}

const INTERVAL_KINDS = ['letter', 'quality', 'ear'] as const;

const ON_STAFF = ['place', 'signature', 'scale'] as const;

/** Whether the exercise shows staffs, so that the clef matters. */
export const hasClef = ({ kinds }: Pick<Exercise, 'kinds'>): boolean => ON_STAFF.some((kind) => kinds.includes(kind));

/** The chosen clef; undefined for treble and bass. */
export const clefOf = ({ clef }: Pick<Exercise, 'clef'>): Clef | undefined => CLEFS.find((each) => each === clef);

/** Whether it reads places on the staff, so that the range matters. */
export const hasPlaces = ({ kinds }: Pick<Exercise, 'kinds'>): boolean => kinds.includes('place');

export const hasIntervals = ({ kinds }: Pick<Exercise, 'kinds'>): boolean => INTERVAL_KINDS.some((kind) => kinds.includes(kind));

const SCALE_KINDS = ['degree', 'formula', 'ear', 'scale'] as const;

export const hasScales = ({ kinds }: Pick<Exercise, 'kinds'>): boolean => SCALE_KINDS.some((kind) => kinds.includes(kind));

const CHORD_KINDS = ['chord', 'build', 'inversion', 'harmony'] as const;

export const hasChords = ({ kinds }: Pick<Exercise, 'kinds'>): boolean => CHORD_KINDS.some((kind) => kinds.includes(kind));

const RHYTHM_KINDS = ['tap', 'rhythm'] as const;

export const hasRhythms = ({ kinds }: Pick<Exercise, 'kinds'>): boolean => RHYTHM_KINDS.some((kind) => kinds.includes(kind));

/** A list with `value` removed or added, for the address, which always says all of it: not everything is usual. */
export const toggledAmong = (chosen: readonly unknown[], offered: readonly unknown[], value: unknown): string =>
  toggled(chosen, offered, value) || offered.join(',');

/** The seconds left, rounded up; 0 once the time is over. `began` and `now` are milliseconds. */
export const secondsLeft = (limit: number, began: number, now: number): number => Math.max(0, Math.ceil(limit - (now - began) / 1000));

/** Seconds as on a stopwatch: "1:05". */
export function stopwatch(seconds: number): string {
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
