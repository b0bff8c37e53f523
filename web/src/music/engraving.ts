/** Notation of pitches: all clefs, key signatures, which accidentals are printed, and chords. Pure; `staff.ts` has the shapes. */

import { GLYPHS } from './engraving-glyphs';
import {
  BASS,
  FLAT,
  height,
  LETTERS,
  placeOn,
  SHARP,
  TREBLE,
  type ClefShape,
  type Glyph,
  type Head,
  type Sign,
  type StaffDrawing,
  type Written,
} from './staff';

/** The clefs that people can choose. */
export const CLEFS = ['treble', 'bass', 'alto', 'tenor'] as const;
export type Clef = (typeof CLEFS)[number];

/** Notes that sound together, the lowest first. */
export interface Together<Note extends Written = Written> {
  readonly notes: readonly Note[];
  /** There is a bar line before it. */
  readonly bar?: boolean;
  /** It is the first on its line of paper, where readers no longer see the accidentals of the line before. */
  readonly line?: boolean;
}

export const CLEF_SHAPES: Readonly<Record<Clef, ClefShape>> = {
  treble: TREBLE,
  bass: BASS,
  alto: { outline: GLYPHS.cClef, on: 4, bottom: { name: 'F', octave: 3 } },
  tenor: { outline: GLYPHS.cClef, on: 6, bottom: { name: 'D', octave: 3 } },
};

const NATURAL: Sign = { name: 'natural', outline: GLYPHS.natural, room: 0.97 };
const DOUBLE_SHARP: Sign = { name: 'doubleSharp', outline: GLYPHS.doubleSharp, room: 1.27 };
const DOUBLE_FLAT: Sign = { name: 'doubleFlat', outline: GLYPHS.doubleFlat, room: 1.9 };

/** How much lower the signs of a key signature are than in the treble clef. */
const LOWER: Readonly<Record<Clef, number>> = { treble: 0, alto: 1, bass: 2, tenor: -1 };
const SHARPS = [8, 5, 9, 6, 3, 7, 4];
const SHARPS_OF_TENOR = [2, 6, 3, 7, 4, 8, 5]; // they begin low, or the third would need a ledger line
const FLATS = [4, 7, 3, 6, 2, 5, 1];
const ORDER_OF_SHARPS = 'FCGDAEB';
const LOW = -2; // the place of middle C in the treble clef

/** Half steps above the letter, below zero for flats. */
function alterationOf(name: string): number {
  const count = name.length - 1;
  return name.charAt(1) === 'b' ? -count : count;
}

/** A pitch as text, such as `Gb4`, in its parts. */
export function writtenOf(text: string): Written {
  const name = text.replace(/-?\d+$/, '');
  return { name, octave: Number(text.slice(name.length)) };
}

/** The position of a note: in half spaces up from the bottom line. */
export const placeOf = (note: Written, clef: Clef): number => placeOn(note, CLEF_SHAPES[clef]);

/** Rising notes, as text, moved by octaves so that the first is low on the staff. */
export function fitted(notes: readonly string[], clef: Clef): string[] {
  const written = notes.map(writtenOf);
  const first = written[0] ? placeOf(written[0], clef) : 0;
  const up = Math.ceil((LOW - first) / 7);
  return written.map(({ name, octave }) => `${name}${String(octave + up)}`);
}

/** The positions of the signs of a key signature: sharps, or flats for a negative number. */
export function signaturePlaces(signature: number, clef: Clef = 'treble'): number[] {
  if (signature > 0 && clef === 'tenor') return SHARPS_OF_TENOR.slice(0, signature);
  return (signature > 0 ? SHARPS : FLATS).slice(0, Math.abs(signature)).map((place) => place - LOWER[clef]);
}

const SIGNATURE_ROOM = { sharp: 1.04, flat: 0.95 } as const; // staff spaces

/** The width of a key signature. */
export function signatureWidth({ space }: StaffDrawing, signature: number): number {
  return Math.abs(signature) * space * SIGNATURE_ROOM[signature > 0 ? 'sharp' : 'flat'];
}

