/** Whether the faces of the cards give an answer away. */

import type { Face } from '../settings/choices';
import type { EvidenceBody } from '../wire';

/** By family of atoms: the faces that say the answer. */
const GIVEN_AWAY: Readonly<Record<string, readonly Face[]>> = {
  place: ['name'],
  key: ['name'],
  enharmonic: ['name'],
  hour: ['name', 'clock'],
};

/** The evidence, marked as aided where a face that is shown gives the answer away. */
export function withAid(piece: EvidenceBody, faces: Readonly<Record<Face, boolean>>): EvidenceBody {
  const [family = ''] = piece.atom.split(':');
  return { ...piece, aided: piece.aided || (GIVEN_AWAY[family] ?? []).some((face) => faces[face]) };
}
