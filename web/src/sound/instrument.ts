/** The interface of an instrument: it plays one note at a time into its output. */

import type { Note } from '../music/notes';

interface Stroke {
  readonly at: number; // seconds on the context's clock
  readonly loud: number; // 0 to 1
  readonly ring: number; // seconds until the note is damped
}

export type Voice = (note: Note, stroke: Stroke) => void;
