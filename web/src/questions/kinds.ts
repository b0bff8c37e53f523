/** Which face of a card a question shows. */

import type { AskedQuestion } from '../wire';

type QuestionFace = NonNullable<AskedQuestion['face']>;

/** A card that shows this face and no other. */
export function faceAlone(face: QuestionFace): Readonly<Record<'name' | 'staff' | 'keys' | 'clock' | 'sound', boolean>> {
  return { name: false, staff: face === 'staff', keys: face === 'keys', clock: face === 'clock', sound: false };
}
