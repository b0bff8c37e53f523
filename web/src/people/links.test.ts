import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('location', { hash: '' }); // for the router, which reads it at once
  vi.stubGlobal('addEventListener', vi.fn());
});

import { typedCode } from '../browser/router.svelte';
import { canOthersOpen, linkForOthers, tableLink } from './links';

test.each([
  ['http://nas:8000/', 'http://nas:8000/#/table/BKTRW'],
  ['http://nas:8000/#/table/BKTRW', 'http://nas:8000/#/table/BKTRW'],
  ['https://home.example/cards/#/table/BKTRW', 'https://home.example/cards/#/table/BKTRW'],
  ['https://home.example/our/cards/index.html?x=1#/', 'https://home.example/our/cards/index.html?x=1#/table/BKTRW'],
])('the link to a table from %s keeps the folder of the page', (href, link) => {
  expect(tableLink('BKTRW', { href })).toBe(link);
});

test.each([
  ['http://localhost:8000/cards/#/table/BKTRW', 'http://192.168.1.7:8000', 'http://192.168.1.7:8000/cards/#/table/BKTRW'],
  ['http://[::1]:8000/#/table/BKTRW', 'http://[fd00::7]:8000', 'http://[fd00::7]:8000/#/table/BKTRW'],
  ['http://localhost:8000/#/table/BKTRW', undefined, 'http://localhost:8000/#/table/BKTRW'],
  ['https://home.example/#/table/BKTRW', 'http://192.168.1.7:8000', 'https://home.example/#/table/BKTRW'],
])('for other devices, %s with %s is %s', (link, address, opened) => {
  expect(linkForOthers(link, address)).toBe(opened);
});

test.each([
  ['localhost', [], false],
  ['127.0.0.1', [], false],
  ['[::1]', [], false],
  ['localhost', ['http://192.168.1.7:8000'], true],
  ['nas', [], true],
])('whether other devices can open a link of a page at %s with the addresses %j', (hostname, addresses, open) => {
  expect(canOthersOpen(addresses, hostname)).toBe(open);
});

test.each([
  ['bktrwxd', 'BKTRWXD'],
  [' BKTRWXD ', 'BKTRWXD'],
  ['http://nas:8000/#/table/BKTRWXD', 'BKTRWXD'],
  ['  ', ''],
])('a typed code is shown as codes are: %s', (text, code) => {
  expect(typedCode(text)).toBe(code);
});
