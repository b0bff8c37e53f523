/** Practice cards: what is asked, what is said to an answer, and where a note is found. */

import type { Clef } from '../../music/staff';
import type { AskedQuestion } from '../../wire';
import { capital } from '../grammar';
import { keyNote, note } from '../notes';
import { either, numberIn, numbersIn, pathsIn, pitchAt, textIn, textsIn, type Facts } from '../tell';
import { INTERVALS, or } from './grammar';
import { kindName, scaleName } from './scales';

const LINES: Readonly<Record<number, string>> = { 1: 'bottom', 2: 'second', 3: 'middle', 4: 'fourth', 5: 'top' };
const SPACES: Readonly<Record<number, string>> = { 1: 'lowest', 2: 'second', 3: 'third', 4: 'top' };

/** A place on a staff, in half spaces up from the bottom line. */
function onStaff(place: number): string {
  if (place === -1) return 'just below the staff';
  if (place === -2) return 'on the ledger line below the staff';
  if (place === 9) return 'just above the staff';
  if (place === 10) return 'on the ledger line above the staff';
  if (place === 11) return 'above the ledger line over the staff';
  return place % 2 === 0 ? `on the ${LINES[place / 2 + 1] ?? ''} line` : `in the ${SPACES[(place + 1) / 2] ?? ''} space`;
}

const list = (letters: readonly string[]): string => letters.map(note).join(', ');

/** "F♯ is a half step higher; the same key is also G♭." */
function blackKey(name: string, names: readonly string[]): string {
  const other = names.find((each) => each !== name);
  return other === undefined ? '' : ` ${note(name)} is a half step ${name.endsWith('#') ? 'higher' : 'lower'}; the same key is also ${note(other)}.`;
}

/** How one finds the note, from a place that one knows. */
function way(facts: Facts, placeOf: (letter: string, octave: number) => number): string {
  const names = textsIn(facts, 'names');
  const hour = numberIn(facts, 'hour');
  const asked = Math.max(0, names.indexOf(textIn(facts, 'name') ?? ''));
  const path = pathsIn(facts)[asked] ?? [];
  const [first = ''] = path;
  const up = path.length > 1 ? ` Count up from there: ${list(path)}.` : '';
  switch (textIn(facts, 'face')) {
    case 'clock':
      return hour === 12 ? `${note('C')} stands at the top, at 12.` : `${note('C')} stands at 12, and each hour is a half step: at ${String(hour)} stands ${either(names)}.`;
    case 'keys':
      return `${note(first)} is the white key left of the ${first === 'C' ? 'two' : 'three'} black ones.${up}${blackKey(names[asked] ?? '', names)}`;
    default:
      return `${note(first)} stands ${onStaff(placeOf(first, numberIn(facts, 'octave') ?? 4))}.${up}${blackKey(names[asked] ?? '', names)}`;
  }
}

const formula = (steps: readonly number[]): string => steps.join('\u00a0'); // not to be broken
const CLEFS: Readonly<Record<Clef, string>> = { gClef: 'Treble clef', fClef: 'Bass clef', gClef8: 'Treble clef, an octave higher' };

