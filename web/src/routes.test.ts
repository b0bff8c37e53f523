import { beforeAll, expect, test, vi } from 'vitest';
import type { Lobby } from './wire';

let routes: typeof import('./routes');
const lobby = { games: [] } as unknown as Lobby;

beforeAll(async () => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('addEventListener', () => undefined);
  routes = await import('./routes');
});

const at = (page: string, ...parts: string[]) => routes.destination({ page, parts }, lobby);

test('an address gives its page what its parts say, decoded', () => {
  expect(at('table', 'AB%20C', 'key').props).toEqual({ code: 'AB C', seatKey: 'key' });
  expect(at('review', 'ABC', '12').props).toEqual({ code: 'ABC', version: 12 });
  expect(at('review', 'ABC', 'x').props).toEqual({ code: 'ABC', version: null });
  expect(at('tools', 'F%23%20major', '%').props).toEqual({ parts: ['F# major', '%'] });
});

test('a meter such as 6/8 in a link may have its slash', () => {
  expect(at('exercise', 'meters=3', '4,6', '8&seed=a').props).toEqual({ query: 'meters=3/4,6/8&seed=a' });
  expect(at('transpose').props).toEqual({ query: '' });
});

test('an address without a necessary part, or of no page, leads home', () => {
  const home = at('').route;
  for (const page of ['table', 'review', 'new', 'nowhere', 'constructor']) expect(at(page).route).toBe(home);
  expect(at('').props).toEqual({ lobby });
});

test('another table starts afresh, another text of a tool does not', () => {
  expect(at('table', 'A', 'key').key).toBe(at('table', 'A').key);
  expect(at('table', 'A').key).not.toBe(at('table', 'B').key);
  expect(at('tools', 'C').key).toBe(at('tools', 'D').key);
});

test('every tool has a tab that leads to a page of its own', () => {
  const home = at('').route;
  expect(routes.TOOL_TABS.length).toBeGreaterThan(3);
  for (const { page } of routes.TOOL_TABS) expect(at(page).route).not.toBe(home);
});
