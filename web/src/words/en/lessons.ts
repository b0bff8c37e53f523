/** What was wrong with a misplay, and why. A brief explanation leaves out what would be right; with none, facts are empty. */

import { note } from '../notes';
import type { Fault } from '../reasons';
import { namesOn, numberIn, numbersIn, pathsIn, pitchAt, saidIn, textIn, textsIn, type Facts } from '../tell';
import { and, INTERVALS, or } from './grammar';

/** Where a pitch lies that is so many hours on, 0 to 11. */
function distance(halfSteps: number, top: string): string {
  const known: Readonly<Record<number, string>> = {
    0: `the same pitch as ${top}`,
    1: `a half step above ${top}`,
    2: `a whole step above ${top}`,
    10: `a whole step below ${top}`,
    11: `a half step below ${top}`,
  };
  return known[halfSteps] ?? `${String(halfSteps)} half steps above ${top}`;
}

/** "A third above A is C: A, B, C." */
function wayUp(facts: Facts): string {
  const word = INTERVALS[numberIn(facts, 'interval') ?? 0];
  const ways = pathsIn(facts).map((path) => `above ${note(path[0] ?? '')} is ${note(path.at(-1) ?? '')}: ${path.map(note).join(', ')}`);
  return word && ways.length > 0 ? `A ${word} ${ways.join('; ')}.` : '';
}

/** Without the answer: "That is no third above A." */
function notUp(facts: Facts): string {
  const word = INTERVALS[numberIn(facts, 'interval') ?? 0];
  const last = textsIn(facts, 'last').map(note);
  return word && last.length > 0 ? `That is not a ${word} above ${or(last)}.` : '';
}

function strays(facts: Facts): string {
  const codes = textsIn(facts, 'strays');
  const said = textIn(facts, 'said');
  if (codes.length === 0 || said === null) return '';
  const names = [...new Set(codes.map((code) => namesOn(code)))];
  return `${and(names)} ${names.length === 1 ? 'has' : 'have'} no ${note(said)} in the name.`;
}

const step = (word: string | null): string => (word === 'whole' ? 'whole step' : 'half step');

/** "A half step above F is F♯ or G♭"; on a wild starter, what the note cards are. */
function needed(facts: Facts): string {
  const hour = numberIn(facts, 'needed');
  const top = numberIn(facts, 'top');
  const said = saidIn(facts).step;
  if (hour === null) return '';
  return top === null || said === null ? `The cards are ${pitchAt(hour)}` : `A ${step(said)} above ${pitchAt(top)} is ${pitchAt(hour)}`;
}

function wrongPitch(facts: Facts): string {
  const top = numberIn(facts, 'top');
  const hours = numbersIn(facts, 'hours');
  const right = needed(facts);
  if (top === null || hours.length === 0) return right && `${right}.`;
  const strays = [...new Set(textsIn(facts, 'strays').map((code) => namesOn(code)))];
  const wrong = strays.length > 0 ? strays : hours.map(pitchAt);
  if (!right) return `${and(wrong)} ${wrong.length === 1 ? 'is' : 'are'} not a ${step(saidIn(facts).step)} above ${pitchAt(top)}.`;
  return `${right}; ${and(hours.map((hour) => `${pitchAt(hour)} is ${distance((hour - top + 12) % 12, 'it')}`))}.`;
}

function wrongSaid(facts: Facts): string {
  const { pitch } = saidIn(facts);
  const right = needed(facts);
  if (pitch === null) return '';
  if (!right) return `The wild cannot be ${note(pitch)} here.`;
  return `${right}, so the wild has to be ${numberIn(facts, 'top') === null ? 'the same' : 'that'}, not ${note(pitch)}.`;
}

function mixed(facts: Facts): string {
  const hours = numbersIn(facts, 'hours');
  const rule = 'All cards of one play are of one pitch';
  return hours.length > 0 ? `${rule}, and these are ${and(hours.map(pitchAt))}.` : '';
}

/** By fault; empty when the facts do not say enough. */
const WHY: Readonly<Record<Fault, (facts: Facts) => string>> = {
  'wrong-letter': (facts) => wayUp(facts) || notUp(facts),
  'card-without-letter': (facts) => {
    const way = wayUp(facts);
    return way ? `${way} But ${strays(facts)}` : strays(facts);
  },
  'mixed-pitches': mixed,
  'whole-after-half': (facts) => (Object.keys(facts).length > 0 ? 'After a half step only half steps follow in the same turn.' : ''),
  'wrong-pitch': wrongPitch,
  'wrong-pitch-said': wrongSaid,
};

/** How one finds out, for next time; without the answer when the facts do not have it. */
const MORE: Readonly<Record<Fault, (facts: Facts) => string>> = {
  'wrong-letter': (facts) => {
    const [path] = pathsIn(facts);
    const word = INTERVALS[numberIn(facts, 'interval') ?? 0] ?? 'second';
    const count = path ? ` ${path.map((letter, index) => `${note(letter)} is ${String(index + 1)}`).join(', ')}.` : '';
    return `Count letter by letter and begin with the one you start from: it is number 1.${count} The name of an interval is the number you end on, here a ${word}. After ${note('G')} comes ${note('A')}; sharps and flats do not change the letter.`;
  },
  'card-without-letter': () =>
    `A black key has two names, because it lies between two letters: ${note('D#')} is ${note('D')} raised by a half step, ${note('Eb')} is ${note('E')} lowered by one. It counts as either of these letters and as no other. White keys have one.`,
  'mixed-pitches': () =>
    'Cards that are played together show the same clock number; the octave does not matter. A wild joins any of them.',
  'whole-after-half': () =>
    'A half step opens a run of half steps, as long as you like; “Done” ends it. A whole step is a turn of its own.',
  'wrong-pitch': (facts) => {
    const top = numberIn(facts, 'top');
    const from = top === null ? '' : ` Here you start from ${String(top)}.`;
    return `Look at the clock: neighbours are a half step apart, two hours make a whole step, and after 12 comes 1.${from} Between ${note('E')} and ${note('F')}, and between ${note('B')} and ${note('C')}, there is no black key: they are neighbours already.`;
  },
  'wrong-pitch-said': () =>
    `A wild has to be the pitch that the step leads to. A black key may be said by either of its names: ${note('F#')} and ${note('Gb')} are one pitch.`,
};

export const lessons = {
  /** What was said, to begin with: "You said B." */
  said: (say: Readonly<Record<string, string>>) => {
    const { letter, step: which, pitch } = say as { letter?: string; step?: string; pitch?: string };
    const words = [...(letter ? [note(letter)] : []), ...(which ? [`“${step(which)}”`] : []), ...(pitch ? [note(pitch)] : [])];
    return words.length > 0 ? `You said ${and(words)}.` : '';
  },
  /** What was wrong, in a sentence or two. */
  why: (fault: Fault, facts: Facts) => WHY[fault](facts) || 'That was not it, this time.',
  /** Why that is so, and how to find it; empty when no explanations are wanted. */
  more: (fault: Fault, facts: Facts) => (Object.keys(facts).length > 0 ? MORE[fault](facts) : ''),
};
