/** Notes that are tapped, played or sung one after the other or together, gathered to be asked about. Pure. */

import { noteOfKey } from '../music/notes';

export interface Gathered {
  /** As MIDI counts them, the lowest first. */
  readonly keys: readonly number[];
  /** They were held together: the next one begins anew. */
  readonly chord: boolean;
  /** When the last one came, in milliseconds. */
  readonly last: number;
}

export const NOTHING: Gathered = { keys: [], chord: false, last: -Infinity };

const PAUSE = 3000; // milliseconds after which what is played next is something else

const sorted = (keys: Iterable<number>): number[] => [...new Set(keys)].toSorted((one, other) => one - other);

/** With a key that was played; `held`: those that are down now. Notes in a row stay together, and so does what is held. */
export function played(before: Gathered, key: number, held: readonly number[], time: number): Gathered {
  const last = time;
  if (held.length > 1) return { keys: sorted(before.chord ? [...before.keys, ...held] : held), chord: true, last };
  const anew = before.chord || time - before.last > PAUSE;
  return { keys: sorted(anew ? [key] : [...before.keys, key]), chord: false, last };
}

/** With a key that was tapped: it comes, or it goes. What is tapped is never done by itself. */
export function tapped({ keys }: Gathered, key: number): Gathered {
  return { ...NOTHING, keys: keys.includes(key) ? keys.filter((each) => each !== key) : sorted([...keys, key]) };
}

/** The same where every octave shows: the key comes, or its pitch goes in all of them. */
export function tappedPitch(before: Gathered, key: number): Gathered {
  const others = before.keys.filter((each) => noteOfKey(each).hour !== noteOfKey(key).hour);
  return others.length < before.keys.length ? { ...NOTHING, keys: others } : tapped(before, key);
}
