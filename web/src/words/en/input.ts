/** Answering by other ways than tapping and typing: MIDI keyboard, microphone, speaking. */

import type { Way, WayState } from '../../settings/input-ways';
import { grammar } from '../grammar';
import { note } from '../notes';

const { or } = grammar('en-GB');

const ways: Readonly<Record<Way, string>> = { midi: 'MIDI keyboard', microphone: 'Microphone', speech: 'Speaking' };

const ASLEEP = 'Tap the page once, then it begins.';

/** How it stands with a way, in a sentence. */
const STATES: Readonly<Record<Way, Readonly<Record<WayState['kind'], string>>>> = {
  midi: {
    off: 'Switched off.',
    asking: 'Looking for keyboards.',
    unsupported: 'This browser cannot use MIDI keyboards here.',
    refused: 'The browser does not allow it. You can change that in its settings for this page.',
    none: 'No keyboard found. Plug one in or switch it on.',
    asleep: ASLEEP,
    on: 'Connected.',
  },
  microphone: {
    off: 'Switched off.',
    asking: 'Waiting for the microphone.',
    unsupported: 'There is no microphone to be had here. The page may need a secure address (https).',
    refused: 'The browser does not allow it. You can change that in its settings for this page.',
    none: 'No microphone found.',
    asleep: ASLEEP,
    on: 'Listening. Nothing is recorded or sent.',
  },
  speech: {
    off: 'Switched off.',
    asking: 'Getting ready.',
    unsupported: 'This browser cannot recognise speech.',
    refused: 'The browser does not allow it. You can change that in its settings for this page.',
    none: 'No microphone found.',
    asleep: ASLEEP,
    on: 'Listening for note names.',
  },
};

export const input = {
  bar: 'Other ways to answer',
  ways,
  state: (way: Way, state: WayState) => (state.kind === 'on' && state.name ? `Connected: ${state.name}.` : STATES[way][state.kind]),
  switchOff: (way: Way) => `${ways[way]}: switch off`,
  heard: 'Heard:',
  half: 'half step',
  whole: 'whole step',

  chooseFirst: 'Choose cards first.',
  notYourTurn: 'It is not your turn.',
  whichLetter: (letters: readonly string[]) => `Is it ${or(letters.map(note))}? Tap the letter, or play it.`,
  noStep: (heard: string, halfSteps: number, top: string) =>
    halfSteps === 12 ? `${heard} is the pitch on top itself. A step leads upward.` : `${heard} lies ${String(halfSteps)} half steps above ${top}: neither a half nor a whole step.`,
  onlyWilds: 'Only a wild needs its note said: first put one down.',
  justPlay: 'No step is said to begin: play the note of your card, or tap the button.',
};
