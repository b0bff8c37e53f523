/** What a key of the keyboard, a played note, or a spoken name means as an answer. Pure. */

import { letterTyped } from '../games/distance/letter-keys';
import { hourOfKey } from '../games/steps/hour-keys';
import type { Answer } from '../input/answers.svelte';
import { lettersOf } from '../input/meaning';
import { hourOfName, isLetter, KEY_HOURS } from '../music/hours';
import type { Notation } from '../settings/choices';
import type { ItemBody } from '../wire';
import { areNotes, layoutOf, lettersInOrder, SIGNS } from './item';
import { NO_NAME, type Sign } from './kinds/kind';
import { KINDS } from './kinds/kinds';

/**
 * The first part of an answer in several taps, while the rest is missing: a letter, a sign (`n` for a natural), the number of
 * a signature's signs, or the hours of a chord's first keys. '' when nothing is chosen yet.
 */
export type Half = string;

export type Meant =
  { readonly kind: 'answer'; readonly answer: string } | { readonly kind: 'half'; readonly half: Half } | { readonly kind: 'nothing' };

const NOTHING: Meant = { kind: 'nothing' };
const answered = (answer: string | undefined): Meant => (answer === undefined ? NOTHING : { kind: 'answer', answer });

export function halfOfSign(sign: Sign): Half {
  return sign === '' ? 'n' : sign;
}

/** Choose a half in addition to the one chosen before: an answer if they fit together. Choosing the same half again takes it back. */
export function choose(item: ItemBody, before: Half, half: Half): Meant {
  if (layoutOf(item) === 'chord-keys') return chooseKey(item, before, half);
  if (layoutOf(item) === 'letters') return answered(item.answers.find((answer) => answer.startsWith(half)));
  if (before === half) return { kind: 'half', half: '' };
  if (isSign(before) === isSign(half) || before === '') return { kind: 'half', half };
  const [first, sign] = isSign(half) ? [before, half] : [half, before];
  const found = item.answers.find((answer) => answer === first + (sign === 'n' ? '' : sign));
  // A letter that does not go with the sign replaces it.
  return found === undefined && first === half ? { kind: 'half', half } : answered(found);
}

/** Choose a key of a chord, or let it go. The last key makes an answer. */
function chooseKey({ kind, question }: ItemBody, before: Half, hour: string): Meant {
  const chosen = before === '' ? [] : before.split(' ');
  const now = chosen.includes(hour) ? chosen.filter((each) => each !== hour) : [...chosen, hour];
  const size = KINDS[kind].size?.(question) ?? 1;
  return now.length < size ? { kind: 'half', half: now.join(' ') } : answered(now.join(' '));
}

/** Whether a half leads to an answer, together with the one chosen before. */
export function fits(item: ItemBody, before: Half, half: Half): boolean {
  return choose(item, before, half).kind !== 'nothing';
}

function isSign(half: Half): boolean {
  return half === 'b' || half === 'n' || half === '#';
}

export interface Pressed {
  readonly key: string; // as in a KeyboardEvent
  readonly code: string;
}

