import { expect, test } from 'vitest';
import { voiceFor } from './read-aloud.svelte';

const VOICES = [
  { lang: 'de-DE', localService: false },
  { lang: 'en_GB', localService: true },
  { lang: 'de-AT', localService: true },
];

test('a voice speaks the language of the page', () => {
  expect(voiceFor(VOICES, 'en')).toBe(VOICES[1]);
  expect(voiceFor(VOICES, 'fr')).toBeNull();
});

test('a voice that needs a network is never used', () => {
  expect(voiceFor(VOICES, 'de')).toBe(VOICES[2]);
  expect(voiceFor(VOICES.slice(0, 1), 'de')).toBeNull();
});
