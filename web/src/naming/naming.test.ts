import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { choose, DEFAULTS } from '../settings/settings.svelte';
import { useLanguage } from '../texts/use-language';
import { keyNote, note, smallNote } from '../texts/notes';
import { either } from '../texts/tell';
import { describeCard, nameOf, saidNameOf, setTonic, shown, spoken } from './naming.svelte';

beforeEach(() => useLanguage('en'));
afterEach(() => {
  choose(DEFAULTS);
  setTonic(null);
  vi.unstubAllGlobals(); // other files may run in the same worker
});

test('the notes of a text are named as the player names notes', () => {
  const text = `${note('F#')} lies above ${note('B')}.`;
  expect(shown(text)).toBe('F♯ lies above B.');
  choose({ notation: 'german' });
  expect(shown(text)).toBe('Fis lies above H.');
});

describe('syllables are in lower case within a sentence', () => {
  const above = `un ton au-dessus du ${note('C')}`;
  test.each([
    [`${note('D')} est ${above}. ${note('E')} aussi.`, `Ré est un ton au-dessus du do. Mi aussi.`],
    [`« ${note('A')} ? » ${note('B')} : ${note('A')}`, `« La ? » Si : la`],
    [`Le ${either(['F#', 'Gb'])}`, 'Le fa♯/sol♭'],
    [either(['F#', 'Gb']), 'Fa♯/Sol♭'],
    [`${keyNote('G')}7/${keyNote('B')}`, 'Sol7/Si'],
    [`${keyNote('Eb')} majeur, en ${keyNote('Eb')} majeur`, 'Mi♭ majeur, en mi♭ majeur'],
    [`¿${note('A')}? *${note('B')}*\n- ${note('C')}, ${note('C')}`, '¿La? *Si*\n- Do, do'],
  ])('%s', async (text, expected) => {
    vi.stubGlobal('document', { documentElement: {} });
    await useLanguage('fr');
    choose({ notation: 'solfege', language: 'fr' });
    expect(shown(text)).toBe(expected);
  });

  test('but not letters, and not in languages that do not use syllables', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await useLanguage('fr');
    choose({ notation: 'english', language: 'fr' });
    expect(shown(above)).toBe('un ton au-dessus du C');
    await useLanguage('de');
    choose({ notation: 'solfege', language: 'de' });
    expect(shown(`über ${note('C')}`)).toBe('über Do');
  });
});

test('a text is spoken in the language of the page', async () => {
  await useLanguage('fr');
  choose({ notation: 'solfege', language: 'fr' });
  expect(spoken(`${note('F#')} : un ♯ à la clé`)).toBe('fa dièse : un dièse à la clé');
});

test('between two names of one pitch one says “or”', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await useLanguage('de');
  choose({ notation: 'german', language: 'de' });
  expect(shown(either(['F#', 'Gb']))).toBe('Fis/Ges');
  expect(spoken(either(['F#', 'Gb']))).toBe('Fis oder Ges');
});

test('degrees are counted from the tonic of the table, and from C without a scale', () => {
  choose({ notation: 'degrees' });
  setTonic('Eb');
  expect(nameOf('G')).toBe('3');
  setTonic(null);
  expect(saidNameOf('F#')).toBe('sharp 4');
});

test('a key is named by a name, also where its notes are called by their degrees', () => {
  choose({ notation: 'degrees' });
  setTonic('Eb');
  expect(shown(`${keyNote('Eb')} major begins with ${note('Eb')}.`)).toBe('E♭ major begins with 1.');
  choose({ notation: 'german' });
  expect(shown(`${smallNote('Eb')}-Moll`)).toBe('es-Moll');
});

test('a screen reader hears names, octave and clock number', () => {
  expect(describeCard({ code: 'C#4', hour: 1, octave: 4, names: ['C#', 'Db'] })).toBe('C sharp or D flat, octave 4, clock number 1');
  expect(describeCard({ code: 'C3', hour: 12, octave: 3, names: ['C'] })).toBe('C, octave 3, clock number 12');
});

test('a wild is described by its face', () => {
  expect(describeCard({ code: 'X2', hour: null, octave: null, names: [] })).toBe('Wild card, Chromatic Scale');
});

test('in movable do, the tonic of a scale is do; without a scale, notes have letters', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  choose({ notation: 'movable_do' });
  setTonic('Eb');
  expect([nameOf('Eb'), nameOf('A'), saidNameOf('Gb3')]).toEqual(['Do', 'Fi', 'me 3']);
  expect(shown(`${keyNote('Eb')} major begins with ${note('Eb')}.`)).toBe('E♭ major begins with Do.');
  expect(nameOf('F##')).toBe('𝄪2'); // no syllable
  setTonic('Eb', false); // the root of a chord
  expect(nameOf('Eb')).toBe('E♭');
  setTonic(null);
  expect(nameOf('B')).toBe('B');
  await useLanguage('fr');
  choose({ notation: 'movable_do', language: 'fr' });
  expect(nameOf('B')).toBe('B'); // a fixed “si” could be taken for a movable one
  await useLanguage('de');
  choose({ notation: 'movable_do', language: 'de' });
  expect(nameOf('B')).toBe('H');
});
