/** The facts of a misplay in Steps, read from what the server tells. */

export interface Facts {
  readonly top: number | null; // the hour stepped from; null on a wild starter
  readonly needed: number | null; // the hour that every card had to have
  readonly hours: readonly number[]; // those of the cards
}

export function readFacts(facts: Readonly<Record<string, unknown>>): Facts {
  const hours = facts['hours'];
  return {
    top: hour(facts['top']),
    needed: hour(facts['needed']),
    hours: Array.isArray(hours) ? hours.filter((each) => typeof each === 'number') : [],
  };
}

function hour(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