export const questions = {
  title: 'Practice cards',
  lead: 'One question after another from the deck. What is missed is explained, and comes again.',
  /** The link on other pages. */
  invitation: 'Practice cards: name and find notes, count intervals, hear steps and scales',
  kinds: { name: 'Name it', find: 'Find it', interval: 'Intervals', step: 'Half or whole', scale: 'Which scale' } satisfies Record<AskedQuestion['kind'], string>,
  faces: { staff: 'Staff', keys: 'Piano keys', clock: 'Clock' },
  interval: (interval: number) => capital(INTERVALS[interval] ?? ''),

  askName: 'What is the letter of this note?',
  askFind: {
    staff: (name: string) => `Which card is ${note(name)}?`,
    keys: (name: string) => `Where is ${note(name)} on the keys?`,
    clock: (name: string) => `Where is ${note(name)} on the clock?`,
  },
  /** Without names where the player wants cards without them. */
  askInterval: (interval: number, names: readonly string[]) => `Which letter is a ${INTERVALS[interval] ?? ''} above ${either(names) || 'this note'}?`,
  askStep: (low: readonly string[], high: readonly string[]) => `From ${either(low) || 'the first card'} up to ${either(high) || 'the second'}: a half step or a whole step?`,
  askScale: (tonic: string) => `Which scale on ${keyNote(tonic)} is this?`,
  /** Pictures in words that do not give the note away. */
  clef: (clef: Clef) => CLEFS[clef],
  onStaff: (place: number, sign: 'sharp' | 'flat' | null) => `${onStaff(place)}${sign === 'sharp' ? ', with a sharp' : sign === 'flat' ? ', with a flat' : ''}`,
  either: (places: readonly string[]) => or(places),
  whiteKey: (place: number) => `white key ${String(place)} of 7`,
  blackKey: (before: number) => `black key between white keys ${String(before)} and ${String(before + 1)}`,
  hour: (hour: number) => `clock number ${String(hour)}`,
  cardsToChoose: 'Cards to choose from',
  keysToChoose: 'Piano keys',
  clockToChoose: 'Clock numbers',
  scalesToChoose: 'Scales to choose from',

  right: {
    note: (names: readonly string[]) => `Yes, this is ${either(names)}.`,
    interval: (interval: number, path: readonly string[]) => `Yes: ${list(path)}. That is a ${INTERVALS[interval] ?? ''}.`,
    step: (step: string, low: readonly string[], high: readonly string[]) => `Yes: from ${either(low)} to ${either(high)} is a ${step === 'whole' ? 'whole step' : 'half step'}.`,
    scale: (tonic: string, kind: string) => `Yes, this is ${scaleName({ tonic, kind })}.`,
  },
  misread: (facts: Facts, placeOf: (letter: string, octave: number) => number) => {
    const found = numberIn(facts, 'found');
    const said = textIn(facts, 'said');
    const begin = said !== null ? `You said ${note(said)}.` : found === null ? '' : `That is ${pitchAt(found)}.`;
    return `${begin} ${way(facts, placeOf)}`.trim();
  },
  anotherScale: (facts: Facts) => {
    const scale = { tonic: textIn(facts, 'tonic') ?? '', kind: textIn(facts, 'said') ?? '' };
    const after = note(textIn(facts, 'top') ?? '');
    return `In ${scaleName(scale)}, ${note(textIn(facts, 'wants') ?? '')} comes after ${after}. Here it is ${note(textIn(facts, 'name') ?? '')}.`;
  },
  /** Why that is so, and how to find it next time. */
  more: {
    staff: `Each line and each space is one letter further. Learn a few places by heart, such as the line that the clef marks and where ${note('C')} stands, and count from the nearest.`,
    keys: `The black keys stand in twos and threes: left of the two is always ${note('C')}, left of the three always ${note('F')}. From there the white keys go through the letters; a black key has the name of either neighbour, raised or lowered.`,
    clock: `Twelve hours are twelve half steps, and ${note('C')} is at the top. Straight across lies ${note('F#')}/${note('Gb')}; the quarters 3, 6 and 9 help to count less.`,
    scale: (facts: Facts) => {
      const [said, kind] = [textIn(facts, 'said') ?? '', textIn(facts, 'kind') ?? ''];
      return `Half steps from note to note: ${kindName(said)} has ${formula(numbersIn(facts, 'said_formula'))}; these cards have ${formula(numbersIn(facts, 'formula'))}, which is ${kindName(kind)}.`;
    },
  },
  again: 'Try again, or go on.',

  /** How one answers by keyboard; each part between ` is a key. */
  hints: {
    letter: 'Tap a letter, or type `A` to `G` or `1` to `7`.',
    staff: 'Tap the card, or type `1` to `5`.',
    keys: 'Tap the key, or play it.',
    clock: 'Tap the number. `1` to `=` in the top row are the twelve hours.',
    step: 'Tap, or type `H` or `W`.',
    scale: 'Tap the name, or type its number.',
  },
  notByName: 'Here one shows the note: tap it, or play it.',
  next: 'Next question',
  goOn: 'Go on',
  why: 'Why?',
  less: 'Less',
  tally: (right: number, asked: number) => `${String(right)} of ${String(asked)} right`,
  onceMore: 'Once more',
  choices: 'What is asked',
  lists: { kinds: 'Questions', faces: 'Pictures', intervals: 'Intervals', scales: 'Scales' },
  link: 'Link to this exercise',
  linkHelp: 'Whoever opens it gets the same questions in the same order.',
  ways: 'Sing, play or speak the answers',
  afresh: 'Begin anew',
};
