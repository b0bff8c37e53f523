import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import { withNotes } from '../texts/notes';
import { textOf } from '../texts/texts.svelte';
import { useLanguage } from '../texts/use-language';
import type { Found } from '../wire';
import { exampleOf, exampleOfScale, WORDS } from './word-examples';

const keys = (word: Parameters<typeof exampleOf>[0]): number[] => exampleOf(word).tones.map(({ key }) => key);

test('the notes of an example can be tapped from low to high', () => {
  expect(keys('half_step')).toEqual([64, 65]);
  expect(keys('whole_step')).toEqual([60, 62]);
  expect(keys('enharmonic')).toEqual([66, 66]);
  expect(keys('interval')).toEqual([60, 62, 64, 65, 67]);
  expect(keys('alphabet')).toEqual([69, 71, 72, 74, 76, 77, 79, 81]);
  expect(exampleOf('alphabet', 'C').tones.map(({ key }) => key)).toEqual([60, 62, 64, 65, 67, 69, 71, 72]);
  expect(keys('clock')).toEqual(Array.from({ length: 13 }, (_, index) => 60 + index));
});

test('the example of a scale is what the server found, up to the octave', () => {
  const notes = [
    { name: 'A3', hour: 9, key: 57, degree: '1' },
    { name: 'C#4', hour: 1, key: 61, degree: '3' },
  ];
  const { tones, picture } = exampleOfScale({ notes } as unknown as Found, true);
  expect(tones).toEqual([
    { names: ['A'], key: 57 },
    { names: ['C#'], key: 61 },
    { names: ['A'], key: 69 },
  ]);
  expect(picture.clock).toMatchObject({ counted: [9, 1], scale: ['A', 'C#'], needed: 9 });
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(['alphabet', 'half_step', 'whole_step', 'enharmonic', 'interval'] as const)('%s is explained by its example', async (word) => {
    await useLanguage(language);
    const named: string[] = [];
    withNotes(textOf(`words-${word}`), (name) => {
      named.push(name);
      return name;
    }, (name) => name); // prettier-ignore
    for (const { names } of exampleOf(word).tones) expect(named).toContain(names[0]);
  });

  test('every word has a title and an explanation', async () => {
    await useLanguage(language);
    for (const word of WORDS) {
      const text = textOf(`words-${word}`, { formula: 'W H', whole: 'W', half: 'H' });
      expect(text).toMatch(/^.{20,}\.$/);
      expect(textOf(`words-${word}.title`)).not.toMatch(/\.$/);
    }
  });
});
