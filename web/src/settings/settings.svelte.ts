/** The settings of this browser: how cards look and sound, how notes are named, which language. */

import { storedValue, storeValue } from '../browser/storage';
import { changed, DEFAULTS, read, type Settings } from './choices';

// Without a browser, as in tests, there are no preferred languages.
const languages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages);

/** The current settings. Components read them; only `choose` changes them. */
const state = $state<Settings>(read(storedValue('settings'), languages()));

export const settings: Readonly<Settings> = state;

let given = $state.raw<Settings['faces'] | null>(null);

/** What cards show now: the faces that the teacher of a class has given, or your own. */
export const shownFaces = (): Settings['faces'] => given ?? state.faces;

/** Let cards show other faces for now, and not change the settings; null for your own again. */
export function giveFaces(faces: Settings['faces'] | null): void {
  given = faces;
}

/** Change some settings and store them in this browser. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(state, changed($state.snapshot(state), changes));
  storeValue('settings', JSON.stringify(state));
}

/** Apply changes made in another tab. Returns a function that stops it. */
export function follow(): () => void {
  const onstorage = (event: StorageEvent): void => {
    if (event.key === 'musicards.settings' || event.key === null) Object.assign(state, read(event.newValue, languages()));
  };
  addEventListener('storage', onstorage);
  return () => removeEventListener('storage', onstorage);
}

export { DEFAULTS };
