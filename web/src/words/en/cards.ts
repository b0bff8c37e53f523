/** What is printed on cards, in words. */

export const cards = {
  either: (one: string, other: string) => `${one} or ${other}`,
  described: (names: string, octave: number, hour: number) => `${names}, octave ${String(octave)}, clock number ${String(hour)}`,
  question: 'Wild card, question mark',
  chromaticScale: 'Wild card, Chromatic Scale',
};
