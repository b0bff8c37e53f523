/** What a teacher's browser remembers of classes, for itself alone: how to get back in, and the real names of children. */

import { fromJson, storedValue, storeValue } from '../browser/storage';

/** A class that was opened, or is taught, in this browser. */
export interface KeptClass {
  readonly code: string;
  /** Of the link for another teacher. */
  readonly secret: string;
  readonly title: string;
}

const MOST = 12; // classes

const isText = (value: unknown): value is string => typeof value === 'string';

function isKept(value: unknown): value is KeptClass {
  if (typeof value !== 'object' || value === null) return false;
  const { code, secret, title } = value as Partial<Record<keyof KeptClass, unknown>>;
  return isText(code) && isText(secret) && isText(title);
}

/** The classes of this browser, the latest first. */
export function keptClasses(): KeptClass[] {
  const stored = fromJson(storedValue('classes'));
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

export const keptClass = (code: string): KeptClass | undefined => keptClasses().find((each) => each.code === code);

export function keepClass(kept: KeptClass): void {
  const others = keptClasses().filter(({ code }) => code !== kept.code);
  storeValue('classes', JSON.stringify([kept, ...others].slice(0, MOST)));
}

/** Forget a class, with the names of its children. */
export function forgetClass(code: string): void {
  storeValue('classes', JSON.stringify(keptClasses().filter((each) => each.code !== code)));
  keepNames(code, {});
}

/** The real names that the teacher has noted, by the child's number. They are never sent anywhere. */
export type RealNames = Readonly<Record<string, string>>;

export function keptNames(code: string): RealNames {
  const stored = fromJson(storedValue(`class-names.${code}`));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, string] => isText(entry[1])));
}

export function keepNames(code: string, names: RealNames): void {
  storeValue(`class-names.${code}`, JSON.stringify(names));
}
