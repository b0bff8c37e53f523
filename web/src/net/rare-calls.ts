/** Calls that only some people need: of a table's host, for another device, and about what is kept of this browser. */

import type * as wire from '../wire';
import { answerTo, call, matchPath } from './http';
import { forgetSession } from './session';

export async function closeTable(code: string): Promise<void> {
  await answerTo('POST', `${matchPath(code)}/close`, {});
}
/** The records of all finished matches in which this browser has a seat, one line each; '' if there are none. */
export const getRecords = async (): Promise<string> => (await answerTo('GET', 'records')).text();
/**
 * End the session: the server deletes the cookie, makes copies of it useless, and takes you out of all finished matches. Where there
 * is no server, all games are deleted.
 */
export async function forgetMe(): Promise<void> {
  await answerTo('POST', 'forget', {});
  forgetSession();
}
/** Let nobody else sit down at the table you are the host of, or let people sit down again. */
export const lockTable = (code: string, locked: boolean): Promise<wire.Room> => call('POST', `${matchPath(code)}/lock`, { locked });
/** Take a person out of the match, and lock the table. */
export const removePlayer = (code: string, seat: number): Promise<wire.Room> => call('POST', `${matchPath(code)}/remove`, { seat });
/** A key for a link to your own seat, which opens it once, for some minutes. */
export const makeSeatLink = (code: string): Promise<wire.SeatLink> => call('POST', `${matchPath(code)}/link`, {});
/** Replace the key of your own seat: links to it no longer work. */
export const replaceKey = (code: string): Promise<wire.Room> => call('POST', `${matchPath(code)}/key`, {});
/** Make the server listen in the network of this computer, so that other devices can open its tables. */
export const share = (): Promise<wire.Shared> => call('POST', 'share', {});
export const makeHost = (code: string, seat: number): Promise<wire.Room> => call('POST', `${matchPath(code)}/host`, { seat });
