/** The tools: scales, chords and intervals looked up. */

import { grammar } from '../grammar';

const { counted } = grammar('en-GB');

export const tools = {
  title: 'Tools',
  /** The link on the first page. */
  invitation: 'Look up scales and chords on the clock, the staff, the keys and the fretboard',
  ask: 'A scale, a chord, an interval or some notes',
  find: 'Look up',
  kind: 'Kind',
  scales: 'Scales',
  chordKinds: 'Chords',
  majorChord: 'major chord',
  someNotes: 'These notes',
  /** A tonic and what is built on it. */
  name: (tonic: string, kind: string) => `${tonic} ${kind}`.trim(),
  order: 'Order of the clock',
  orders: { steps: 'Half steps', fifths: 'Fifths' },
  turn: 'Turn the shape to transpose it',
  turnBack: { steps: 'Down a half step', fifths: 'Down a fifth' },
  turnOn: { steps: 'Up a half step', fifths: 'Up a fifth' },
  onStaff: 'The notes on a staff',
  onKeys: 'The notes on the keys of a piano',
  onFrets: 'The notes on a fretboard',
  tuning: 'Tuning',
  tunings: { guitar: 'Guitar', dropD: 'Guitar, drop D', dadgad: 'Guitar, DADGAD', openG: 'Guitar, open G', bass: 'Bass', ukulele: 'Ukulele', mandolin: 'Mandolin, violin', banjo: 'Banjo' },
  ownTuning: 'Your own',
  openStrings: 'Open strings, from the lowest',
  noTuning: 'Write a note and its octave for each string, such as E2 A2 D3 G3 B3 E4.',
  notes: 'Notes',
  degree: (degree: string) => `degree ${degree}`,
  formula: 'Half steps',
  signature: 'Key signature',
  signs: (count: number): string => (count === 0 ? 'no sharps or flats' : count > 0 ? counted(count, 'sharp', 'sharps') : counted(-count, 'flat', 'flats')),
  aliases: 'Also called',
  chords: 'Chords on its degrees',
  sevenths: 'Sevenths',
  links: { relative: 'Relative', parallel: 'Parallel', mode: 'The same notes from another one', reading: 'These notes can also be', within: 'Scales with these notes' },
  save: 'Save',
  whichPicture: 'Which picture',
  pictures: { clock: 'The clock', staff: 'The staff', keyboard: 'The keys', fretboard: 'The fretboard' },
  asMusic: 'As music:',
  files: { midi: 'MIDI', musicxml: 'MusicXML', abc: 'ABC', lilypond: 'LilyPond' },
};
