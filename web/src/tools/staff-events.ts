/** The contents of a staff in the tools: events in sequence, each with one note or several. */

import { writtenOf, type Together } from '../music/engraving';
import type { Measure } from '../music/layout';
import { QUARTER, type Meter, type NoteValue, type Part } from '../music/note-values';
import { noteOfKey, type Phrase } from '../music/notes';
import type { Written } from '../music/staff';
import type { Found, NameParts, Transposed, WrittenMeasure } from '../wire';

interface ToolNote extends Written {
  readonly hour: number;
}

export interface StaffEvent extends Together<ToolNote> {
  /** Above the staff. */
  readonly symbol: NameParts | null;
  /** Null where nothing is said about the rhythm. */
  readonly value: NoteValue | null;
  /** To the next event. */
  readonly tied: boolean;
  /** The measure that begins with it, and the meter if it changes there. */
  readonly measure: (Measure & { readonly meter: Meter | null; readonly start: number }) | null;
}

const PLAIN = { symbol: null, value: null, tied: false, measure: null } as const;

/** The events of a result: one for a chord or an interval, otherwise one per note. */
export function eventsOf(found: Found): StaffEvent[] {
  const notes = found.notes.map(({ name, hour }) => ({ ...writtenOf(name), hour }));
  if (found.sort === 'chord' || found.sort === 'interval') return [{ notes, ...PLAIN }];
  return notes.map((note) => ({ notes: [note], ...PLAIN }));
}

/** The events of a transposed line. */
export function eventsOfLine({ events }: Transposed): StaffEvent[] {
  return events.map(({ names, keys, symbol, value, tied, measure }, index) => ({
    notes: names.map((name, nth) => ({ ...writtenOf(name), hour: (keys[nth] ?? 0) % 12 || 12 })),
    symbol,
    value: value && { ...value, part: value.part as Part },
    tied,
    bar: measure !== null && index > 0,
    measure: measure && measureOf(measure),
  }));
}

function measureOf(measure: WrittenMeasure): StaffEvent['measure'] {
  const { meter, start, ending } = measure;
  const [count, unit] = meter ?? [];
  return {
    meter: count !== undefined && unit !== undefined ? { count, unit } : null,
    start,
    repeatStarts: measure.repeat_starts,
    repeatEnds: measure.repeat_ends,
    double: measure.double,
    ending: ending && { label: `${ending.numbers.join(', ')}.`, begins: ending.begins, ends: ending.ends },
  };
}

/** What is heard of a transposed line: a step for each `apart` seconds, which is empty while notes go on. */
export function heardOf({ events, sounding, tempo }: Transposed, walking: number): { phrase: Phrase; apart: number } {
  const step = events.reduce((common, { length }) => greatestCommon(common, length), 0) || QUARTER;
  const phrase = events.flatMap(({ length }, index) => [
    (sounding[index] ?? []).map(noteOfKey),
    ...Array.from({ length: length / step - 1 }, () => []),
  ]);
  return { phrase, apart: ((tempo === null ? walking : 60 / tempo) * step) / QUARTER };
}

function greatestCommon(one: number, other: number): number {
  return other === 0 ? one : greatestCommon(other, one % other);
}
