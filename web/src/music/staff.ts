/** The position of notes on the staff, and what drawings of staffs have in common. */

export type Clef = 'fClef' | 'gClef' | 'gClef8';
type Sign = 'sharp' | 'flat' | 'doubleSharp' | 'doubleFlat' | null;

export interface StaffNote {
  readonly clef: Clef;
  /** In half spaces up from the bottom line: 0 is that line, 1 the space above it. */
  readonly place: number;
  readonly sign: Sign;
  /** The positions of its ledger lines. */
  readonly ledgers: readonly number[];
}

const SIGN_OF: Readonly<Record<string, Sign>> = { '#': 'sharp', '##': 'doubleSharp', b: 'flat', bb: 'doubleFlat' };

/** The number of letters up from C0. */
function diatonic(letter: string, octave: number): number {
  return octave * 7 + 'CDEFGAB'.indexOf(letter);
}

const BOTTOM_LINE = { fClef: diatonic('G', 2), gClef: diatonic('E', 4), gClef8: diatonic('E', 5) } as const;

/** The clef that needs the fewest ledger lines for an octave. */
export function clefFor(octave: number): Clef {
  if (octave <= 3) return 'fClef';
  return octave >= 6 ? 'gClef8' : 'gClef';
}

/** The staff position of a name in ASCII, such as `Gb`, in an octave. */
export function onStaff(name: string, octave: number, clef: Clef = clefFor(octave)): StaffNote {
  const place = diatonic(name.charAt(0), octave) - BOTTOM_LINE[clef];
  const ledgers: number[] = [];
  for (let line = 10; line <= place; line += 2) ledgers.push(line);
  for (let line = -2; line >= place; line -= 2) ledgers.push(line);
  return { clef, place, sign: SIGN_OF[name.slice(1)] ?? null, ledgers };
}

/** The staff positions of sharps in the treble clef, in their order, and of flats. */
const SIGNATURE = { sharps: [8, 5, 9, 6, 3, 7, 4], flats: [4, 7, 3, 6, 2, 5, 1] } as const;

/** The positions of the signs of a key signature: sharps, or flats for a negative number. */
export function signaturePlaces(signature: number, clef: Clef = 'gClef'): number[] {
  const places = signature > 0 ? SIGNATURE.sharps : SIGNATURE.flats;
  return places.slice(0, Math.abs(signature)).map((place) => (clef === 'fClef' ? place - 2 : place));
}

/** The lines of a drawing of a staff, and where its signs are: with `space` between two lines, and the bottom line at `bottom`. */
export class StaffDrawing {
  constructor(
    private readonly space: number,
    private readonly bottom = 0,
  ) {}

  /** The height of a place; y grows downward. */
  y(place: number): number {
    return this.bottom - (place * this.space) / 2;
  }

  /** The path of the five lines. */
  lines(left: number, right: number): string {
    return [0, 2, 4, 6, 8].map((place) => `M${String(left)} ${String(this.y(place))}H${String(right)}`).join('');
  }

  /** The path of a note's ledger lines. */
  ledgers({ ledgers }: StaffNote, left: number, width: number): string {
    return ledgers.map((place) => `M${String(left)} ${String(this.y(place))}h${String(width)}`).join('');
  }

  /** The transformation of a glyph. */
  at(left: number, place: number, size = 1): string {
    return `translate(${String(left)} ${String(this.y(place))}) scale(${String((size * this.space) / 250)})`;
  }

  /** The transformation of a clef. */
  clefAt(clef: Clef, left: number, size = 1): string {
    return this.at(left, clef === 'fClef' ? 6 : 2, size);
  }

  /** A stem at a note whose stem goes up at `right`, and down at `left`. */
  stem({ place }: StaffNote, left: number, right: number, length: number): string {
    return place < 4
      ? `M${String(right)} ${String(this.y(place))}v${String(-length)}`
      : `M${String(left)} ${String(this.y(place))}v${String(length)}`;
  }
}
