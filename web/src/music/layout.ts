/** Music on lines of paper: where lines break, and where each event and bar line is. Pure. */

/** A measure. */
export interface Measure {
  readonly repeatStarts: boolean;
  readonly repeatEnds: boolean;
  readonly double: boolean; // it ends with a double bar line
  /** The part that it has in a first or second ending. */
  readonly ending: { readonly label: string; readonly begins: boolean; readonly ends: boolean } | null;
}

export interface Sized {
  /** The measure that begins with it. */
  readonly measure: Measure | null;
  /** The room before its heads, for accidentals and a time signature, without that for a bar line. */
  readonly before: number;
  /** From the left end of its heads to what follows. */
  readonly room: number;
  /** It shares a beam with the one before, so no line begins with it. */
  readonly joined?: boolean;
}

type BarSign = 'single' | 'double' | 'final' | 'starts' | 'ends' | 'both';

export interface Bar {
  readonly sign: BarSign;
  readonly x: number;
}

/** One line of paper. */
export interface System {
  readonly from: number;
  /** Where the heads of each of its events are. */
  readonly xs: readonly number[];
  readonly bars: readonly Bar[];
  readonly endings: readonly { readonly from: number; readonly to: number; readonly label: string; readonly closed: boolean }[];
  /** The right end of its staff. */
  readonly right: number;
}

/** How the room for music is given. */
export interface Paper {
  /** Behind clef and key signature. */
  readonly left: number;
  /** The most room in a line, with what is left of `left`. */
  readonly widest: number;
  /** The distance between two staff lines. */
  readonly space: number;
  /** Whether the last bar line is that of an end. */
  readonly ends: boolean;
  /** Whether all lines but the last are equally wide. */
  readonly justified?: boolean;
}

/** In staff spaces: the room for a bar line with what is around it. */
const SIGN_ROOMS: Readonly<Record<BarSign, number>> = { single: 0.8, double: 1.2, final: 1.2, starts: 2, ends: 1.6, both: 2.6 };
const BEFORE_BAR = 0.2;

/** Where each line of paper begins: at most `widest` wide, all of similar width, and broken at bar lines where measures fit. */
export function lineStarts(events: readonly Sized[], widest: number): number[] {
  const fewest = broken(events, widest).length;
  const least = Math.max(0, ...events.map(widthOf));
  for (let part = 0; part < STEPS; part += 1) {
    const starts = broken(events, least + ((widest - least) * part) / STEPS);
    if (starts.length === fewest) return starts;
  }
  return broken(events, widest);
}

const STEPS = 40;

const widthOf = ({ before, room }: Sized): number => before + room;

function broken(events: readonly Sized[], widest: number): number[] {
  const hasBars = events.some(({ measure }) => measure);
  const bars = events.flatMap(({ measure }, index) => (measure || index === 0 || !hasBars ? [index] : []));
  const starts: number[] = [];
  let used = 0;
  for (const [nth, from] of bars.entries()) {
    const measure = events.slice(from, bars[nth + 1]);
    const width = measure.reduce((sum, event) => sum + widthOf(event), 0);
    if (starts.length === 0 || used + width > widest) {
      starts.push(from);
      used = 0;
    }
    if (used + width <= widest) {
      used += width;
      continue;
    }
    // A measure that is longer than a line.
    for (const part of unbroken(measure)) {
      const room = part.events.reduce((sum, event) => sum + widthOf(event), 0);
      if (part.from > 0 && used + room > widest) {
        starts.push(from + part.from);
        used = 0;
      }
      used += room;
    }
  }
  return starts;
}

/** Split a measure before each event with which a line can begin. */
function unbroken(measure: readonly Sized[]): { readonly from: number; readonly events: Sized[] }[] {
  const parts: { from: number; events: Sized[] }[] = [];
  for (const [index, event] of measure.entries()) {
    if (event.joined !== true || parts.length === 0) parts.push({ from: index, events: [] });
    parts.at(-1)?.events.push(event);
  }
  return parts;
}

/** What is at the bar line between two measures; before the first one there is none. */
function signBetween(before: Measure | null, after: Measure | null): BarSign {
  if (before?.repeatEnds) return after?.repeatStarts ? 'both' : 'ends';
  if (after?.repeatStarts) return 'starts';
  return before?.double ? 'double' : 'single';
}

