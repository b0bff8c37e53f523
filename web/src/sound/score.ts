/** What an event sounds like, and how the sounds of one message follow each other. Pure: nothing sounds here. */

import type { SeenEvent } from '../wire';
import type { Phrase } from '../music/notes';

type Sound =
  | { readonly kind: 'notes'; readonly phrase: Phrase; readonly apart: number } // seconds from one note to the next
  | { readonly kind: 'slip' } // a misplay: quiet, and its own
  | { readonly kind: 'thud' }; // a penalty card, muted

export interface Timed {
  readonly sound: Sound;
  readonly at: number; // seconds after the message
}

/** A lesson after a misplay: when it begins, and how long each of its steps takes; its picture lights up in the same time. */
export const LESSON = { after: 0.75, step: 0.38 } as const;

const CALL: Phrase = [
  { hour: 7, octave: 5 },
  { hour: 12, octave: 6 },
];

/** Time to hear an interval as two notes. */
export const WALKING = 0.42;
/** A scale that runs. */
const RUNNING = 0.14;
const CALLING = 0.16;
const BETWEEN = 0.3; // from one sound to the next thing that sounds
const THUDS_APART = 0.13;
const LONGEST = 3; // seconds for all that one message lets sound

/** What is heard of an event; `own` is what its game gives it to sing. */
function soundsOf(event: SeenEvent, own: Phrase): Sound[] {
  switch (event.type) {
    case 'misplayed':
      return [{ kind: 'slip' }];
    case 'penalized':
      return Array.from({ length: event.count }, () => ({ kind: 'thud' }));
    case 'called':
      return [{ kind: 'notes', phrase: CALL, apart: CALLING }];
    default:
      return own.length > 0 ? [{ kind: 'notes', phrase: own, apart: own.length > 3 ? RUNNING : WALKING }] : [];
  }
}

/** How long until the next sound may begin. */
function room(sound: Sound): number {
  switch (sound.kind) {
    case 'notes':
      return sound.phrase.length * sound.apart + BETWEEN;
    case 'slip':
      return BETWEEN;
    case 'thud':
      return THUDS_APART;
  }
}

/** Everything that one message lets sound, one thing after the other; the more there is, the quicker. */
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
