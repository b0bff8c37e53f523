import { expect, test } from 'vitest';
import { qrAddress } from './http';

test.each([
  ['http://nas:8000/', '%2F'],
  ['http://nas:8000/#/table/BKTRW', '%2F'],
  ['https://home.example/cards/#/table/BKTRW', '%2Fcards%2F'],
  ['https://home.example/our/cards/index.html?x=1#/', '%2Four%2Fcards%2F'],
])('the QR code of a table at %s is that of its folder', (href, folder) => {
  expect(qrAddress('BKTRW', { href })).toBe(`api/matches/BKTRW/qr.svg?folder=${folder}`);
});
