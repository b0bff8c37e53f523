/** What chords and intervals are called in words. The server’s own names are English. */

/** The kind of a chord by its English name; empty where a symbol says it better. */
export function chordName(kind: string): string {
  return kind;
}

/** An interval by its English name. */
export function intervalName(english: string): string {
  return english;
}
