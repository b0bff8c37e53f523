/** At which of this computer's addresses the children come in: the teacher chooses, and the projector shows the same. */

import { storedValue, storeValue } from '../browser/storage';

export const keptAddress = (): string => storedValue('class-address') ?? '';

export function keepAddress(address: string): void {
  storeValue('class-address', address);
}
