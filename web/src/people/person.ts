/** Your name and picture, as stored in this browser. */

import { instruments, tempos } from '../../../src/musicards/texts/names.json';
import { storedValue, storeValue } from '../browser/storage';

/** How many pictures there are; the signs themselves are loaded where one is shown. */
export const PICTURES = 12;

export interface Person {
  readonly name: string;
  readonly avatar: number;
}

/** The stored person: the name that they typed last, or else the last suggested one; for somebody new, a suggestion and a random picture. */
export function recallPerson(): Person {
  const avatar = Number(storedValue('avatar') ?? NaN);
  const known = Number.isInteger(avatar) && avatar >= 0 && avatar < PICTURES;
  const name = storedValue('typed-name') || (storedValue('name') ?? nameOnOffer());
  return { name, avatar: known ? avatar : Math.floor(Math.random() * PICTURES) };
}

export function keepPerson(person: Person): void {
  const name = person.name.trim();
  storeValue('name', name);
  if (!isOffered(name)) storeValue('typed-name', name);
  storeValue('avatar', String(person.avatar));
}

/** A suggested name for people who would rather not type one, such as "Presto Tuba": a tempo and an instrument, in words known in many languages; `chance` returns random numbers from 0 to below 1. */
export function nameOnOffer(chance: () => number = Math.random): string {
  const one = (words: readonly string[]): string => words[Math.floor(chance() * words.length)] ?? '';
  return `${one(tempos)} ${one(instruments)}`;
}

/** Whether a name could have been suggested. A typed name is offered again next time, even after a suggested one was used. */
export function isOffered(name: string): boolean {
  const tempo = tempos.find((each) => name.startsWith(`${each} `));
  return tempo !== undefined && instruments.some((each) => name === `${tempo} ${each}`);
}
