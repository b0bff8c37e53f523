/** Notation of pitches on a staff: clefs, key signatures, and which accidentals are printed. Pure; `StaffDrawing` places it all. */

import type { GLYPHS } from './glyphs';

/** The clefs that people can choose. */
export const CLEFS = ['treble', 'bass', 'alto', 'tenor'] as const;
export type ChosenClef = (typeof CLEFS)[number];
/** `treble8` sounds an octave higher than it is written. */
export type Clef = ChosenClef | 'treble8';

export type Accidental = 'sharp' | 'flat' | 'natural' | 'doubleSharp' | 'doubleFlat';

/** A pitch as it is written. */
export interface Written {
  readonly name: string; // in ASCII, such as `Gb`
  readonly octave: number;
}

/** Notes that sound together, the lowest first. */
export interface Together<Note extends Written = Written> {
  readonly notes: readonly Note[];
  /** There is a bar line before it. */
  readonly bar?: boolean;
  /** It is the first on its line of paper, where readers no longer see the accidentals of the line before. */
  readonly line?: boolean;
}

/** A note on the staff. */
export interface Head {
  /** In half spaces up from the bottom line: 0 is that line, 1 the space above it. */
  readonly place: number;
  /** The positions of its ledger lines. */
  readonly ledgers: readonly number[];
  /** Its accidentals, from the note outward; some scales need three sharps. */
  readonly signs: readonly Accidental[];
  /** To the right of the other heads, because its neighbor is a second below. */
  readonly right: boolean;
  /** How far its accidentals are moved left to clear those of its neighbors, in staff spaces. */
  readonly aside: number;
}

interface ClefFacts {
  readonly glyph: 'cClef' | 'fClef' | 'gClef' | 'gClef8';
  /** The position of the note that gives the clef its name. */
  readonly on: number;
  /** The note on the bottom line. */
  readonly bottom: Written;
  /** The positions of the signs of a key signature, in their order. */
  readonly sharps: readonly number[];
  readonly flats: readonly number[];
}

const lower = (places: readonly number[], by: number): number[] => places.map((place) => place - by);

const SHARPS = [8, 5, 9, 6, 3, 7, 4];
const FLATS = [4, 7, 3, 6, 2, 5, 1];
const TREBLE = { on: 2, sharps: SHARPS, flats: FLATS } as const;
const FACTS: Readonly<Record<Clef, ClefFacts>> = {
  treble: { ...TREBLE, glyph: 'gClef', bottom: { name: 'E', octave: 4 } },
  treble8: { ...TREBLE, glyph: 'gClef8', bottom: { name: 'E', octave: 5 } },
  bass: { glyph: 'fClef', on: 6, bottom: { name: 'G', octave: 2 }, sharps: lower(SHARPS, 2), flats: lower(FLATS, 2) },
  alto: { glyph: 'cClef', on: 4, bottom: { name: 'F', octave: 3 }, sharps: lower(SHARPS, 1), flats: lower(FLATS, 1) },
  // Its sharps begin low, or the third would need a ledger line.
  tenor: { glyph: 'cClef', on: 6, bottom: { name: 'D', octave: 3 }, sharps: [2, 6, 3, 7, 4, 8, 5], flats: lower(FLATS, -1) },
};

const LOW = -2; // the place of middle C in the treble clef
const LETTERS = 'CDEFGAB';
const ORDER_OF_SHARPS = 'FCGDAEB';

/** The number of letters up from C0. */
const height = ({ name, octave }: Written): number => octave * 7 + LETTERS.indexOf(name.charAt(0));

/** Half steps above the letter, below zero for flats. */
function alterationOf(name: string): number {
  const count = name.length - 1;
  return name.charAt(1) === 'b' ? -count : count;
}

/** The clef in which cards of an octave need the fewest ledger lines. */
export function clefFor(octave: number): Clef {
  if (octave <= 3) return 'bass';
  return octave >= 6 ? 'treble8' : 'treble';
}

/** A pitch as text, such as `Gb4`, in its parts. */
export function writtenOf(text: string): Written {
  const name = text.replace(/-?\d+$/, '');
  return { name, octave: Number(text.slice(name.length)) };
}

/** The position of a note: in half spaces up from the bottom line. */
export function placeOf(note: Written, clef: Clef): number {
  return height(note) - height(FACTS[clef].bottom);
}

/** Rising notes, as text, moved by octaves so that the first is low on the staff. */
export function fitted(notes: readonly string[], clef: Clef): string[] {
  const written = notes.map(writtenOf);
  const first = written[0] ? placeOf(written[0], clef) : 0;
  const up = Math.ceil((LOW - first) / 7);
  return written.map(({ name, octave }) => `${name}${String(octave + up)}`);
}

