/**
 * What every drawing of a staff needs, cards included: clefs of cards, places, and where parts are drawn. Pure. `engraving.ts` has the
 * rest, which only pages with notation load.
 */

import { CARD_GLYPHS } from './glyphs';

/** A pitch as it is written. */
export interface Written {
  readonly name: string; // in ASCII, such as `Gb`
  readonly octave: number;
}

export interface ClefShape {
  readonly outline: string;
  /** The position of the note that gives the clef its name. */
  readonly on: number;
  /** The note on the bottom line. */
  readonly bottom: Written;
}

export interface Sign {
  readonly name: 'sharp' | 'flat' | 'natural' | 'doubleSharp' | 'doubleFlat';
  readonly outline: string;
  /** The room that it takes before its note, in staff spaces. */
  readonly room: number;
}

/** A note on the staff. */
export interface Head {
  /** In half spaces up from the bottom line: 0 is that line, 1 the space above it. */
  readonly place: number;
  /** Its accidentals, from the note outward; some scales need three sharps. */
  readonly signs: readonly Sign[];
  /** To the right of the other heads, because its neighbor is a second below. */
  readonly right: boolean;
  /** How far its accidentals are moved left to clear those of its neighbors, in staff spaces. */
  readonly aside: number;
}

/** An outline with its transformation. */
export interface Glyph {
  readonly outline: string;
  readonly at: string;
}

export const TREBLE: ClefShape = { outline: CARD_GLYPHS.gClef, on: 2, bottom: { name: 'E', octave: 4 } };
/** It sounds an octave higher than it is written. */
export const TREBLE_8: ClefShape = { outline: CARD_GLYPHS.gClef8, on: 2, bottom: { name: 'E', octave: 5 } };
export const BASS: ClefShape = { outline: CARD_GLYPHS.fClef, on: 6, bottom: { name: 'G', octave: 2 } };

export const SHARP: Sign = { name: 'sharp', outline: CARD_GLYPHS.sharp, room: 1.27 };
export const FLAT: Sign = { name: 'flat', outline: CARD_GLYPHS.flat, room: 1.27 };

export const LETTERS = 'CDEFGAB';

/** The number of letters up from C0. */
export const height = ({ name, octave }: Written): number => octave * 7 + LETTERS.indexOf(name.charAt(0));

/** The position of a note. */
export const placeOn = (note: Written, clef: ClefShape): number => height(note) - height(clef.bottom);

/** The clef in which cards of an octave need the fewest ledger lines. */
export function clefFor(octave: number): ClefShape {
  if (octave <= 3) return BASS;
  return octave >= 6 ? TREBLE_8 : TREBLE;
}

/** A note of a card, which has no music before it. */
export function cardHead(note: Written, clef: ClefShape): Head {
  const sign = { '#': SHARP, b: FLAT }[note.name.charAt(1)];
  return { place: placeOn(note, clef), signs: sign ? [sign] : [], right: false, aside: 0 };
}

/** The positions of the ledger lines of a place. */
export function ledgersOf(place: number): number[] {
  const ledgers: number[] = [];
  for (let line = 10; line <= place; line += 2) ledgers.push(line);
  for (let line = -2; line >= place; line -= 2) ledgers.push(line);
  return ledgers;
}

/** The width of a note head, in staff spaces. */
export const HEAD = 1.18;

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

  /** The path of the ledger lines of a head whose left end is at `left`; '' for none. */
  ledgers({ place }: Pick<Head, 'place'>, left: number): string {
    const [x, width] = [String(left - this.space * 0.47), String(this.space * 2.1)];
    return ledgersOf(place)
      .map((line) => `M${x} ${String(this.y(line))}h${width}`)
      .join('');
  }

  clef({ outline, on }: ClefShape, left: number, size = 1): Glyph {
    return this.glyph(outline, left, on, size);
  }

  head({ place }: Pick<Head, 'place'>, left: number): Glyph {
    return this.glyph(CARD_GLYPHS.noteHead, left, place);
  }

  /** The accidentals of a head; `left` is the left end of the heads that are not moved to the right. */
  signs({ signs, place, aside }: Head, left: number): Glyph[] {
    let far = aside;
    return signs.map(({ outline, room }) => {
      far += room;
      return this.glyph(outline, left - this.space * far, place);
    });
  }

  /** The path of the stem of a head; far from the staff it is longer, and reaches the middle line. */
  stem({ place }: Pick<Head, 'place'>, left: number): string {
    const [x, way] = place < 4 ? [left + this.space * (HEAD - 0.05), -1] : [left + this.space * 0.05, 1];
    const length = Math.max(3.33, Math.abs(place - 4) / 2 - 0.2);
    return `M${String(x)} ${String(this.y(place))}v${String(way * this.space * length)}`;
  }

  /** An outline at a place. */
  glyph(outline: string, left: number, place: number, size = 1): Glyph {
    return { outline, at: `translate(${String(left)} ${String(this.y(place))}) scale(${String((size * this.space) / 250)})` };
  }
}
