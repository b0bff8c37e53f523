/** Values that this browser stores for the page. Where storage is forbidden, nothing is stored. */

const PROBE = 'musicards.probe';

/** Where a value is stored: in the browser, for all its tabs, or in this tab, until it is closed. */
type Place = 'browser' | 'tab';

const storageOf = (place: Place): Storage => (place === 'tab' ? sessionStorage : localStorage);

export function storedValue(name: string, place: Place = 'browser'): string | null {
  try {
    return storageOf(place).getItem(`musicards.${name}`);
  } catch {
    return null;
  }
}

/** What a stored text says in JSON; null for no text, and for one that is not JSON. */
export function fromJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** Delete every value of the page. */
export function deleteValues(): void {
  for (const place of ['browser', 'tab'] as const) {
    try {
      const storage = storageOf(place);
      const own = Object.keys(storage).filter((name) => name.startsWith('musicards.'));
      for (const name of own) storage.removeItem(name);
    } catch {
      // Storage is forbidden.
    }
  }
}

/** Whether this browser stores values for the page. */
export function keepsValues(): boolean {
  try {
    localStorage.setItem(PROBE, '1');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

export function storeValue(name: string, value: string, place: Place = 'browser'): void {
  try {
    storageOf(place).setItem(`musicards.${name}`, value);
  } catch {
    // Storage is forbidden or full.
  }
}
