/** Numbers, plurals and lists as a language has them. */

export interface Grammar {
  /** A number with its noun: "1 card", "3 cards". */
  readonly counted: (count: number, one: string, many: string) => string;
  /** The noun alone, in the form that goes with the number. */
  readonly plural: (count: number, one: string, many: string) => string;
  readonly and: (parts: readonly string[]) => string;
  readonly or: (parts: readonly string[]) => string;
  /** Milliseconds as seconds: "0.13". */
  readonly seconds: (milliseconds: number) => string;
}

/** Made when it is wanted first: a browser takes long over these, and no page wants all of them at once. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

export function grammar(locale: string): Grammar {
  // Our languages have two forms for a number of things; in French nothing is as little as one.
  const isOne = (count: number): boolean => count === 1 || (count === 0 && locale === 'fr');
  const hundredths = once(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
  const conjunction = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const disjunction = once(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const plural: Grammar['plural'] = (count, one, many) => (isOne(count) ? one : many);
  return {
    plural,
    counted: (count, one, many) => `${String(count)} ${plural(count, one, many)}`,
    and: (parts) => conjunction().format(parts),
    or: (parts) => disjunction().format(parts),
    seconds: (milliseconds) => hundredths().format(milliseconds / 1000),
  };
}

/** With a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
