import { beforeEach, expect, test, vi } from 'vitest';
import { keptTables } from '../browser/recent-tables';
import { getRoom, Problem } from '../net/http';
import type { Room } from '../wire';
import { continueGame } from './waiting-game';

vi.mock('../browser/recent-tables', () => ({ keptTables: vi.fn() }));
const go = vi.hoisted(() => vi.fn());
vi.mock('../browser/router.svelte', () => ({ router: { go }, tablePath: (code: string) => `#/table/${code}` }));
vi.mock('../net/http', async (original) => ({ ...(await original<object>()), getRoom: vi.fn() }));

const GONE = { text: '', reason: 'bad-notation', facts: {}, input: null } as const;

const ROOMS: Readonly<Record<string, Partial<Room>>> = {
  OVER: { over: true, you: 0, started: true },
  LEFT: { over: false, you: null, started: true },
  LOBBY: { over: false, you: 0, started: false },
  BEGUN: { over: false, you: 0, started: true },
};

function keep(...codes: readonly string[]): void {
  vi.mocked(keptTables).mockReturnValue(codes.map((code) => ({ code, game: code === 'OTHER' ? 'memory' : 'steps', when: 1 })));
}

beforeEach(() => {
  go.mockClear();
  vi.mocked(getRoom).mockImplementation((code) => {
    const room = ROOMS[code];
    return room ? Promise.resolve(room as Room) : Promise.reject(new Problem(404, GONE));
  });
});

test('a begun game is continued, past tables that are over, left, gone, or wait for people', async () => {
  keep('OTHER', 'OVER', 'LEFT', 'GONE', 'LOBBY', 'BEGUN');
  expect(await continueGame('steps')).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith('#/table/BEGUN');
});

test('where no game of it waits, nothing happens', async () => {
  keep('OTHER', 'OVER', 'LEFT');
  expect(await continueGame('steps')).toBe(false);
  expect(go).not.toHaveBeenCalled();
});
