import { render } from 'svelte/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { SAMPLES } from '../items/samples';
import { LANGUAGES } from '../settings/choices';
import { useLanguage } from '../texts/use-language';
import NewThing from './NewThing.svelte';

const NEW = SAMPLES.filter(({ atoms }) => atoms.length > 0).map((item) => ({ ...item, new: true, wanted: item.answers[0] ?? '' }));

describe.each(LANGUAGES)('what is new, in %s,', (language) => {
  beforeAll(() => useLanguage(language));

  test.each(NEW)('$id has a name, a sentence, its sound and one button', (item) => {
    const { body } = render(NewThing, { props: { item, ask: () => undefined } });
    const text = (pattern: RegExp): string => pattern.exec(body)?.[1]?.trim() ?? '';
    expect(text(/<h2[^>]*><span[^>]*>([^<]*)</)).toMatch(/^[\p{Lu}\p{N}½].*$/u);
    expect(text(/<p class="why[^>]*>([^<]*)</)).toMatch(/\S\.$/);
    expect(body.match(/<button/g)).toHaveLength(2);
    for (const [, label] of body.matchAll(/role="img" aria-label="([^"]*)"/g)) expect(label).not.toBe('');
    expect(body).not.toMatch(/undefined|null|NaN|\u27e6/);
  });
});
