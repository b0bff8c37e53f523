/** What a person has chosen for this browser: how cards look and sound, what notes are called, which language. */

import { storedValue, storeValue } from '../browser/storage';
import { changed, DEFAULTS, read, type Settings } from './choices';

// Where there is no browser, as in tests, there is no language to prefer.
const languages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages);

/** The choices as they stand. Components read them; only `choose` changes them. */
const state = $state<Settings>(read(storedValue('settings'), languages()));

export const settings: Readonly<Settings> = state;

/** Change some choices, and remember them in this browser. */
export function choose(changes: Partial<Settings>): void {
  Object.assign(state, changed($state.snapshot(state), changes));
  storeValue('settings', JSON.stringify(state));
}

/** What was chosen in another tab holds here too. Returns how to stop. */
export function follow(): () => void {
  const onstorage = (event: StorageEvent): void => {
    if (event.key === 'musicards.settings' || event.key === null) Object.assign(state, read(event.newValue, languages()));
  };
  addEventListener('storage', onstorage);
  return () => removeEventListener('storage', onstorage);
}

export { DEFAULTS };
