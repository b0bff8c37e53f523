import { afterEach, expect, test, vi } from 'vitest';
import { choose } from '../settings/settings.svelte';
import { keysCorners } from './keys_corners';
import { keepScaleShown } from './keys_corners/scale-shown';
import { memory } from './memory';

afterEach(() => {
  choose({ pairing: 'same' });
  vi.unstubAllGlobals();
});

test('a scale along the edge of the table gives its degrees away, until the player hides it', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  expect(keysCorners.aids()).toBe(true);
  keepScaleShown(false);
  expect(keysCorners.aids()).toBe(false);
});

test('only a pair of a key and a staff shows that the player can read keys', () => {
  expect(memory.aids()).toBe(true);
  choose({ pairing: 'name-staff' });
  expect(memory.aids()).toBe(true);
  choose({ pairing: 'staff-keys' });
  expect(memory.aids()).toBe(false);
});
