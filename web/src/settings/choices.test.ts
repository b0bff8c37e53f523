import { describe, expect, test } from 'vitest';
import { changed, DEFAULTS, MOTIONS, PALETTES, preferredLanguage, PRESETS, read, rootData, THEMES } from './choices';
import script from '../../public/theme.js?raw';

describe('what was remembered', () => {
  const flags = Object.entries(DEFAULTS).filter(([, value]) => typeof value === 'boolean');
  const others: Record<string, unknown> = {
    ...Object.fromEntries(flags.map(([name, value]) => [name, !value])),
    language: 'de',
    notation: 'degrees',
    faces: PRESETS.reading,
    palette: 'ink',
    theme: 'dark',
    volume: 0.3,
    motion: 'reduced',
    pairing: 'staff-keys',
  };

  test.each(Object.entries(DEFAULTS))('%s is taken as it was', (name, usual) => {
    expect([undefined, usual]).not.toContainEqual(others[name]);
    const kept = { ...DEFAULTS, [name]: others[name] };
    expect(read(JSON.stringify(kept), [])).toEqual(kept);
  });

  test.each([null, '', '{', '[]', 'null', '7', '{"palette":"pink","volume":3,"faces":0,"sound":"yes"}'])('%s is the usual', (text) =>
    expect(read(text, [])).toEqual(DEFAULTS),
  );

  test('never leaves a card without a face', () => {
    const none = { name: false, staff: false, keys: false, clock: false, sound: false };
    expect(read(JSON.stringify({ faces: none }), []).faces).toEqual(PRESETS.all);
  });
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['tlh', 'es'], 'es'],
  [['tlh'], 'en'],
  [[], 'en'],
] as const)('a browser that reads %j gets %s', (languages, language) => expect(preferredLanguage(languages)).toBe(language));

test('a new browser names notes as is usual in its language', () => {
  expect(read(null, ['fr']).notation).toBe('solfege');
});

describe('another language', () => {
  test('brings its names of notes', () => {
    expect(changed(DEFAULTS, { language: 'de' }).notation).toBe('german');
  });

  test('leaves names that were chosen', () => {
    expect(changed({ ...DEFAULTS, notation: 'degrees' }, { language: 'de' }).notation).toBe('degrees');
  });
});

test('the last face of a card stays', () => {
  const before = { ...DEFAULTS, faces: PRESETS.ear };
  expect(changed(before, { faces: { ...PRESETS.ear, sound: false } }).faces).toEqual(PRESETS.ear);
});

describe('before the first paint', () => {
  /** What the small script would write on the root element. */
  function early(kept: string | null): Record<string, string> {
    const dataset: Record<string, string> = {};
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script is a file of ours that no module can import
    const run = new Function('localStorage', 'document', script) as (storage: unknown, page: unknown) => void;
    run({ getItem: (key: string) => (key === 'musicards.settings' ? kept : null) }, { documentElement: { dataset } });
    return dataset;
  }

  const all = THEMES.flatMap((theme) =>
    PALETTES.flatMap((palette) =>
      MOTIONS.flatMap((motion) =>
        [true, false].map((leftHanded) => ({ ...DEFAULTS, theme, palette, motion, leftHanded, largeCards: leftHanded })),
      ),
    ),
  );

  test.each(all)('the root says the same: $theme $palette $motion $leftHanded', (each) => {
    const later = Object.entries(rootData(each)).filter(([, value]) => value !== undefined);
    expect(early(JSON.stringify(each))).toEqual(Object.fromEntries(later));
  });

  test.each([null, '{', 'null', '"x"', '{"theme":"pink","palette":7}'])('%s is nothing to say', (kept) => expect(early(kept)).toEqual({}));
});
