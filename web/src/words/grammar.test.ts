import { describe, expect, it } from 'vitest';
import { grammar } from './grammar';

const COUNTS = [0, 1, 2, 5, 11, 21, 101, 240];

describe.each(['en-GB', 'de', 'fr', 'es'])('in %s', (locale) => {
  it('has the form that the language has for every count there can be', () => {
    const rules = new Intl.PluralRules(locale);
    const { plural } = grammar(locale);
    expect(COUNTS.map((count) => plural(count, 'one', 'many'))).toEqual(COUNTS.map((count) => (rules.select(count) === 'one' ? 'one' : 'many')));
  });
});
