import { expect, test } from 'vitest';

const COMPONENTS = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

test('a list names notes for screen readers, too: by NamedOption', () => {
  const written = Object.entries(COMPONENTS).filter(([, text]) => /<option[^>]*>\{(shown|keyNameOf|nameOf)\(/.test(text));
  expect(written.map(([file]) => file)).toEqual([]);
});
