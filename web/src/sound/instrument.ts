/** What an instrument is: it plays one note at a time, into whatever it was made for. */

import type { Note } from '../music/notes';

interface Stroke {
  readonly at: number; // on the context's clock
  readonly loud: number; // 0 to 1
  readonly ring: number; // seconds until the damper falls
}

export type Voice = (note: Note, stroke: Stroke) => void;
