import { afterEach, expect, test, vi } from 'vitest';

import { fits } from './fair-deal';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const COMMITMENT = 'e0049649f9a0629d94fcd06a802aaf148b75a8c07001df9d1e9463a44eff243c';

afterEach(() => vi.unstubAllGlobals());

test('a secret fits its own commitment, and no other', async () => {
  vi.stubGlobal('isSecureContext', true);
  expect(await fits('BKTRW', SECRET, COMMITMENT)).toBe(true);
  expect(await fits('BKTRX', SECRET, COMMITMENT)).toBe(false);
  expect(await fits('BKTRW', SECRET.replace('00', '01'), COMMITMENT)).toBe(false);
  expect(await fits('BKTRW', SECRET, COMMITMENT.slice(0, -1))).toBe(false);
});

test('nothing is said where the browser cannot compute the hash', async () => {
  vi.stubGlobal('isSecureContext', false);
  expect(await fits('BKTRW', SECRET, COMMITMENT)).toBe(null);
});
