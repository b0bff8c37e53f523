/** Where the parts of music with note values are drawn: stems, flags, beams, rests, dots, ties and time signatures. Pure. */

import { flagsOf, type Beams, type Meter, type NoteValue } from './note-values';
import { HEAD, type Glyph, type Head, type StaffDrawing } from './staff';
import { VALUE_GLYPHS } from './value-glyphs';

/** A note, a chord or a rest in its place. */
export interface Placed {
  /** The left end of its heads. */
  readonly x: number;
  /** Empty for a rest. */
  readonly heads: readonly Pick<Head, 'place' | 'right'>[];
  readonly value: NoteValue;
  readonly beams: Beams;
  /** To the next one. */
  readonly tied: boolean;
}

/** What is drawn of them besides their heads. */
export interface Voice {
  readonly stems: string; // a path to be stroked
  readonly beams: string; // a path to be filled
  readonly glyphs: readonly Glyph[]; // flags, rests, and the 3 of triplets
  readonly dots: readonly { readonly x: number; readonly y: number; readonly r: number }[];
  readonly ties: string; // a path to be filled
  /** How high and how low its stems reach, with the numbers at them; 0 without stems. */
  readonly top: number;
  readonly bottom: number;
}

/** In staff spaces. */
const STEM = 3.5;
const SHORTEST_STEM = 2.6; // under a slanting beam
const BEAM = 0.5; // how thick a beam is
const BEAMS_APART = 0.75;
const STUB = 1.1;
const STEEPEST = 1; // how much a beam rises at most
const DOT = 0.2;
const THIN = 0.06; // half the width of a stem
const WHOLE_HEAD = 1.688;

const RESTS: Readonly<Record<NoteValue['part'], { readonly outline: string; readonly place: number; readonly width: number }>> = {
  1: { outline: VALUE_GLYPHS.wholeRest, place: 6, width: 1.13 },
  2: { outline: VALUE_GLYPHS.halfRest, place: 4, width: 1.13 },
  4: { outline: VALUE_GLYPHS.quarterRest, place: 4, width: 1.08 },
  8: { outline: VALUE_GLYPHS.rest8, place: 4, width: 1 },
  16: { outline: VALUE_GLYPHS.rest16, place: 4, width: 1.28 },
  32: { outline: VALUE_GLYPHS.rest32, place: 4, width: 1.45 },
};

/** The outline of a head; undefined for that of quarter notes and shorter ones. */
export const headOutline = ({ part }: NoteValue): string | undefined =>
  part === 1 ? VALUE_GLYPHS.wholeHead : part === 2 ? VALUE_GLYPHS.halfHead : undefined;

/** The width of a note or rest, without its dot and flag, in staff spaces. */
export function widthOf({ value, heads }: Pick<Placed, 'value' | 'heads'>): number {
  if (heads.length === 0) return RESTS[value.part].width;
  return (value.part === 1 ? WHOLE_HEAD : HEAD) + (heads.some(({ right }) => right) ? HEAD : 0);
}

/** Whether stems go up: away from the note that is farthest from the middle line. */
function goesUp(notes: readonly Placed[]): boolean {
  const places = notes.flatMap(({ heads }) => heads.map(({ place }) => place - 4));
  return Math.max(...places) < -Math.min(...places);
}

const lowest = ({ heads }: Placed): number => Math.min(...heads.map(({ place }) => place));
const highest = ({ heads }: Placed): number => Math.max(...heads.map(({ place }) => place));

