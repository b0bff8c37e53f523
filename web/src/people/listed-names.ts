/** The names that people can choose who join a table where names come from a list. The server accepts no others there. */

import firstNames from '../../../src/musicards/texts/first_names.json';
import { storedValue, storeValue } from '../browser/storage';
import { isOffered, nameOnOffer } from './person';

export const FIRST_NAMES: readonly string[] = firstNames;

/** The name as it is on the list, whatever its capitals, or a suggested one; null if it is neither. */
export function listed(name: string): string | null {
  const plain = name.trim().toLowerCase();
  return FIRST_NAMES.find((each) => each.toLowerCase() === plain) ?? (isOffered(name) ? name : null);
}

/** The name to begin with: the person's own if it is listed, else the one that they had at such a table before, or a suggestion. */
export function recallListedName(own: string): string {
  return listed(own) ?? listed(storedValue('listed-name') ?? '') ?? nameOnOffer();
}

/** Keep the name for the next time, so that whoever comes back is called the same. What they typed elsewhere stays. */
export function keepListedName(name: string): void {
  storeValue('listed-name', name);
}
