/** The facts of a misplay in The Distance, read from what the server tells. */

export interface Facts {
  readonly said: string;
  readonly needed: readonly string[];
  readonly paths: readonly (readonly string[])[]; // the letters counted, from each that the last one may be
}

export function readFacts(facts: Readonly<Record<string, unknown>>): Facts {
  const paths = facts['paths'];
  return {
    said: typeof facts['said'] === 'string' ? facts['said'] : '',
    needed: strings(facts['needed']),
    paths: Array.isArray(paths) ? paths.map(strings) : [],
  };
}

function strings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}
