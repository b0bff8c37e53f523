/** The practice page: trying out one's voice, a keyboard and the microphone before a match. */

import { grammar } from '../grammar';

const { counted } = grammar('en-GB');
const halfSteps = (count: number): string => counted(count, 'half step', 'half steps');

export const practice = {
  title: 'Practice',
  lead: 'Sing, play or tap a note and see what it is. Nothing is counted and nothing is kept.',
  /** The link on the first page. */
  invitation: 'Try your voice, a microphone or a MIDI keyboard',
  modes: { any: 'Any note', find: 'Find this note' },
  waiting: 'Sing, play or tap a note.',
  place: (octave: number, hour: number) => `Octave ${String(octave)}, clock number ${String(hour)}`,
  heardNote: (names: string, octave: number, hour: number) => `${names}, octave ${String(octave)}, clock number ${String(hour)}`,
  keys: 'Piano keys',

  task: 'Sing or play this note. Any octave will do.',
  wanted: (names: string) => `The note to find: ${names}`,
  another: 'Another note',
  right: (names: string) => `Yes, that is ${names}.`,
  tooHigh: (names: string, count: number) => `That was ${names}: go down ${halfSteps(count)}.`,
  tooLow: (names: string, count: number) => `That was ${names}: go up ${halfSteps(count)}.`,
  farOff: (names: string) => `That was ${names}: just opposite on the clock, six half steps up or down.`,

  loudness: 'How loud it is here',
  tuning: (cents: number): string => (Math.abs(cents) <= 12 ? 'in tune' : cents > 0 ? 'a little high' : 'a little low'),
  ways: 'Ways to answer',
  waysHelp: 'What is switched on here also works at the table.',
  tip: 'Hold a note for a moment, then stop: each note you sing is one answer. While the page itself sounds, it does not listen.',
};
