/** The sounds of events, and their schedule within one message. Pure: nothing is played here. */

import type { SeenEvent } from '../wire';
import type { Phrase } from '../music/notes';

type Sound =
  | { readonly kind: 'notes'; readonly phrase: Phrase; readonly apart: number } // seconds between notes
  | { readonly kind: 'misplay' } // a misplay: quiet and distinctive
  | { readonly kind: 'thud' }; // a penalty card, muted

export interface Timed {
  readonly sound: Sound;
  readonly at: number; // seconds after the message
}

/** The sound of the right answer after a misplay: its start and the length of a step in seconds; its picture lights up in time. */
export const LESSON = { after: 0.75, step: 0.38 } as const;

const CALL: Phrase = [
  { hour: 7, octave: 5 },
  { hour: 12, octave: 6 },
];

/** Seconds between two notes of an interval. */
export const WALKING = 0.42;
/** Seconds between notes of a scale. */
const RUNNING = 0.14;
const CALLING = 0.16;
const BETWEEN = 0.3; // seconds from one sound to the next
const THUDS_APART = 0.13;
const LONGEST = 3; // seconds for all sounds of one message

/** The sounds of an event; `own` is the phrase its game gives it. */
function soundsOf(event: SeenEvent, own: Phrase): Sound[] {
  switch (event.type) {
    case 'misplayed':
      return [{ kind: 'misplay' }];
    case 'penalized':
      return Array.from({ length: event.count }, () => ({ kind: 'thud' }));
    case 'called':
      return [{ kind: 'notes', phrase: CALL, apart: CALLING }];
    default:
      return own.length > 0 ? [{ kind: 'notes', phrase: own, apart: own.length > 3 ? RUNNING : WALKING }] : [];
  }
}

/** Seconds until the next sound may begin. */
function room(sound: Sound): number {
  switch (sound.kind) {
    case 'notes':
      return sound.phrase.length * sound.apart + BETWEEN;
    case 'misplay':
      return BETWEEN;
    case 'thud':
      return THUDS_APART;
  }
}

/** Schedule the sounds of one message in sequence; the more there are, the faster. */
export function score(events: readonly SeenEvent[], own: (event: SeenEvent) => Phrase): Timed[] {
  const sounds = events.flatMap((event) => soundsOf(event, own(event)));
  const whole = sounds.reduce((time, sound) => time + room(sound), 0);
  const pace = Math.min(1, LONGEST / whole);
  let at = 0;
  return sounds.map((sound) => {
    const timed = { sound: sound.kind === 'notes' ? { ...sound, apart: sound.apart * pace } : sound, at };
    at += room(sound) * pace;
    return timed;
  });
}