/** Draw music in the order of its events. With `up`, all stems go up, as in a rhythm without pitches. `left` and `right`: where ties begin and end that lead across lines of paper. */
export function drawVoice(
  staff: StaffDrawing,
  events: readonly Placed[],
  {
    up,
    left,
    right,
    tiedInto = false,
  }: { readonly up?: boolean; readonly left: number; readonly right: number; readonly tiedInto?: boolean },
): Voice {
  const { space } = staff;
  const stems: string[] = [];
  const beams: string[] = [];
  const glyphs: Glyph[] = [];
  const ups = new Map<Placed, boolean>();
  const tips: Tips = new Map();

  for (const group of groupsOf(events)) {
    const goUp = up ?? goesUp(group);
    for (const event of group) ups.set(event, goUp);
    const ends = stemEnds(staff, group, goUp);
    group.forEach((event, nth) => {
      tips.set(event, { up: goUp, y: ends[nth] ?? 0 });
      if (event.value.part === 1) return;
      const from = staff.y(goUp ? lowest(event) : highest(event));
      stems.push(`M${text(stemAt(event, goUp, space))} ${text(from)}V${text(ends[nth] ?? from)}`);
      if (group.length === 1 && flagsOf(event.value) > 0)
        glyphs.push(flag(event, stemAt(event, goUp, space), ends[nth] ?? from, goUp, space));
    });
    if (group.length > 1) beams.push(...beamPaths(group, ends, goUp, space));
  }
  const reached = events.flatMap((event) => (event.value.part === 1 ? [] : (tips.get(event)?.y ?? [])));
  for (const group of tripletsOf(events)) {
    const drawn = tripletOf(staff, group, tips);
    reached.push(drawn.y - space * 1.4, drawn.y);
    glyphs.push(drawn.three);
    stems.push(drawn.bracket);
  }
  for (const { x, heads, value } of events) {
    const { outline, place } = RESTS[value.part];
    if (heads.length === 0) glyphs.push(staff.glyph(outline, x, place));
  }
  return {
    stems: stems.join(''),
    beams: beams.join(''),
    glyphs,
    top: Math.min(...reached, 0),
    bottom: Math.max(...reached, 0),
    dots: events.filter(({ value }) => value.dotted).flatMap((event) => dotsOf(staff, event)),
    ties: tiesOf(staff, events, ups, { left, right, tiedInto }),
  };
}

const text = (value: number): string => String(Math.round(value * 100) / 100);

