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

export function grammar(locale: string): Grammar {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const hundredths = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  const plural: Grammar['plural'] = (count, one, many) => (rules.select(count) === 'one' ? one : many);
  return {
    plural,
    counted: (count, one, many) => `${numbers.format(count)} ${plural(count, one, many)}`,
    and: (parts) => conjunction.format(parts),
    or: (parts) => disjunction.format(parts),
    seconds: (milliseconds) => hundredths.format(milliseconds / 1000),
  };
}

/** With a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
