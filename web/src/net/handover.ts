/** The calls for what a server passes on to another device of the same person. */

import type * as wire from '../wire';
import { answerTo } from './http';

/** Leave bytes with the server for ten minutes. Returns the id with which they can be picked up, once. */
export async function leaveHandover(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { id } = (await (await answerTo('POST', 'handovers', bytes)).json()) as wire.Left;
  return id;
}

export async function pickUpHandover(id: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await answerTo('POST', `handovers/${encodeURIComponent(id)}`)).arrayBuffer());
}
