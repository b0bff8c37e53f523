/** Note names: ASCII on the wire (`F#`, `Gb`), real signs on the screen, words for the screen reader. */

import { HOUR_OF_LETTER, isLetter } from './hours';

const SIGNS: Readonly<Record<string, string>> = { '#': '♯', '##': '𝄪', b: '♭', bb: '𝄫', '': '' };

const WORDS: Readonly<Record<string, string>> = {
  '#': ' sharp',
  '♯': ' sharp',
  '##': ' double sharp',
  '𝄪': ' double sharp',
  b: ' flat',
  '♭': ' flat',
  bb: ' double flat',
  '𝄫': ' double flat',
};

/** A note name or card code within a text; "Bb" is one, also in "four Bbs"; "Above" is none. */
const NOTE = /(?<![A-Za-z])([A-G])(##|#|bb|b|𝄪|𝄫|♯|♭)(?!(?!s(?![A-Za-z]))[A-Za-z#])/gu;
const QUESTION_CARD = /(?<!\S)\?[1-4]\b/g;
const SCALE_CARD = /\bX[12]\b/g;

/** A text of the server with real signs: "F#3 fits" becomes "F♯3 fits". */
export function withSigns(text: string): string {
  return text
    .replace(NOTE, (_all, letter: string, sign: string) => letter + (SIGNS[sign] ?? sign))
    .replace(QUESTION_CARD, 'the ? card')
    .replace(SCALE_CARD, 'the Chromatic Scale card');
}

/** The same text to be spoken: "F sharp 3 fits". */
export function spoken(text: string): string {
  return text
    .replace(NOTE, (_all, letter: string, sign: string) => letter + (WORDS[sign] ?? sign))
    .replace(/(sharp|flat)(?=\d)/g, '$1 ')
    .replace(QUESTION_CARD, 'the question mark card')
    .replace(SCALE_CARD, 'the Chromatic Scale card');
}

/** The clock number of a name, with any number of sharps or flats; null when it is no note name. */
export function hourOfName(name: string): number | null {
  const letter = name.charAt(0);
  if (!isLetter(letter)) return null;
  let hour = HOUR_OF_LETTER[letter];
  for (const sign of name.slice(1).replaceAll('♯', '#').replaceAll('♭', 'b')) {
    if (sign === '#') hour += 1;
    else if (sign === 'b') hour -= 1;
    else return null;
  }
  return (((hour - 1) % 12) + 12) % 12 + 1;
}
