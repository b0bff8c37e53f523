/** The acts of a match that this tab has sent, and that were accepted: a computer may have played for its player meanwhile. */

const nameOf = (code: string): string => `musicards.acts.${code}`;

/** The versions that the acts led to. They survive a reload of this tab. */
export function ownActs(code: string): ReadonlySet<number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(code)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'number') : []);
  } catch {
    return new Set(); // storage is forbidden, or somebody else has written there
  }
}

/** Note that an act of this tab led to `version`. */
export function noteOwnAct(code: string, version: number): void {
  try {
    sessionStorage.setItem(nameOf(code), JSON.stringify([...ownActs(code), version]));
  } catch {
    // Storage is forbidden or full: the result then does not say how much was right.
  }
}
