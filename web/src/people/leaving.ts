/** Leaving a table by a button: nobody waits for you any more. */

import { forgetTable } from '../browser/recent-tables';
import { leaveMatch, Problem } from '../net/http';
import { makeHost } from '../net/rare-calls';
import type { Room } from '../wire';

/** What somebody loses who leaves: the game, the seat, or nothing. */
export function lossOf(room: Room): 'game' | 'seat' | null {
  if (room.yours.length === 0 || room.over || !room.started) return null;
  return room.seats.some(({ kind, taken, seat }) => kind === 'person' && taken && !room.yours.includes(seat)) ? 'seat' : 'game';
}

/** The person who chooses the next game once you have left a game that is over; null if you are not the host, or nobody is here. */
export function nextHost(room: Room): number | null {
  if (!room.over || room.host === null || !room.yours.includes(room.host)) return null;
  const count = room.seats.length;
  const clockwise = room.seats.map((_, step) => room.seats[((room.host ?? 0) + step) % count]);
  return clockwise.find((seat) => seat?.kind === 'person' && seat.taken && seat.here && !room.yours.includes(seat.seat))?.seat ?? null;
}

/** Leave the table. From a game that is over, you keep your place in its review; one that others play on stays listed, to come back. */
export async function leaveTable(room: Room): Promise<void> {
  const following = nextHost(room);
  if (following !== null) await makeHost(room.code, following);
  else if (room.yours.length > 0 && !room.over) await giveUp(room.code, { forget: lossOf(room) !== 'seat' });
}

/** Give up the seat at an unfinished table. `forget`: do not list the table any more. */
export async function giveUp(code: string, { forget = true } = {}): Promise<void> {
  try {
    await leaveMatch(code);
  } catch (error) {
    // A table that has been closed, or at which somebody else has the seat, is left already.
    const left = error instanceof Problem && [403, 404, 410].includes(error.status);
    if (!left) throw error;
  }
  if (forget) forgetTable(code);
}
