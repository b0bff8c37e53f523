/** How many fifths a note is above another, by names in ASCII: 1 from C to G, -1 from C to F, 6 from C to F#. */
export function fifthsFrom(from: string, to: string): number {
  return place(to) - place(from);
}

/** The place of a name in the row of fifths F, C, G … B, F#. */
function place(name: string): number {
  const signs = Array.from(name.slice(1), (sign) => (sign === '#' ? 7 : -7));
  return 'FCGDAEB'.indexOf(name.charAt(0)) + signs.reduce((sum, each) => sum + each, 0);
}
