/** How long notes are, and which of them share a beam. Pure; `voice.ts` draws them. */

/** Of a whole note. */
export type Part = 1 | 2 | 4 | 8 | 16 | 32;

export interface NoteValue {
  readonly part: Part;
  readonly dotted: boolean;
  /** 1 for the first of a group of three in the time of two, 2 for the others; 0 outside. */
  readonly triplet: number;
}

export interface Valued {
  readonly value: NoteValue;
  readonly rest: boolean;
}

/** A time signature, such as 6/8. */
export interface Meter {
  readonly count: number;
  readonly unit: number;
}

/** The beams of a note: which notes it is joined to, and how many beams lead to the one before and to the next. */
export interface Beams {
  /** The first note of its group; the note itself where it has a flag or none. */
  readonly group: number;
  readonly left: number;
  readonly right: number;
}

export const QUARTER = 24; // the unit of lengths is a 24th of a quarter note
const WHOLE = 4 * QUARTER;

export const lengthOf = ({ part, dotted, triplet }: NoteValue): number => ((WHOLE / part) * (dotted ? 3 : 2) * (triplet > 0 ? 2 : 3)) / 6;

/** How many flags or beams a note has. */
export const flagsOf = ({ part }: NoteValue): number => Math.max(0, Math.log2(part) - 2);

export const measureOf = ({ count, unit }: Meter): number => (WHOLE / unit) * count;

/** The length of a beat: in 6/8, three eighths. */
export const beatOf = ({ count, unit }: Meter): number => (WHOLE / unit) * (unit >= 8 && count % 3 === 0 ? 3 : 1);

/** Where a beam ends at the latest, when all its notes are eighths, and otherwise. */
function spansOf(meter: Meter): { readonly eighths: number; readonly others: number } {
  const { count, unit } = meter;
  const beat = beatOf(meter);
  if (unit === 4 && count === 4) return { eighths: 2 * beat, others: beat };
  if (unit === 4 && count % 3 === 0) return { eighths: 3 * beat, others: beat };
  if (unit === 8 && count === 4) return { eighths: 2 * beat, others: 2 * beat };
  return { eighths: beat, others: beat };
}

/** Fives and sevens are uneven: the ends of their groups. */
const UNEVEN: Readonly<Record<string, readonly number[]>> = { '5/8': [3, 5], '7/8': [2, 4, 7] };

/**
 * The beams of a measure, by beat, as LilyPond sets them: in 3/4, eighths alone are one group, and in 4/4 one in each half. A rest
 * ends a beam. `start` is where in a full measure the first note is: later in a pickup.
 */
export function beamed(notes: readonly Valued[], meter: Meter, start = 0): Beams[] {
  const begins: number[] = [];
  let at = start;
  for (const { value } of notes) {
    begins.push(at);
    at += lengthOf(value);
  }
  const eighth = WHOLE / 8;
  const uneven = UNEVEN[`${String(meter.count)}/${String(meter.unit)}`]?.map((each) => each * eighth);
  const { eighths, others } = spansOf(meter);
  const endsAt = (span: number) => (index: number) => {
    const end = (begins[index] ?? 0) + lengthOf(notes[index]?.value ?? ONE);
    return uneven ? uneven.includes(end) : end % span < ROUNDING || span - (end % span) < ROUNDING;
  };
  const all = notes.map((_, index) => index);
  const groups = grouped(all, notes, endsAt(eighths)).flatMap((group) =>
    group.every((index) => notes[index]?.value.part === 8 && notes[index].value.triplet === 0)
      ? [group]
      : grouped(group, notes, endsAt(others)),
  );
  const found = all.map((index): Beams => ({ group: index, left: 0, right: 0 }));
  for (const group of groups.filter(({ length }) => length > 1))
    for (const each of joined(group, notes, begins)) found[each.at] = each.beams;
  return found;
}

const ONE: NoteValue = { part: 4, dotted: false, triplet: 0 };
const ROUNDING = 0.01; // triplets are not whole numbers

/** Split notes where a beam ends: after some of them, and at rests and longer notes. */
function grouped(indices: readonly number[], notes: readonly Valued[], ends: (index: number) => boolean): number[][] {
  const groups: number[][] = [];
  let open = false;
  for (const index of indices) {
    const note = notes[index];
    const hasFlag = note !== undefined && !note.rest && flagsOf(note.value) > 0;
    if (hasFlag && open) groups.at(-1)?.push(index);
    else if (hasFlag) groups.push([index]);
    open = hasFlag && !ends(index);
  }
  return groups;
}

/** The beams of a group: as many between two notes as both have flags, and stubs where one has more than its neighbors. */
function joined(
  group: readonly number[],
  notes: readonly Valued[],
  begins: readonly number[],
): { readonly at: number; readonly beams: Beams }[] {
  const flags = group.map((index) => flagsOf(notes[index]?.value ?? ONE));
  const [first = 0] = group;
  return group.map((at, nth) => {
    const own = flags[nth] ?? 0;
    let left = Math.min(own, flags[nth - 1] ?? 0);
    let right = Math.min(own, flags[nth + 1] ?? 0);
    if (Math.max(left, right) < own) {
      const length = lengthOf(notes[at]?.value ?? ONE);
      const isFirstOfTwo = (begins[at] ?? 0) % (2 * length) < ROUNDING;
      if (nth === 0 || (nth < group.length - 1 && isFirstOfTwo)) right = own;
      else left = own;
    }
    return { at, beams: { group: first, left, right } };
  });
}

const PARTS: Readonly<Record<string, Part>> = { w: 1, h: 2, q: 4, e: 8, s: 16 };

/** A note of a rhythm without pitches. */
export interface RhythmNote extends Valued {
  readonly tied: boolean;
  /** It is the first of its measure. */
  readonly bar: boolean;
}

/** A rhythm as the server writes it: `qeeQh|q.e~h`, with capital letters for rests. */
export function rhythmOf(text: string): RhythmNote[] {
  return text.split('|').flatMap((bar) =>
    Array.from(bar.matchAll(/([whqes])(\.?)(~?)/gi), ([, letter = 'q', dot, tie], index) => ({
      value: { part: PARTS[letter.toLowerCase()] ?? 4, dotted: dot !== '', triplet: 0 },
      rest: letter !== letter.toLowerCase(),
      tied: tie !== '',
      bar: index === 0,
    })),
  );
}

/** A meter as the server writes it: `6/8`. */
export function meterOf(text: string): Meter {
  const [count = 4, unit = 4] = text.split('/').map(Number);
  return { count, unit };
}

/** When each sound of a rhythm begins, and how long it lasts; tied notes are one. */
export function soundsOf(rhythm: string): { readonly at: number; readonly length: number }[] {
  const sounds: { at: number; length: number }[] = [];
  let [at, tied] = [0, false];
  for (const note of rhythmOf(rhythm)) {
    const length = lengthOf(note.value);
    const last = sounds.at(-1);
    if (tied && last) last.length += length;
    else if (!note.rest) sounds.push({ at, length });
    tied = note.tied;
    at += length;
  }
  return sounds;
}
