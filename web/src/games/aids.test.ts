import { afterEach, expect, test, vi } from 'vitest';
import { choose } from '../settings/settings.svelte';
import type { GameView } from '../match/game-view';
import type { EvidenceBody } from '../wire';
import { keysCorners } from './keys_corners';
import { keepScaleShown } from './keys_corners/scale-shown';
import { memory } from './memory';

const piece: EvidenceBody = {
  at: 0,
  atom: 'degree:major:3',
  right: true,
  said: 'E',
  chance: 0.2,
  aided: false,
  ms: null,
  source: 'keys_corners',
  weight: 1,
  rules: [],
};

const aidsOf = ({ aids }: Pick<GameView, 'aids'>): boolean | undefined => aids?.(piece);

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
  expect(aidsOf(keysCorners)).toBe(true);
  keepScaleShown(false);
  expect(aidsOf(keysCorners)).toBe(false);
});

test('only a pair of a key and a staff shows that the player can read keys', () => {
  expect(aidsOf(memory)).toBe(true);
  choose({ pairing: 'name-staff' });
  expect(aidsOf(memory)).toBe(true);
  choose({ pairing: 'staff-keys' });
  expect(aidsOf(memory)).toBe(false);
});
