/** Who one is at a table, as this browser remembers it. */

import { storedValue, storeValue } from '../browser/storage';
import { nameOnOffer } from './suggested-names';
import { SIGNS } from './signs';

export interface Person {
  readonly name: string;
  readonly avatar: number;
}

/** Who sat here last; somebody new gets a name on offer and any picture. */
export function recallPerson(): Person {
  const avatar = Number(storedValue('avatar') ?? NaN);
  const known = Number.isInteger(avatar) && avatar >= 0 && avatar < SIGNS.length;
  return { name: storedValue('name') ?? nameOnOffer(), avatar: known ? avatar : Math.floor(Math.random() * SIGNS.length) };
}

export function keepPerson(person: Person): void {
  storeValue('name', person.name.trim());
  storeValue('avatar', String(person.avatar));
}