/** Notes that share a beam, or one at a time; without rests. */
function groupsOf(events: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const event of events) {
    if (event.heads.length === 0) continue;
    if (event.beams.left > 0) groups.at(-1)?.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** The groups of three in the time of two. */
function tripletsOf(events: readonly Placed[]): Placed[][] {
  const groups: Placed[][] = [];
  for (const event of events) {
    if (event.value.triplet === 1) groups.push([event]);
    else if (event.value.triplet > 1) groups.at(-1)?.push(event);
  }
  return groups;
}

/** Where stems end. */
type Tips = Map<Placed, { readonly up: boolean; readonly y: number }>;

/** The 3 at the stems of a triplet, with a bracket unless they share a beam. */
function tripletOf(
  staff: StaffDrawing,
  group: readonly Placed[],
  tips: Tips,
): { readonly three: Glyph; readonly bracket: string; readonly y: number } {
  const { space } = staff;
  const all = group.flatMap((event) => tips.get(event) ?? []);
  const up = all[0]?.up ?? true;
  const [first, last] = [group[0]?.x ?? 0, group.at(-1)?.x ?? 0];
  const beam = ((all[0]?.y ?? 0) + (all.at(-1)?.y ?? 0)) / 2;
  const joined = group.length > 1 && group.every(({ beams }) => beams.group === group[0]?.beams.group);
  const far = up ? Math.min(...all.map(({ y }) => y), staff.y(8)) : Math.max(...all.map(({ y }) => y), staff.y(0));
  const base = joined ? beam + space * (up ? -0.4 : 1.8) : far + space * (up ? -0.6 : 2);
  const middle = (first + last + space * HEAD) / 2;
  const three = {
    outline: VALUE_GLYPHS.triplet,
    at: `translate(${text(middle - space * 0.6)} ${text(base)}) scale(${String((space * 0.9) / 250)})`,
  };
  if (joined) return { three, bracket: '', y: base };
  const [at, hook] = [base - space * 0.65, (up ? 0.6 : -0.6) * space];
  const arms = `V${text(at)}H${text(middle - space)}M${text(middle + space)} ${text(at)}H${text(last + space * HEAD)}v${text(hook)}`;
  return { three, bracket: `M${text(first)} ${text(at + hook)}${arms}`, y: base };
}

/** In a chord with a second, the stem is between its heads. */
function stemAt({ x, heads }: Placed, up: boolean, space: number): number {
  const between = heads.some(({ right }) => right);
  return up || between ? x + space * (HEAD - THIN) : x + space * THIN;
}

/** Where the stems of a group end; those of several notes end at their beam. */
function stemEnds(staff: StaffDrawing, group: readonly Placed[], up: boolean): number[] {
  const { space } = staff;
  const way = up ? -1 : 1;
  const outer = group.map((event) => staff.y(up ? highest(event) : lowest(event)));
  const more = Math.max(0, ...group.map(({ value }) => flagsOf(value) - 2)) * BEAMS_APART; // for a third flag
  const longest = (STEM + more) * space;
  const middle = staff.y(4);
  /** Ledger lines make stems longer: they reach the middle line. */
  const reaching = (y: number): number => (up ? Math.min(y, middle) : Math.max(y, middle));
  const [first = 0] = outer;
  if (group.length === 1) return [reaching(first + way * longest)];
  const last = outer.at(-1) ?? first;
  const inner = outer.slice(1, -1);
  // A beam is level where a note between is farther out than both ends.
  const level = inner.some((y) => (up ? y <= Math.min(first, last) : y >= Math.max(first, last)));
  const rise = level ? 0 : Math.max(-STEEPEST * space, Math.min(STEEPEST * space, (last - first) / 2));
  const [from, to] = [group[0]?.x ?? 0, group.at(-1)?.x ?? 1];
  const slant = ({ x }: Placed): number => (rise * (x - from)) / (to - from);
  const least = group.map((event, nth) => (outer[nth] ?? 0) + way * (SHORTEST_STEM + more) * space - slant(event));
  const usual = (first + last - rise) / 2 + way * longest;
  const start = up ? Math.min(usual, ...least) : Math.max(usual, ...least);
  const reach = up ? Math.max(0, start + Math.max(0, rise) - middle) : Math.min(0, start + Math.min(0, rise) - middle);
  return group.map((event) => start + slant(event) - reach);
}

function flag({ value: { part } }: Placed, x: number, y: number, up: boolean, space: number): Glyph {
  const outlines = up
    ? [VALUE_GLYPHS.flag8Up, VALUE_GLYPHS.flag16Up, VALUE_GLYPHS.flag32Up]
    : [VALUE_GLYPHS.flag8Down, VALUE_GLYPHS.flag16Down, VALUE_GLYPHS.flag32Down];
  const outline = outlines[part === 8 ? 0 : part === 16 ? 1 : 2] ?? '';
  return { outline, at: `translate(${text(x - space * THIN)} ${text(y)}) scale(${String(space / 250)})` };
}

/** The beams of a group: level after level, each between neighbors, or a stub. */
function beamPaths(group: readonly Placed[], ends: readonly number[], up: boolean, space: number): string[] {
  const xs = group.map((event) => stemAt(event, up, space));
  const way = up ? 1 : -1; // from the first beam toward the heads
  const yAt = (x: number): number => {
    const [x0 = 0, x1 = 1] = [xs[0], xs.at(-1)];
    const [y0 = 0, y1 = 0] = [ends[0], ends.at(-1)];
    return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  };
  const bar = (level: number, from: number, to: number): string => {
    const shift = way * level * BEAMS_APART * space;
    const thick = way * BEAM * space;
    const [y0, y1] = [yAt(from) + shift, yAt(to) + shift];
    const [a, b] = [from - space * THIN, to + space * THIN];
    return `M${text(a)} ${text(y0)}L${text(b)} ${text(y1)}V${text(y1 + thick)}L${text(a)} ${text(y0 + thick)}Z`;
  };
  return group.flatMap(({ beams: { left, right } }, nth) => {
    const x = xs[nth] ?? 0;
    const next = group[nth + 1]?.beams.left ?? 0;
    const before = group[nth - 1]?.beams.right ?? 0;
    return Array.from({ length: Math.max(left, right) }, (_, level) => {
      if (level < right && level < next) return bar(level, x, xs[nth + 1] ?? x);
      if (level < right) return bar(level, x, x + STUB * space);
      return level < left && level >= before ? bar(level, x - STUB * space, x) : '';
    });
  });
}

/** Dots are in spaces: that of a note on a line is above it, and no two are at one place. */
function dotsOf(staff: StaffDrawing, event: Placed): { x: number; y: number; r: number }[] {
  const { space } = staff;
  const x = event.x + space * (widthOf(event) + 0.35 + DOT);
  const taken = new Set<number>();
  const places = event.heads.length === 0 ? [5] : event.heads.map(({ place }) => place).toReversed();
  for (const place of places) {
    const above = place % 2 === 0 ? place + 1 : place;
    taken.add(taken.has(above) ? above - 2 : above);
  }
  return [...taken].map((place) => ({ x, y: staff.y(place), r: DOT * space }));
}

/** Ties to the next event, curved away from the stem; in a chord, outward from its middle. */
function tiesOf(
  staff: StaffDrawing,
  events: readonly Placed[],
  ups: ReadonlyMap<Placed, boolean>,
  { left, right, tiedInto }: { readonly left: number; readonly right: number; readonly tiedInto: boolean },
): string {
  const { space } = staff;
  const paths: string[] = [];
  const tie = (event: Placed, from: number, to: number): void => {
    event.heads.forEach(({ place }, nth) => {
      const many = event.heads.length > 1;
      const below = many ? nth < event.heads.length / 2 : (ups.get(event) ?? true);
      const way = below ? 1 : -1;
      const y = staff.y(place) + way * space * 0.65;
      const [a, b] = [from + (to - from) * 0.25, from + (to - from) * 0.75];
      const [far, near] = [y + way * space * 0.95, y + way * space * 0.7];
      const ends = `${text(to)} ${text(y)}`;
      paths.push(
        `M${text(from)} ${text(y)}C${text(a)} ${text(far)} ${text(b)} ${text(far)} ${ends}C${text(b)} ${text(near)} ${text(a)} ${text(near)} ${text(from)} ${text(y)}Z`,
      );
    });
  };
  events.forEach((event, index) => {
    if (index === 0 && tiedInto && event.heads.length > 0) tie(event, left, event.x + space * 0.2);
    if (!event.tied) return;
    const next = events[index + 1];
    const many = event.heads.length > 1;
    const from = event.x + space * (many ? widthOf(event) + 0.1 : HEAD * 0.75);
    tie(event, from, next ? next.x + space * (many ? -0.1 : HEAD * 0.25) : right);
  });
  return paths.join('');
}

const DIGIT_WIDTHS = [1.88, 1.34, 1.78, 1.68, 1.88, 1.61, 1.74, 1.76, 1.74, 1.74];
const DIGITS = [
  VALUE_GLYPHS.meter0,
  VALUE_GLYPHS.meter1,
  VALUE_GLYPHS.meter2,
  VALUE_GLYPHS.meter3,
  VALUE_GLYPHS.meter4,
  VALUE_GLYPHS.meter5,
  VALUE_GLYPHS.meter6,
  VALUE_GLYPHS.meter7,
  VALUE_GLYPHS.meter8,
  VALUE_GLYPHS.meter9,
];

const digitsOf = (number: number): number[] => Array.from(String(number), Number);
const numberWidth = (number: number): number => digitsOf(number).reduce((sum, digit) => sum + (DIGIT_WIDTHS[digit] ?? 0), 0);

/** The width of a time signature, in staff spaces. */
export const meterWidth = ({ count, unit }: Meter): number => Math.max(numberWidth(count), numberWidth(unit));

/** The digits of a time signature. */
export function meterGlyphs(staff: StaffDrawing, meter: Meter, left: number): Glyph[] {
  const width = meterWidth(meter);
  return ([[meter.count, 6], [meter.unit, 2]] as const).flatMap(([number, place]) => {
    let x = left + (staff.space * (width - numberWidth(number))) / 2;
    return digitsOf(number).map((digit) => {
      const glyph = staff.glyph(DIGITS[digit] ?? '', x, place);
      x += staff.space * (DIGIT_WIDTHS[digit] ?? 0);
      return glyph;
    });
  }); // prettier-ignore
}
