/** Values that this browser stores for the page. Where storage is forbidden, nothing is stored. */

export function storedValue(name: string): string | null {
  try {
    return localStorage.getItem(`musicards.${name}`);
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

export function storeValue(name: string, value: string): void {
  try {
    localStorage.setItem(`musicards.${name}`, value);
  } catch {
    // Storage is forbidden or full.
  }
}