/** Put events on lines of paper. All lines but the last are equally wide. */
export function layOut(
  events: readonly Sized[],
  { left, widest, space, ends, justified = true }: Paper,
): { readonly systems: System[]; readonly width: number } {
  const barred = events.map((event, index) => ({
    ...event,
    before: event.before + (event.measure && index > 0 ? (SIGN_ROOMS.single + BEFORE_BAR) * space : 0),
  }));
  const starts = lineStarts(barred, widest - left);
  const measures = events.flatMap(({ measure }, at) => (measure ? [{ measure, at }] : []));
  const measureAt = (index: number): Measure | null => measures.findLast(({ at }) => at <= index)?.measure ?? null;
  const lines = starts.map((from, line) => ({ from, to: starts[line + 1] ?? events.length }));
  const natural = lines.map(({ from, to }) => laid(from, to, 1).right);
  const width = Math.max(...natural);
  const systems = lines.map(({ from, to }, line) => {
    const isLast = to === events.length;
    const rooms = events.slice(from, to).reduce((sum, { room }) => sum + room, 0);
    return laid(from, to, !justified || (isLast && line > 0) ? 1 : 1 + (width - (natural[line] ?? width)) / rooms);
  });
  return { systems, width };

  /** A line of paper with its events `stretch` times as far apart. */
  function laid(from: number, to: number, stretch: number): System {
    const bars: Bar[] = [];
    const xs: number[] = [];
    const measureStarts: { x: number; measure: Measure }[] = [];
    let x = left;
    for (let index = from; index < to; index += 1) {
      const { measure, before, room } = events[index] ?? { measure: null, before: 0, room: 0 };
      if (measure && index > 0) {
        const sign = signBetween(measureAt(index - 1), measure);
        // At the start of a line there is only the sign of a repeat that starts.
        const shown: BarSign | null = index > from ? sign : measure.repeatStarts ? 'starts' : null;
        if (shown) {
          x += BEFORE_BAR * space;
          bars.push({ sign: shown, x });
          x += SIGN_ROOMS[shown] * space;
        }
      } else if (measure?.repeatStarts) {
        bars.push({ sign: 'starts', x });
        x += SIGN_ROOMS.starts * space;
      }
      if (measure) measureStarts.push({ x: bars.at(-1)?.x ?? x, measure });
      x += before;
      xs.push(x);
      x += room * stretch;
    }
    const following = events[to]?.measure ?? null;
    const last = measureAt(to - 1);
    let right = x;
    if (measures.length > 0 && (following || to === events.length)) {
      const sign =
        to === events.length
          ? last?.repeatEnds
            ? 'ends'
            : ends
              ? 'final'
              : 'single'
          : last?.repeatEnds
            ? 'ends'
            : last?.double
              ? 'double'
              : 'single';
      x += BEFORE_BAR * space;
      bars.push({ sign, x });
      right = x + (sign === 'single' ? 0 : sign === 'ends' ? 1.2 : 0.7) * space;
    }
    const endings = measureStarts.flatMap(({ x: at, measure: { ending } }, nth) =>
      ending
        ? [
            {
              from: at,
              to: (measureStarts[nth + 1]?.x ?? right) - space * 0.3,
              label: ending.begins ? ending.label : '',
              closed: ending.ends,
            },
          ]
        : [],
    );
    return { from, xs, bars, endings, right };
  }
}

/** The paths of a bar line: thin lines, thick lines, and the dots of a repeat. */
export function barPaths(
  { sign, x }: Bar,
  { top, bottom, space }: { readonly top: number; readonly bottom: number; readonly space: number },
): { readonly thin: string; readonly thick: string; readonly dots: readonly { readonly x: number; readonly y: number }[] } {
  const line = (at: number): string => `M${at.toFixed(1)} ${String(top)}V${String(bottom)}`;
  const middle = (top + bottom) / 2;
  const dots = (at: number): { x: number; y: number }[] => [-0.5, 0.5].map((up) => ({ x: at, y: middle + up * space }));
  switch (sign) {
    case 'single':
      return { thin: line(x), thick: '', dots: [] };
    case 'double':
      return { thin: line(x) + line(x + 0.5 * space), thick: '', dots: [] };
    case 'final':
      return { thin: line(x), thick: line(x + 0.6 * space), dots: [] };
    case 'starts':
      return { thin: line(x + 0.65 * space), thick: line(x + 0.2 * space), dots: dots(x + 1.15 * space) };
    case 'ends':
      return { thin: line(x + 0.5 * space), thick: line(x + 1 * space), dots: dots(x) };
    case 'both':
      return {
        thin: line(x + 0.5 * space) + line(x + 1.5 * space),
        thick: line(x + 1 * space),
        dots: [...dots(x), ...dots(x + 2 * space)],
      };
  }
}
