/**
 * The pictures and sounds of a lesson, for any game: letters counted on a ring, hours counted on a clock, and the same notes
 * on a staff, on keys, and as sound. Pure. Brief explanations have fewer facts, so they show less.
 */

import { namesOfHour, type Deck } from '../music/cards';
import { HOUR_OF_LETTER, hourOfName, hoursBetween } from '../music/hours';
import type { Clef } from '../music/staff';
import { noteOfKey, type Phrase } from '../music/notes';
import type { Misplayed } from '../wire';
import { numberIn, numbersIn, pathsIn, textIn, textsIn, type Facts } from '../texts/tell';

/** `from`: where counting starts; `passed`: counted before `right`, what was needed; `wrong`: what was played or said instead. */
type Role = 'from' | 'passed' | 'right' | 'wrong';

export interface Mark {
  readonly name: string; // in ASCII, e.g. `Eb`
  readonly octave: number;
  readonly role: Role;
}

/** The seven letters, and the paths counted to each letter that would be right. */
export interface Ring {
  readonly paths: readonly (readonly string[])[];
  readonly needed: readonly string[];
  readonly said: string | null;
}

/** The twelve hours, and those counted. */
export interface Clock {
  readonly counted: readonly number[]; // from the starting hour to the one needed; empty when either is unknown
  readonly from: number | null;
  readonly needed: number | null;
  readonly played: readonly number[];
  readonly scale: readonly string[]; // names of a scale's notes; empty where every hour is a step
}

export interface Picture {
  readonly ring: Ring | null;
  readonly clock: Clock | null;
  readonly marks: readonly Mark[]; // the counted notes upward, then what was played instead
  /** The clef of the staff, and the octaves by which notes are raised, if it is not the treble clef as it is. */
  readonly staff?: { readonly clef: Clef; readonly lift: number };
  readonly right: Phrase; // the right notes; empty when unknown
  readonly wrong: Phrase; // what was played
}

const FIRST = 4; // the octave in which counting begins: that of middle C

/** The parts of a misplay that the picture needs; an answer to a practice card has them too. */
export type Misplay = Pick<Misplayed, 'code' | 'facts' | 'say' | 'cards'>;

/** The picture of a misplay; null for a fault that is not about notes. */
export function pictureOf(event: Misplay, deck: Deck): Picture | null {
  if ('letter' in event.say) return ofLetters(event, deck);
  return event.code === 'whole-after-half' ? null : ofSteps(event, deck);
}

function ofLetters({ facts, say, cards }: Misplay, deck: Deck): Picture | null {
  const paths = pathsIn(facts);
  const needed = textsIn(facts, 'needed');
  const said = say['letter'] ?? null;
  const counted = upward(paths[0] ?? []);
  const last = counted.length - 1;
  const marks = counted.map((note, index): Mark => ({ ...note, role: index === 0 ? 'from' : index === last ? 'right' : 'passed' }));
  const rightLetter = said !== null && needed.includes(said);
  const played = rightLetter ? strayNames(facts, cards, deck) : said === null ? [] : [said];
  // On a wild starter any letter is right, so only the one that was said counts.
  const marked = paths.length > 0 ? needed : rightLetter ? [said] : [];
  return complete({ ring: { paths, needed: marked, said }, clock: null }, marks, played);
}

function ofSteps({ facts, say, cards }: Misplay, deck: Deck): Picture {
  const from = numberIn(facts, 'top');
  const needed = numberIn(facts, 'needed');
  const said = say['pitch'] ?? null;
  const strays = strayNames(facts, cards, deck);
  const played = said !== null && hourOfName(said) !== needed ? [...strays, said] : strays;
  const counted = needed === null ? [] : from === null ? [needed] : hoursBetween(from, needed);
  const hours = new Set([...numbersIn(facts, 'hours'), ...played.flatMap((name) => hourOfName(name) ?? [])]);
  const clock: Clock = { counted, from, needed, played: [...hours].filter((hour) => hour !== needed), scale: [] };
  return complete({ ring: null, clock }, spelled(counted, deck), played);
}

