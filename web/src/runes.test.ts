import { expect, test } from 'vitest';

const plain = import.meta.glob<string>(['./**/*.ts', '!./**/*.svelte.ts', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('runes stand only where Svelte compiles them: elsewhere they are an error when the page runs', () => {
  const wrong = Object.entries(plain).filter(([, source]) => /\$(?:state|derived|effect|props)\b/.test(source));
  expect(Object.keys(plain).length).toBeGreaterThan(50);
  expect(wrong.map(([name]) => name)).toEqual([]);
});
