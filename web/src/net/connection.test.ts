import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerMessage } from '../wire';
import { backoff, Connection, type LineEvents, type Link } from './connection';

interface FakeLine {
  readonly events: LineEvents;
  readonly sent: unknown[];
  closed: boolean;
}

function setUp(seen: number | null = null) {
  const lines: FakeLine[] = [];
  const heard: ServerMessage[] = [];
  const links: Link[] = [];
  const connection = new Connection(
    (events) => {
      const line: FakeLine = { events, sent: [], closed: false };
      lines.push(line);
      return {
        send: (data) => line.sent.push(JSON.parse(data)),
        close: () => (line.closed = true),
      };
    },
    { heard: (message) => heard.push(message), link: (link) => links.push(link), seen: () => seen },
  );
  connection.connect();
  const line = (index: number): FakeLine => {
    const found = lines[index];
    if (!found) throw new Error(`no line ${String(index)}`);
    return found;
  };
  const say = (index: number, message: ServerMessage): void => line(index).events.heard(JSON.stringify(message));
  return { connection, lines, line, say, heard, links };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('hello comes first, with the last version seen', () => {
  const { connection, line } = setUp(7);
  connection.act({ do: 'draw' });
  line(0).events.opened();
  expect(line(0).sent).toMatchObject([
    { type: 'hello', seen: 7 },
    { type: 'act', action: { do: 'draw' } },
  ]);
});

test('a ping is answered at once, with its own number', () => {
  const { line, say } = setUp();
  line(0).events.opened();
  say(0, { type: 'ping', id: 5 });
  expect(line(0).sent.at(-1)).toEqual({ type: 'pong', id: 5 });
});

test('an act is sent again, with the same id, until it is answered', () => {
  const { connection, line, say } = setUp();
  line(0).events.opened();
  const id = connection.act({ do: 'pass' });
  vi.advanceTimersByTime(5_100);
  const acts = line(0).sent.slice(1);
  expect(acts).toEqual([acts[0], acts[0]]);
  expect(connection.waiting).toBe(true);
  say(0, { type: 'ack', id, version: 4 });
  vi.advanceTimersByTime(20_000);
  expect(line(0).sent).toHaveLength(3);
  expect(connection.waiting).toBe(false);
});

test('a lost connection comes back, says hello and repeats what is unanswered', () => {
  const { connection, line, lines, links } = setUp(3);
  line(0).events.opened();
  connection.act({ do: 'draw' });
  line(0).events.closed();
  expect(links).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(1_000);
  expect(lines).toHaveLength(2);
  line(1).events.opened();
  expect(line(1).sent).toMatchObject([
    { type: 'hello', seen: 3 },
    { type: 'act', action: { do: 'draw' } },
  ]);
});

test('a refusal is an answer too', () => {
  const { connection, line, say } = setUp();
  line(0).events.opened();
  const id = connection.act({ do: 'call' });
  say(0, { type: 'refused', id, reason: 'nobody-exposed', facts: {}, text: '' });
  expect(connection.waiting).toBe(false);
});

test('opened anew, the old line is not heard any more', () => {
  const { connection, line, lines, heard, say } = setUp();
  line(0).events.opened();
  connection.reopen();
  expect(line(0).closed).toBe(true);
  line(0).events.closed();
  say(0, { type: 'ack', id: 'x', version: 1 });
  expect(heard).toEqual([]);
  expect(lines).toHaveLength(2);
});

test('having left, nobody calls again', () => {
  const { connection, line, lines } = setUp();
  line(0).events.opened();
  connection.leave();
  line(0).events.closed();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});

test('the wait grows, up to five seconds or so', () => {
  expect(backoff(0, 0.5)).toBe(400);
  expect(backoff(2, 0.5)).toBeCloseTo(1156);
  expect(backoff(30, 1)).toBe(6_250);
});