/** The picture of a card that does not continue a pile of Key's Corners: how the scale continues from there. */
export function pictureOfScale(facts: Facts): Picture | null {
  const scale = textsIn(facts, 'scale');
  const name = textIn(facts, 'name');
  if (scale.length === 0 || name === null) return null;
  const top = textIn(facts, 'top');
  const wants = textIn(facts, 'wants');
  const from = top === null ? null : hourOfName(top);
  const needed = wants === null ? null : hourOfName(wants);
  const role = (each: string): Role => (each === wants ? 'right' : each === top ? 'from' : 'passed');
  const stacked = top !== null && !scale.includes(top);
  const counted = upward(stacked ? [top] : scale).map((note): Mark => ({
    ...note,
    role: stacked && wants !== null ? 'right' : role(note.name),
  }));
  const played = hourOfName(name);
  const clock: Clock = {
    counted: from !== null && needed !== null && from !== needed ? hoursBetween(from, needed) : [],
    from,
    needed,
    played: played === null || played === needed ? [] : [played],
    scale,
  };
  return complete({ ring: null, clock }, counted, [name]);
}

/** The picture of two cards that are no pair: where both are on the clock, the staff and the keys. */
export function pictureOfPair(facts: Facts, deck: Deck): Picture | null {
  const [one, other] = textsIn(facts, 'cards').map((code) => deck.get(code));
  const [from, wrong] = [one?.hour ?? null, other?.hour ?? null];
  if (from === null || wrong === null) return null;
  const [name = '', wrongName = ''] = [one?.names[0], other?.names[0]];
  const clock: Clock = { counted: [], from, needed: null, played: [wrong], scale: [] };
  return complete({ ring: null, clock }, [{ name, octave: FIRST, role: 'from' }], [wrongName]);
}

/** Add the cards that were played, and the sounds of both. */
function complete(shown: Pick<Picture, 'ring' | 'clock'>, counted: readonly Mark[], played: readonly string[]): Picture {
  const right = counted.find(({ role }) => role === 'right');
  const base = counted.find(({ role }) => role === 'from') ?? (right ? undefined : counted[0]);
  const wrong = [...new Set(played)].filter((name) => name !== right?.name).map((name): Mark => ({ ...above(name, base), role: 'wrong' }));
  const sung = (marks: readonly (Mark | undefined)[]): Phrase => marks.flatMap((mark) => (mark ? [noteOfKey(keyOfMark(mark))] : []));
  return {
    ...shown,
    marks: [...counted, ...wrong],
    right: right ? sung([base, right]) : [],
    wrong: wrong.length > 0 ? sung([base, ...wrong]) : [],
  };
}

type Placed = Omit<Mark, 'role'>;

/** Names stacked upward: after B the next octave begins at C. */
export function upward(names: readonly string[]): Placed[] {
  let octave = FIRST;
  let before = -1;
  return names.map((name) => {
    const place = 'CDEFGAB'.indexOf(name.charAt(0));
    if (place < before) octave += 1;
    before = place;
    return { name, octave };
  });
}

/** The nearest note of a name at or above `base`. */
function above(name: string, base: Placed | undefined): Placed {
  const here = { name, octave: FIRST };
  return base && keyOfMark(here) < keyOfMark(base) ? { name, octave: FIRST + 1 } : here;
}

/** The MIDI number of a note; Cb5 is the key of B4. */
export function keyOfMark({ name, octave }: Placed): number {
  const letter = name.charAt(0) as keyof typeof HOUR_OF_LETTER;
  let key = (octave + 1) * 12 + (HOUR_OF_LETTER[letter] % 12);
  for (const sign of name.slice(1)) key += sign === '#' ? 1 : -1;
  return key;
}

/** Hours with names that read as steps: neighboring letters where possible. */
function spelled(counted: readonly number[], deck: Deck): Mark[] {
  const [from, to] = [counted[0], counted.at(-1)];
  if (from === undefined || to === undefined) return [];
  const pairs = namesOfHour(deck, from).flatMap((low) => namesOfHour(deck, to).map((high) => [low, high] as const));
  const apart = (low: string, high: string): number => ('ABCDEFG'.indexOf(high.charAt(0)) - 'ABCDEFG'.indexOf(low.charAt(0)) + 7) % 7;
  const pair = pairs.find(([low, high]) => apart(low, high) === 1) ?? pairs[0];
  if (!pair) return [];
  if (counted.length === 1) return [{ ...above(pair[0], undefined), role: 'right' }];
  const between = counted.slice(1, -1).map((hour) => namesOfHour(deck, hour)[0] ?? '');
  const placed = upward([pair[0], ...between, pair[1]]);
  return placed.map((note, index) => ({ ...note, role: index === 0 ? 'from' : index === placed.length - 1 ? 'right' : 'passed' }));
}

/** The names of the cards that did not fit. */
function strayNames(facts: Facts, cards: readonly string[], deck: Deck): string[] {
  const strays = textsIn(facts, 'strays');
  return (strays.length > 0 ? strays : cards).flatMap((code) => deck.get(code)?.names[0] ?? []);
}
