/** What is said to an answer, in words and pictures and sounds: as at the table wherever a game says it. */

import { pictureOfPlace } from '../lesson/place';
import { pictureOf, pictureOfScale, type Picture } from '../lesson/picture';
import { cardOf, type Deck } from '../music/cards';
import { HOUR_OF_LETTER, isLetter } from '../music/hours';
import { hourOfName } from '../music/names';
import { onStaff } from '../music/staff';
import { keyOf, noteOfCard, noteOfKey, type Note } from '../music/notes';
import { moreText, saidText, whyText } from '../texts/lessons';
import { isFault } from '../words/reasons';
import { pathsIn, textIn, textsIn } from '../words/tell';
import { words } from '../words/words.svelte';
import type { AskedQuestion, Judged } from '../wire';

const placeOf = (letter: string, octave: number): number => onStaff(letter, octave).place;

/** The question, marked; it does not say what cards are called whose names one does not want to see. */
export function questionText(question: AskedQuestion, deck: Deck, named: boolean): string {
  const say = words().questions;
  const [first = [], second = []] = named ? question.cards.map((code) => cardOf(deck, code).names) : [];
  switch (question.kind) {
    case 'name':
      return say.askName;
    case 'find':
      return say.askFind[question.face ?? 'staff'](question.name ?? '');
    case 'interval':
      return say.askInterval(question.interval ?? 2, first);
    case 'step':
      return say.askStep(first, second);
    case 'scale':
      return say.askScale(question.tonic ?? '');
  }
}

/** What is said to an answer; why that is so, '' for a right one; and the picture of it. */
export interface Told {
  readonly text: string;
  readonly more: string;
  readonly picture: Picture | null;
}

export function tellVerdict(question: AskedQuestion, { right, code, facts, say }: Judged, deck: Deck): Told {
  const { questions } = words();
  if (right) return { text: rightText(question, facts, say, deck), more: '', picture: null };
  if (code === 'another-scale')
    return { text: questions.anotherScale(facts), more: questions.more.scale(facts), picture: pictureOfScale(facts) };
  if (code === 'misread') {
    return {
      text: questions.misread(facts, placeOf),
      more: questions.more[question.face ?? 'staff'],
      picture: pictureOfPlace(facts, deck),
    };
  }
  if (code === null || !isFault(code)) return { text: '', more: '', picture: null };
  return {
    text: `${saidText(say)} ${whyText(code, facts)}`.trim(),
    more: moreText(code, facts),
    picture: pictureOf({ code, facts, say, cards: [] }, deck),
  };
}

function rightText(question: AskedQuestion, facts: Judged['facts'], say: Judged['say'], deck: Deck): string {
  const { right } = words().questions;
  const [first = [], second = []] = question.cards.map((code) => cardOf(deck, code).names);
  switch (question.kind) {
    case 'name':
    case 'find':
      return right.note(textsIn(facts, 'names'));
    case 'interval': {
      const path = pathsIn(facts).find((each) => each.at(-1) === say['letter']);
      return right.interval(question.interval ?? 2, path ?? []);
    }
    case 'step':
      return right.step(say['step'] ?? '', first, second);
    case 'scale':
      return right.scale(question.tonic ?? '', textIn(facts, 'kind') ?? '');
  }
}

/** The notes of a question: of its cards, or of the name to be found. */
export function notesOfQuestion(question: AskedQuestion): Note[] {
  if (question.kind !== 'find') return question.cards.flatMap((code) => noteOfCard(code) ?? []);
  const code = question.cards.find((each) => hourOfName(each.slice(0, -1)) === hourOfName(question.name ?? ''));
  const hour = hourOfName(question.name ?? '');
  return code === undefined ? (hour === null ? [] : [{ hour, octave: 4 }]) : [noteOfCard(code) ?? []].flat();
}

/** What a right answer sounds like: for an interval the letter above the card, too. */
export function rightSound(question: AskedQuestion, say: Judged['say']): Note[] {
  const notes = notesOfQuestion(question);
  const [low] = notes;
  const letter = say['letter'];
  if (question.kind !== 'interval' || !low || !isLetter(letter)) return notes;
  const up = (((HOUR_OF_LETTER[letter] - low.hour) % 12) + 12) % 12;
  return [low, noteOfKey(keyOf(low) + up)];
}

/** What a picture of a card shows, in words that do not say which note it is. */
export function describePicture(face: AskedQuestion['face'], code: string, deck: Deck): string {
  const say = words().questions;
  const { hour, octave, names } = cardOf(deck, code);
  if (hour === null || octave === null) return '';
  if (face === 'keys') return describeKey(hour);
  if (face === 'clock') return say.hour(hour);
  const places = names.map((name) => onStaff(name, octave));
  const told = places.map(({ place, sign }) => say.onStaff(place, sign === 'sharp' || sign === 'flat' ? sign : null));
  return say.clef(places[0]?.clef ?? 'gClef') + words().common.colon + say.either(told);
}

/** Where a key lies, without its name. */
export function describeKey(hour: number): string {
  const say = words().questions;
  const white = [12, 2, 4, 5, 7, 9, 11];
  const place = white.indexOf(hour);
  return place >= 0 ? say.whiteKey(place + 1) : say.blackKey(white.filter((each) => each % 12 < hour).length);
}
