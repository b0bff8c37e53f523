/** Small things that this browser remembers. Storage may be forbidden; then nothing is. */

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`musicards.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`musicards.${name}`, value);
  } catch {
    // Not kept, then.
  }
}