/** What a key of the keyboard means. `choices`: the answers in the order of their buttons, where they have buttons of their own. */
export function pressed(item: ItemBody, before: Half, { key, code }: Pressed, choices: readonly string[], notation: Notation): Meant {
  if (before !== '' && (key === 'Escape' || key === 'Backspace')) return { kind: 'half', half: '' };
  const layout = layoutOf(item);
  const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : '';
  const place = placeOf(code);
  switch (layout) {
    case 'taps':
      return NOTHING;
    case 'rhythms':
    case 'choices':
      if ('step' in item.question && (letter === 'H' || letter === 'W')) return answered(letter === 'H' ? 'half' : 'whole');
      if (letter && areNotes(item)) return answered(onlyOne(item.answers, letterTyped(letter, notation)));
      return answered(choices[place - 1]);
    case 'keys':
      return answered(item.answers.find((answer) => answer === KEY_HOURS[place - 1]?.toString()));
    case 'chord-keys': {
      const hour = KEY_HOURS[place - 1];
      return hour === undefined ? NOTHING : choose(item, before, String(hour));
    }
    case 'letters':
    case 'names': {
      if (layout === 'names') {
        const sign = signTyped(key, isLetter(before) ? before : '');
        if (sign !== null) return choose(item, before, sign);
        if (isLetter(before) && place > 0) return chosen(item, before, SIGNS[place - 1]);
      }
      const typed = letter ? letterTyped(letter, notation) : (lettersInOrder(notation)[place - 1] ?? null);
      if (typed !== null) return choose(item, before, typed);
      return place === 8 && item.answers.includes(NO_NAME) ? answered(NO_NAME) : NOTHING;
    }
    case 'signatures': {
      const sign = signTyped(key, 'any');
      // On some keyboards the key of a digit types a sign, such as "-": it is the digit while the number is missing.
      if (sign !== null && (key !== '-' || before !== '' || place === 0)) return choose(item, before, sign);
      const count = code === 'Digit0' || code === 'Numpad0' ? '0' : place >= 1 && place <= 7 ? String(place) : '';
      return count === '0' ? answered('0') : count === '' ? NOTHING : choose(item, before, count);
    }
  }
}

/** The only answer with this letter. */
function onlyOne(answers: readonly string[], letter: string | null): string | undefined {
  const found = answers.filter((answer) => letter !== null && answer.startsWith(letter));
  return found.length === 1 ? found[0] : undefined;
}

function chosen(item: ItemBody, before: Half, sign: Sign | undefined): Meant {
  return sign === undefined ? NOTHING : choose(item, before, halfOfSign(sign));
}

/** The place of a digit's key, from 1; of the top row's twelve keys where there are so many. 0 for other keys. */
function placeOf(code: string): number {
  const numpad = /^Numpad([1-9])$/.exec(code)?.[1];
  return numpad === undefined ? (hourOfKey(code) ?? 0) : Number(numpad);
}

/** The sign that a key types. "b" is a letter until a letter has been chosen, and "-" may be the key of a digit. */
function signTyped(key: string, after: string): Half | null {
  if (key === '#' || key === '+' || key === '♯') return '#';
  if (key === '♭') return 'b';
  if (after === '') return null;
  if (key === '-') return 'b';
  switch (key.toLowerCase()) {
    case 'b':
      return 'b';
    case 's':
      return '#';
    case 'n':
      return 'n';
    default:
      return null;
  }
}

export type HeardAnswer =
  | Meant
  | { readonly kind: 'names'; readonly names: readonly string[] } // a key with several names, to choose one of
  | { readonly kind: 'named' }; // the name of a note to show

/** What a played, sung or spoken note means. Questions about what is heard, and those about names, cannot be answered by playing. */
export function heard(item: ItemBody, before: Half, answer: Answer): HeardAnswer {
  const one = (name: string | undefined): HeardAnswer => (name === undefined ? { kind: 'nothing' } : { kind: 'answer', answer: name });
  if (answer.kind === 'step') return one('step' in item.question ? answer.step : undefined);
  if (layoutOf(item) === 'chord-keys') {
    const hour = String(answer.hour);
    // A note that is played again is still held.
    return before.split(' ').includes(hour) ? { kind: 'half', half: before } : choose(item, before, hour);
  }
  const exact = answer.kind === 'name' ? item.answers.find((each) => each === answer.name) : undefined;
  const heardNote = {
    answer,
    exact,
    letters: lettersOf(answer),
    sounding: item.answers.filter((each) => hourOfName(each) === answer.hour),
  };
  const meant = KINDS[item.kind].note?.(heardNote, item.question);
  if (typeof meant !== 'object') return one(item.answers.find((each) => each === meant));
  if (meant.kind === 'named') return meant;
  const names = meant.names.filter((name) => item.answers.includes(name));
  return names.length > 1 ? { kind: 'names', names } : one(names[0]);
}