/** The positions of the signs of a key signature: sharps, or flats for a negative number. */
export function signaturePlaces(signature: number, clef: Clef = 'treble'): readonly number[] {
  const { sharps, flats } = FACTS[clef];
  return (signature > 0 ? sharps : flats).slice(0, Math.abs(signature));
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
      const place = placeOf(note, clef);
      return { ...note, place, ledgers: ledgersOf(place), signs: isSaid ? [] : signsOf(alteration), right: false, aside: 0 };
    });
    for (const [at, [alteration = null, ...others]] of alterations) inBar.set(at, others.length > 0 ? null : alteration);
    return stepAside(placeSeconds(heads));
  });
}

function ledgersOf(place: number): number[] {
  const ledgers: number[] = [];
  for (let line = 10; line <= place; line += 2) ledgers.push(line);
  for (let line = -2; line >= place; line -= 2) ledgers.push(line);
  return ledgers;
}

function signsOf(alteration: number): Accidental[] {
  if (alteration === 0) return ['natural'];
  const [one, two] = alteration > 0 ? (['sharp', 'doubleSharp'] as const) : (['flat', 'doubleFlat'] as const);
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

/** The room that an accidental takes before its note, in staff spaces. */
const ROOM: Readonly<Record<Accidental, number>> = { sharp: 1.27, flat: 1.27, natural: 0.97, doubleSharp: 1.27, doubleFlat: 1.9 };

const signsWidth = ({ signs }: Pick<Head, 'signs'>): number => signs.reduce((sum, sign) => sum + ROOM[sign], 0);

/** How far the accidentals of an event reach to the left of its heads, in staff spaces. */
export function reach(heads: readonly Head[]): number {
  return Math.max(0, ...heads.map((head) => (head.signs.length > 0 ? head.aside + signsWidth(head) : 0)));
}

/** The width of a note head, in staff spaces. */
export const HEAD = 1.18;
const SIGNATURE_ROOM = { sharp: 1.04, flat: 0.95 } as const;

/** A sign with its transformation. */
export interface Glyph {
  readonly name: keyof typeof GLYPHS;
  readonly at: string;
}

/** Where the parts of a staff are drawn: with `space` between two lines, and the bottom line at `bottom`; y grows downward. */
export class StaffDrawing {
  constructor(
    readonly space: number,
    private readonly bottom = 0,
  ) {}

  /** The height of a place. */
  y(place: number): number {
    return this.bottom - (place * this.space) / 2;
  }

  /** The path of the five lines. */
  lines(left: number, right: number): string {
    return [0, 2, 4, 6, 8].map((place) => `M${String(left)} ${String(this.y(place))}H${String(right)}`).join('');
  }

  /** The path of a bar line. */
  barLine(x: number): string {
    return `M${String(x)} ${String(this.y(8))}V${String(this.y(0))}`;
  }

  /** The path of the ledger lines of a head whose left end is at `left`. */
  ledgers({ ledgers }: Pick<Head, 'ledgers'>, left: number): string {
    return ledgers.map((place) => `M${String(left - this.space * 0.47)} ${String(this.y(place))}h${String(this.space * 2.1)}`).join('');
  }

  clef(clef: Clef, left: number, size = 1): Glyph {
    const { glyph, on } = FACTS[clef];
    return { name: glyph, at: this.#at(left, on, size) };
  }

  /** The signs of a key signature, the first at `left`. */
  signature(signature: number, clef: Clef, left: number): Glyph[] {
    const name = signature > 0 ? 'sharp' : 'flat';
    const room = this.space * SIGNATURE_ROOM[name];
    return signaturePlaces(signature, clef).map((place, index) => ({ name, at: this.#at(left + index * room, place) }));
  }

  /** The width of a key signature. */
  signatureWidth(signature: number): number {
    return Math.abs(signature) * this.space * SIGNATURE_ROOM[signature > 0 ? 'sharp' : 'flat'];
  }

  head({ place }: Pick<Head, 'place'>, left: number): Glyph {
    return { name: 'noteHead', at: this.#at(left, place) };
  }

  /** The accidentals of a head; `left` is the left end of the heads that are not moved to the right. */
  signs({ signs, place, aside }: Head, left: number): Glyph[] {
    let far = aside;
    return signs.map((name) => {
      far += ROOM[name];
      return { name, at: this.#at(left - this.space * far, place) };
    });
  }

  /** The path of the stem of a head; far from the staff it is longer, and reaches the middle line. */
  stem({ place }: Pick<Head, 'place'>, left: number): string {
    const [x, way] = place < 4 ? [left + this.space * (HEAD - 0.05), -1] : [left + this.space * 0.05, 1];
    const length = Math.max(3.33, Math.abs(place - 4) / 2 - 0.2);
    return `M${String(x)} ${String(this.y(place))}v${String(way * this.space * length)}`;
  }

  #at(left: number, place: number, size = 1): string {
    return `translate(${String(left)} ${String(this.y(place))}) scale(${String((size * this.space) / 250)})`;
  }
}