/** The signs of a key signature, the first at `left`. */
export function signatureGlyphs(staff: StaffDrawing, signature: number, clef: Clef, left: number): Glyph[] {
  const { outline } = signature > 0 ? SHARP : FLAT;
  const apart = signatureWidth(staff, Math.sign(signature));
  return signaturePlaces(signature, clef).map((place, index) => staff.glyph(outline, left + index * apart, place));
}

/**
 * The heads of each event, with the accidentals that are printed: those that the key signature, or an accidental in the same bar
 * at the same octave, does not already say. Without bar lines all is one bar.
 */
export function engraved<Note extends Written>(
  events: readonly Together<Note>[],
  { clef, signature = 0 }: { readonly clef: Clef; readonly signature?: number },
): (Note & Head)[][] {
  const inKey = (letter: string): number => {
    const at = ORDER_OF_SHARPS.indexOf(letter);
    return at < signature ? 1 : 6 - at < -signature ? -1 : 0;
  };
  const inBar = new Map<number, number | null>(); // by height, the last alteration; null where a reader could not be sure
  return events.map(({ notes, bar = false, line = false }) => {
    if (bar) inBar.clear();
    // On a new line of paper readers no longer see what was altered; what is as in the key needs no sign.
    if (line) for (const [at, last] of inBar) if (last !== inKey(LETTERS.charAt(at % 7))) inBar.set(at, null);
    const alterations = new Map<number, Set<number>>();
    for (const note of notes) {
      const at = height(note);
      alterations.set(at, (alterations.get(at) ?? new Set()).add(alterationOf(note.name)));
    }
    const heads = notes.map((note): Note & Head => {
      const [at, alteration] = [height(note), alterationOf(note.name)];
      const known = inBar.has(at) ? inBar.get(at) : inKey(note.name.charAt(0));
      const isSaid = known === alteration && alterations.get(at)?.size === 1;
      return { ...note, place: placeOf(note, clef), signs: isSaid ? [] : signsOf(alteration), right: false, aside: 0 };
    });
    for (const [at, [alteration = null, ...others]] of alterations) inBar.set(at, others.length > 0 ? null : alteration);
    return stepAside(placeSeconds(heads));
  });
}

function signsOf(alteration: number): Sign[] {
  if (alteration === 0) return [NATURAL];
  const [one, two] = alteration > 0 ? [SHARP, DOUBLE_SHARP] : [FLAT, DOUBLE_FLAT];
  const count = Math.abs(alteration);
  return [...Array.from({ length: Math.floor(count / 2) }, () => two), ...(count % 2 ? [one] : [])];
}

/** Of two heads a second apart or at the same place, move the upper one to the right. */
function placeSeconds<Each extends Head>(heads: readonly Each[]): Each[] {
  const placed: Each[] = [];
  for (const head of heads) {
    const below = placed.at(-1);
    placed.push({ ...head, right: below !== undefined && head.place - below.place <= 1 && !below.right });
  }
  return placed;
}

const TIGHT = 0.12; // staff spaces by which columns are closer to each other than to their notes
const TALL = 6; // staff places between accidentals in a column, so that they do not touch

/** From the top down, put each accidental in the free column nearest to its note, as in engraved music. */
function stepAside<Each extends Head>(heads: readonly Each[]): Each[] {
  const columns: { lowest: number; width: number }[] = [];
  const columnOf = new Map<Each, number>();
  for (const head of heads.toReversed()) {
    if (head.signs.length === 0) continue;
    const free = columns.findIndex(({ lowest }) => lowest - head.place >= TALL);
    const nth = free < 0 ? columns.length : free;
    columns[nth] = { lowest: head.place, width: Math.max(columns[nth]?.width ?? 0, signsWidth(head) - TIGHT) };
    columnOf.set(head, nth);
  }
  return heads.map((head) => ({ ...head, aside: columns.slice(0, columnOf.get(head) ?? 0).reduce((sum, { width }) => sum + width, 0) }));
}

const signsWidth = ({ signs }: Pick<Head, 'signs'>): number => signs.reduce((sum, { room }) => sum + room, 0);

/** How far the accidentals of an event reach to the left of its heads, in staff spaces. */
export function reach(heads: readonly Head[]): number {
  return Math.max(0, ...heads.map((head) => (head.signs.length > 0 ? head.aside + signsWidth(head) : 0)));
}
