/** Your name and picture, as stored in this browser. */

import { storedValue, storeValue } from '../browser/storage';
import { nameOnOffer } from './suggested-names';
import { SIGNS } from './signs';

export interface Person {
  readonly name: string;
  readonly avatar: number;
}

/** The stored person; for somebody new, a suggested name and a random picture. */
export function recallPerson(): Person {
  const avatar = Number(storedValue('avatar') ?? NaN);
  const known = Number.isInteger(avatar) && avatar >= 0 && avatar < SIGNS.length;
  return { name: storedValue('name') ?? nameOnOffer(), avatar: known ? avatar : Math.floor(Math.random() * SIGNS.length) };
}

export function keepPerson(person: Person): void {
  storeValue('name', person.name.trim());
  storeValue('avatar', String(person.avatar));
}
