/** Values that this browser stores for the page. Where storage is forbidden, nothing is stored. */

const PROBE = 'musicards.probe';

export function storedValue(name: string): string | null {
  try {
    return localStorage.getItem(`musicards.${name}`);
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
  try {
    const own = Object.keys(localStorage).filter((name) => name.startsWith('musicards.'));
    for (const name of own) localStorage.removeItem(name);
  } catch {
    // Storage is forbidden.
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

export function storeValue(name: string, value: string): void {
  try {
    localStorage.setItem(`musicards.${name}`, value);
  } catch {
    // Storage is forbidden or full.
  }
}
