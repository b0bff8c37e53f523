/** A line that is tapped in, as a tune in ABC: notes and rests with their values, ties and bar lines. Pure. */

import type { Sign } from '../items/kinds/kind';

/** Note values, as parts of a whole note. */
export const VALUES = [1, 2, 4, 8, 16] as const;
type Value = (typeof VALUES)[number];

export interface Length {
  readonly value: Value;
  readonly dotted: boolean;
}

/** The head of a tune that is tapped in: its unit is the quarter note, and it has no key signature. */
const head = (meter: string): string => `X:1\nM:${meter}\nL:1/4\nK:none\n`;
const HEAD = /^X:1\nM:\d+\/\d+\nL:1\/4\nK:none\n/;

const WHITE: Readonly<Record<number, string>> = { 0: 'C', 2: 'D', 4: 'E', 5: 'F', 7: 'G', 9: 'A', 11: 'B' };
const MARK = { '#': '^', b: '_', '': '=' } as const;
const MIDDLE = 4; // the octave of capital letters

/** Whether a line was begun by tapping. */
export const isTapped = (line: string): boolean => HEAD.test(line);

/** The words of a tapped line, without its head. */
const wordsOf = (line: string): string => line.replace(HEAD, '');

/** Lengths in quarters, plain and dotted; nothing for one quarter. */
const LENGTHS: Readonly<Record<Value, readonly [string, string]>> = {
  1: ['4', '6'],
  2: ['2', '3'],
  4: ['', '3/2'],
  8: ['/2', '3/4'],
  16: ['/4', '3/8'],
};

const lengthText = ({ value, dotted }: Length): string => LENGTHS[value][dotted ? 1 : 0];

/** A piano key as a note: a black key with the chosen sign, a white one with a natural where its letter has a sign in this bar. */
function noteText(key: number, sign: Exclude<Sign, ''>, bar: string): string {
  const white = WHITE[key % 12];
  const letter = white ?? WHITE[(key + (sign === '#' ? 11 : 1)) % 12] ?? 'C';
  const octave = Math.floor((white ? key : key + (sign === '#' ? -1 : 1)) / 12) - 1;
  const isAltered = new RegExp(`[_^=]${letter}`, 'i').test(bar);
  const mark = white ? (isAltered ? MARK[''] : '') : MARK[sign];
  const up = octave - MIDDLE;
  return mark + (up > 0 ? letter.toLowerCase() + "'".repeat(up - 1) : letter + ','.repeat(-up));
}

/** The line with a word more; a line that was typed is replaced by a new one. */
function withWord(line: string, meter: string, word: string): string {
  const start = isTapped(line) ? line : head(meter);
  return start + (start.endsWith('\n') ? '' : ' ') + word;
}

/** The line with a note. */
export function withNote(line: string, meter: string, key: number, sign: Exclude<Sign, ''>, length: Length): string {
  const bar = isTapped(line) ? (wordsOf(line).split('|').at(-1) ?? '') : '';
  return withWord(line, meter, noteText(key, sign, bar) + lengthText(length));
}

export const withRest = (line: string, meter: string, length: Length): string => withWord(line, meter, `z${lengthText(length)}`);

const NOTE_AT_END = /[A-Ga-g][,']*[\d/]*$/;

/** Whether the line ends with a note, which can be tied to the next one. */
export const canTie = (line: string): boolean => isTapped(line) && NOTE_AT_END.test(line);

export const withTie = (line: string): string => (canTie(line) ? `${line}-` : line);

/** Whether the line ends with something that a bar line can follow. */
export const canEndBar = (line: string): boolean => isTapped(line) && wordsOf(line) !== '' && !line.endsWith('|');

export const withBar = (line: string): string => (canEndBar(line) ? `${line} |` : line);

/** The line without its last word or tie. */
export function withoutLast(line: string): string {
  if (!isTapped(line)) return line;
  return line.endsWith('-') ? line.slice(0, -1) : line.replace(/(?<=\n)\S+$| \S+$/, '');
}

/** The line with another meter. */
export const withMeter = (line: string, meter: string): string => (isTapped(line) ? head(meter) + wordsOf(line) : line);

/** The meter of a tapped line. */
export const meterOf = (line: string): string | undefined => (isTapped(line) ? /M:(\d+\/\d+)/.exec(line)?.[1] : undefined);
