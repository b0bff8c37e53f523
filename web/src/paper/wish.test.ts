import { expect, test } from 'vitest';
import { DEFAULTS } from '../settings/choices';
import type { PaperChoices } from '../wire';
import { paperPath, paperQuery, readPaperWish, type PaperWish } from './wish';

const CHOICES: PaperChoices = {
  ready: true,
  papers: ['cards', 'reference', 'rules'],
  sizes: [
    { name: 'poker', width: 63.5, height: 88.9 },
    { name: 'a4-9up', width: 63.5, height: 88.9 },
  ],
  faces: ['name', 'staff', 'clock', 'keyboard'],
  names: ['english', 'german', 'solfege', 'degrees'],
  palettes: ['clock', 'tubes', 'ink', 'suit', 'contrast'],
  languages: ['en', 'de', 'fr', 'es'],
};

const MINE = { ...DEFAULTS, language: 'de', notation: 'german', palette: 'ink' } as const;

test('at first everything is as this person has it on the screen', () => {
  const wish = readPaperWish('', CHOICES, MINE);
  expect(wish).toMatchObject({ paper: 'cards', size: 'a4-9up', names: 'german', palette: 'ink', language: 'de', largePrint: false });
  expect(wish.faces).toEqual(CHOICES.faces);
});

test('an address is read as it was written, whoever reads it', () => {
  const first = readPaperWish('', CHOICES, MINE);
  const wishes: PaperWish[] = [
    first,
    { ...first, size: 'poker', faces: ['staff'], largePrint: true },
    { ...first, paper: 'rules', size: 'a4-9up', names: 'degrees' },
  ];
  for (const wish of wishes) {
    const parts = paperPath(wish).split('/');
    expect(parts).toHaveLength(3);
    expect(readPaperWish(parts[2] ?? '', CHOICES, DEFAULTS)).toEqual(wish);
  }
});

test('what makes no sense in an address is as usual', () => {
  expect(readPaperWish('paper=poster&size=tarot&faces=guitar&names=&language=it', CHOICES, MINE)).toEqual(readPaperWish('', CHOICES, MINE));
});

test('papers have no size and no faces', () => {
  expect([...paperQuery(readPaperWish('paper=rules&size=a4-9up', CHOICES, MINE)).keys()]).toEqual(['names', 'palette', 'language']);
});
