/** The explanation of an answer in words, pictures, and sounds; the same as at the table where a game has one. */

import { pictureOfPlace } from '../lesson/place';
import { pictureOfScale, type Picture } from '../lesson/picture';
import { letterMisplays } from '../games/distance/misplays';
import { stepMisplays } from '../games/steps/misplays';
import type { Misplays } from '../match/game-events';
import { cardOf, type Deck } from '../music/cards';
import { HOUR_OF_LETTER, hourOfName, isLetter } from '../music/hours';
import { onStaff } from '../music/staff';
import { keyOf, noteOfCard, noteOfKey, type Note } from '../music/notes';
import { moreText, saidText, whyText } from '../texts/lessons';
import { or, t } from '../texts/texts.svelte';
import { pianoKeyText, scaleText } from '../texts/theory';
import { keyNote, note } from '../texts/notes';
import { either, pathsIn, textIn, textsIn } from '../texts/tell';
import type { AskedQuestion, Fault, Graded } from '../wire';
import { anotherScaleText, formulasText, misreadText, placeText } from './wrong-text';

/** The question, with notes marked; `named` is false when the cards must not be named. */
export function questionText(question: AskedQuestion, deck: Deck, named: boolean): string {
  const [low = '', high = ''] = namesOfCards(question, deck);
  switch (question.kind) {
    case 'name':
      return t('practice-ask-name');
    case 'find':
      return t(`practice-ask-${question.face ?? 'staff'}`, { note: note(question.name ?? '') });
    case 'interval':
      return t(named ? 'practice-ask-interval' : 'practice-ask-interval.unnamed', { interval: question.interval ?? 2, from: low });
    case 'step':
      return named ? t('practice-ask-step', { low, high }) : t('practice-ask-step.unnamed');
    case 'scale':
      return t('practice-ask-scale', { tonic: keyNote(question.tonic ?? '') });
  }
}

/** What to say about an answer; why, '' for a right one; and the picture of it. */
export interface OutcomeText {
  readonly text: string;
  readonly more: string;
  readonly picture: Picture | null;
}

export function tellVerdict(question: AskedQuestion, { right, code, facts, say }: Graded, deck: Deck): OutcomeText {
  if (right) return { text: rightText(question, facts, say, deck), more: '', picture: null };
  if (code === 'another-scale') return { text: anotherScaleText(facts), more: formulasText(facts), picture: pictureOfScale(facts) };
  if (code === 'misread') {
    return { text: misreadText(facts), more: t(`practice-more-${question.face ?? 'staff'}`), picture: pictureOfPlace(facts, deck) };
  }
  const misplays: Misplays = question.kind === 'interval' ? letterMisplays : stepMisplays;
  const fault = misplays.faults[code as Fault];
  if (!fault) return { text: '', more: '', picture: null };
  return {
    text: `${saidText(misplays.said(say))} ${whyText(fault, facts)}`.trim(),
    more: moreText(fault, facts),
    picture: misplays.picture({ code: code as Fault, facts, say, cards: [] }, deck),
  };
}

function rightText(question: AskedQuestion, facts: Graded['facts'], say: Graded['say'], deck: Deck): string {
  const [low = '', high = ''] = namesOfCards(question, deck);
  switch (question.kind) {
    case 'name':
    case 'find':
      return t('practice-right', { names: either(textsIn(facts, 'names')) });
    case 'interval': {
      const path = pathsIn(facts).find((each) => each.at(-1) === say['letter']) ?? [];
      return t('practice-right-interval', { interval: question.interval ?? 2, path: path.map(note).join(', ') });
    }
    case 'step':
      return t('practice-right-step', { step: say['step'] === 'whole' ? 'whole' : 'half', low, high });
    case 'scale':
      return t('practice-right', { names: scaleText({ tonic: question.tonic ?? '', kind: textIn(facts, 'kind') ?? '' }) });
  }
}

/** The names of each card, e.g. "F♯/G♭". */
function namesOfCards(question: AskedQuestion, deck: Deck): string[] {
  return question.cards.map((code) => either(cardOf(deck, code).names));
}

/** The notes of a question: of its cards, or of the name to be found. */
export function notesOfQuestion(question: AskedQuestion): Note[] {
  if (question.kind !== 'find') return question.cards.flatMap((code) => noteOfCard(code) ?? []);
  const code = question.cards.find((each) => hourOfName(each.slice(0, -1)) === hourOfName(question.name ?? ''));
  const hour = hourOfName(question.name ?? '');
  return code === undefined ? (hour === null ? [] : [{ hour, octave: 4 }]) : [noteOfCard(code) ?? []].flat();
}

/** The notes of the right answer; for an interval, also the letter above the card. */
export function rightSound(question: AskedQuestion, say: Graded['say']): Note[] {
  const notes = notesOfQuestion(question);
  const [low] = notes;
  const letter = say['letter'];
  if (question.kind !== 'interval' || !low || !isLetter(letter)) return notes;
  const up = (((HOUR_OF_LETTER[letter] - low.hour) % 12) + 12) % 12;
  return [low, noteOfKey(keyOf(low) + up)];
}

/** A description of a card's picture that does not give the note away. */
export function describePicture(face: AskedQuestion['face'], code: string, deck: Deck): string {
  const { hour, octave, names } = cardOf(deck, code);
  if (hour === null || octave === null) return '';
  if (face === 'keys') return pianoKeyText(hour);
  if (face === 'clock') return t('practice-hour', { hour });
  const notes = names.map((name) => onStaff(name, octave));
  const places = notes.map((each) => {
    const place = placeText(each);
    return each.sign === 'sharp' || each.sign === 'flat' ? t(`practice-place-${each.sign}`, { place }) : place;
  });
  return t(`practice-picture-${notes[0]?.clef ?? 'gClef'}`, { places: or(places) });
}
