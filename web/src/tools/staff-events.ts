/** The contents of a staff in the tools: events in sequence, each with one note or several, and the lines they are broken into. */

import { writtenOf, type Together } from '../music/engraving';
import { noteOfKey, type Phrase } from '../music/notes';
import type { Written } from '../music/staff';
import type { Found, NameParts, Transposed } from '../wire';

interface ToolNote extends Written {
  readonly hour: number;
}

export interface StaffEvent extends Together<ToolNote> {
  /** Above the staff. */
  readonly symbol: NameParts | null;
}

/** The events of a result: one for a chord or an interval, otherwise one per note. */
export function eventsOf(found: Found): StaffEvent[] {
  const notes = found.notes.map(({ name, hour }) => ({ ...writtenOf(name), hour }));
  if (found.sort === 'chord' || found.sort === 'interval') return [{ notes, symbol: null }];
  return notes.map((note) => ({ notes: [note], symbol: null }));
}

/** The events of a transposed line. */
export function eventsOfLine({ events }: Transposed): StaffEvent[] {
  return events.map(({ names, keys, symbol, bar }) => ({
    notes: names.map((name, index) => ({ ...writtenOf(name), hour: (keys[index] ?? 0) % 12 || 12 })),
    symbol,
    bar,
  }));
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

const QUARTER = 24; // the unit of lengths is a 24th of a quarter note

function greatestCommon(one: number, other: number): number {
  return other === 0 ? one : greatestCommon(other, one % other);
}

/** Where each line of paper begins: with at most `most` events, of similar length, and broken at bar lines where bars fit. */
export function lineStarts(events: readonly StaffEvent[], most: number): number[] {
  const fewest = broken(events, most).length;
  for (let shorter = 1; shorter < most; shorter += 1) {
    const starts = broken(events, shorter);
    if (starts.length === fewest) return starts;
  }
  return broken(events, most);
}

function broken(events: readonly StaffEvent[], most: number): number[] {
  const bars = events.some(({ bar }) => bar) ? events.flatMap(({ bar }, index) => (bar || index === 0 ? [index] : [])) : events.map((_, index) => index); // prettier-ignore
  const starts: number[] = [];
  for (const [nth, from] of bars.entries()) {
    const to = bars[nth + 1] ?? events.length;
    const start = starts.at(-1);
    if (start === undefined || to - start > most) starts.push(from);
    for (let next = from + most; next < to; next += most) starts.push(next); // a bar that is longer than a line
  }
  return starts;
}
