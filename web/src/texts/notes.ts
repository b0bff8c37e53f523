/**
 * Notes within texts. A text marks each note by its ASCII name; only when the text is shown or spoken does the mark become
 * a name in the player's notation.
 */

const MARK = /\u27e6([-=]?)([^\u27e7]*)\u27e7/g;

/** Mark a note by its ASCII name (`F#`, `Bb`, with or without an octave); it is shown in the player's notation. */
export function note(name: string): string {
  return `\u27e6${name}\u27e7`;
}

/** Mark the tonic of a key or a scale, which is named even where notes are shown as degrees. */
export function keyNote(name: string): string {
  return `\u27e6=${name}\u27e7`;
}

/** The same in lower case, as German writes minor keys. */
export function smallNote(name: string): string {
  return `\u27e6-${name}\u27e7`;
}

/** Turn the key names of a text to lower case, as German writes minor keys. */
export function lowerCaseNotes(text: string): string {
  return text.replace(/\u27e6=/g, '\u27e6-');
}

/** A part of a text that is written in one way and said in another, such as the "m7" of a chord symbol. It has no notes. */
export function twoWays(written: string, said: string): string {
  return `\u27e8${written}|${said}\u27e9`;
}

/** A text with one of the ways of its parts that have two: 1 as written, 2 as said. */
export function inOneWay(text: string, way: 1 | 2): string {
  return text.replace(/\u27e8([^|]*)\|([^\u27e9]*)\u27e9/g, `$${String(way)}`);
}

/** The slash between two names of one pitch. */
export const EITHER = /(?<=\u27e7)\/(?=\u27e6)/g;

/** The end of what comes before a note that begins a sentence: nothing or the end of a sentence, then at most opening signs. */
const SENTENCE_BEGINS = /(?:^|\n|[.!?…]\s?[»”"]?\s)[\s¿¡«“„"(*_-]*$/;
/** The other name of a pitch, or the chord above this bass note: both begin the sentence, or none. */
const JOINED_BY_SLASH = /\S+\/$/;

/** Names a note. `inside`: within a sentence, where some languages write it in lower case; otherwise it begins the text or a sentence. */
export type NoteName = (ascii: string, inside: boolean) => string;

/** Replace the marks of a text: notes by `name`, tonics by `keyName`. */
export function withNotes(text: string, name: NoteName, keyName: NoteName): string {
  return text.replace(MARK, (_all, kind: string, ascii: string, at: number) => {
    const inside = !SENTENCE_BEGINS.test(text.slice(0, at).replace(JOINED_BY_SLASH, ''));
    if (kind === '') return name(ascii, inside);
    return kind === '-' ? keyName(ascii, inside).toLowerCase() : keyName(ascii, inside);
  });
}
