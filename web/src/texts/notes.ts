/**
 * Notes within texts. A text carries a note as a mark around its ASCII name; only when it is shown or spoken the mark becomes
 * a name in the player's own notation.
 */

const MARK = /\u27e6([-=]?)([^\u27e7]*)\u27e7/g;

/** A note in a text, by its ASCII name (`F#`, `Bb`, with an octave or without): to be named as the player names notes. */
export function note(name: string): string {
  return `\u27e6${name}\u27e7`;
}

/** The tonic that names a key or a scale: by its own name even where notes are called by their degrees in it. */
export function keyNote(name: string): string {
  return `\u27e6=${name}\u27e7`;
}

/** The same in small letters, as German writes the names of minor keys. */
export function smallNote(name: string): string {
  return `\u27e6-${name}\u27e7`;
}

/** A text with its keys' notes in small letters, as German writes the names of minor keys. */
export function lowerCaseNotes(text: string): string {
  return text.replace(/\u27e6=/g, '\u27e6-');
}

/** Two names of one pitch, side by side. */
export const EITHER = /(?<=\u27e7)\/(?=\u27e6)/g;

/** A text with its notes named by `name`, and what keys are named after by `keyName`. */
export function withNotes(text: string, name: (ascii: string) => string, keyName: (ascii: string) => string): string {
  return text.replace(MARK, (_all, kind: string, ascii: string) => {
    if (kind === '') return name(ascii);
    return kind === '-' ? keyName(ascii).toLowerCase() : keyName(ascii);
  });
}
