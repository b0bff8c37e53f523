/** The face of a card that a question shows. */

import type { AskedQuestion } from '../wire';

type QuestionFace = NonNullable<AskedQuestion['face']>;

/** Faces with only this one switched on. */
export function faceAlone(face: QuestionFace): Readonly<Record<'name' | 'staff' | 'keys' | 'clock' | 'sound', boolean>> {
  return { name: false, staff: face === 'staff', keys: face === 'keys', clock: face === 'clock', sound: false };
}
