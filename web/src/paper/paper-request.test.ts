import { expect, test } from 'vitest';
import { DEFAULTS } from '../settings/choices';
import type { PaperChoices } from '../wire';
import { paperPath, paperQuery, readPaperRequest, type PaperRequest } from './paper-request';

const CHOICES: PaperChoices = {
  ready: true,
  papers: ['cards', 'reference', 'rules', 'staves'],
  sizes: [
    { name: 'poker', width: 63.5, height: 88.9 },
    { name: 'a4-9up', width: 63.5, height: 88.9 },
  ],
  faces: ['name', 'staff', 'clock', 'keyboard'],
  names: ['english', 'german', 'solfege', 'degrees'],
  palettes: ['clock', 'tubes', 'ink', 'suit', 'contrast'],
  languages: ['en', 'de', 'fr', 'es'],
  formats: ['a4', 'letter'],
  clefs: ['none', 'treble', 'bass', 'alto', 'tenor', 'piano'],
  staves: [6, 8, 10],
  kinds: ['letter', 'place'],
};

const MINE = { ...DEFAULTS, language: 'de', notation: 'german', palette: 'ink' } as const;

test('at first everything is as this person has it on the screen', () => {
  const request = readPaperRequest('', CHOICES, MINE);
  expect(request).toMatchObject({ paper: 'cards', size: 'a4-9up', names: 'german', palette: 'ink', language: 'de', largePrint: false });
  expect(request.faces).toEqual(CHOICES.faces);
});

test('an address is read as it was written, whoever reads it', () => {
  const first = readPaperRequest('', CHOICES, MINE);
  const requests: PaperRequest[] = [
    first,
    { ...first, size: 'poker', faces: ['staff'], largePrint: true },
    { ...first, paper: 'rules', size: 'a4-9up', names: 'degrees' },
    { ...first, paper: 'staves', clef: 'piano', staves: 8, format: 'letter' },
  ];
  for (const request of requests) {
    const parts = paperPath(request).split('/');
    expect(parts).toHaveLength(3);
    expect(readPaperRequest(parts[2] ?? '', CHOICES, DEFAULTS)).toEqual(request);
  }
});

test('what makes no sense in an address is as usual', () => {
  expect(readPaperRequest('paper=poster&size=tarot&faces=guitar&names=&language=it', CHOICES, MINE)).toEqual(
    readPaperRequest('', CHOICES, MINE),
  );
});

test('papers have no size and no faces', () => {
  expect([...paperQuery(readPaperRequest('paper=rules&size=a4-9up', CHOICES, MINE)).keys()]).toEqual(['names', 'palette', 'language']);
});

test('staff paper has a clef, a number of staffs and a size, and nothing of cards', () => {
  const query = paperQuery(readPaperRequest('paper=staves&clef=bass&staves=7', CHOICES, MINE));
  expect(query.toString()).toBe('clef=bass&staves=10&format=a4');
});
