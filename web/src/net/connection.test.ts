import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room, ServerMessage } from '../wire';
import { backoff, Connection, type TransportEvents, type Link } from './connection';

const ROOM = { type: 'room' } as Room;
const TOO_FAST: ServerMessage = { type: 'refused', id: null, reason: 'too-fast', facts: {}, text: '' };

interface FakeTransport {
  readonly events: TransportEvents;
  readonly sent: unknown[];
  closed: boolean;
}

/** A connection that has opened, or still opens. */
function setUp({ seen = null, open = true }: { seen?: number | null; open?: boolean } = {}) {
  const transports: FakeTransport[] = [];
  const received: ServerMessage[] = [];
  const links: Link[] = [];
  const connection = new Connection(
    (events) => {
      const transport: FakeTransport = { events, sent: [], closed: false };
      transports.push(transport);
      return {
        send: (data) => transport.sent.push(JSON.parse(data)),
        close: () => (transport.closed = true),
      };
    },
    { received: (message) => received.push(message), link: (link) => links.push(link), seen: () => seen },
  );
  connection.connect();
  if (open) transports[0]?.events.opened();
  const transport = (index: number): FakeTransport => {
    const found = transports[index];
    if (!found) throw new Error(`no transport ${String(index)}`);
    return found;
  };
  const say = (index: number, message: ServerMessage): void => transport(index).events.received(JSON.stringify(message));
  return { connection, transports, transport, say, received, links };
}

const actsOf = ({ sent }: FakeTransport): unknown[] => sent.filter((each) => (each as { type: string }).type === 'act');
const typesOf = ({ sent }: FakeTransport): string[] => sent.map((each) => (each as { type: string }).type);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('hello comes first, with the last version seen', () => {
  const { connection, transport } = setUp({ seen: 7, open: false });
  connection.act({ do: 'draw' });
  transport(0).events.opened();
  expect(transport(0).sent).toMatchObject([
    { type: 'hello', seen: 7 },
    { type: 'act', action: { do: 'draw' } },
  ]);
});

test('a ping is answered at once, with its own number', () => {
  const { transport, say } = setUp();
  say(0, { type: 'ping', id: 5 });
  expect(transport(0).sent.at(-1)).toEqual({ type: 'pong', id: 5 });
});

test('an act is sent again, with the same id, until it is answered', () => {
  const { connection, transport, say } = setUp();
  const id = connection.act({ do: 'pass' });
  vi.advanceTimersByTime(5_100);
  const acts = transport(0).sent.slice(1);
  expect(acts).toEqual([acts[0], acts[0]]);
  expect(connection.waiting).toBe(true);
  say(0, { type: 'ack', id, version: 4 });
  vi.advanceTimersByTime(20_000);
  expect(actsOf(transport(0))).toHaveLength(2);
  expect(connection.waiting).toBe(false);
});

test('a lost connection comes back, says hello and repeats what is unanswered', () => {
  const { connection, transport, transports, links } = setUp({ seen: 3 });
  connection.act({ do: 'draw' });
  transport(0).events.closed();
  expect(links).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(1_000);
  expect(transports).toHaveLength(2);
  transport(1).events.opened();
  expect(transport(1).sent).toMatchObject([
    { type: 'hello', seen: 3 },
    { type: 'act', action: { do: 'draw' } },
  ]);
});

test('a connection that the server closes at once is opened less and less often', () => {
  const { transport, transports } = setUp({ open: false });
  for (let index = 0; index < 6; index += 1) {
    transport(index).events.opened();
    transport(index).events.closed();
    vi.advanceTimersByTime(7_000);
  }
  expect(transports).toHaveLength(7);
  transport(6).events.opened();
  transport(6).events.closed();
  vi.advanceTimersByTime(3_700);
  expect(transports).toHaveLength(7);
});

test('once the match has arrived, a lost connection comes back soon', () => {
  const { transport, transports, say } = setUp({ open: false });
  for (let index = 0; index < 6; index += 1) {
    transport(index).events.closed();
    vi.advanceTimersByTime(7_000);
  }
  transport(6).events.opened();
  say(6, ROOM);
  transport(6).events.closed();
  vi.advanceTimersByTime(600);
  expect(transports).toHaveLength(8);
});

test('a refused connection is opened again only when the person asks', () => {
  const { connection, transport, transports, say, links, received } = setUp();
  connection.act({ do: 'draw' });
  say(0, TOO_FAST);
  transport(0).events.closed();
  vi.advanceTimersByTime(60_000);
  expect(transports).toHaveLength(1);
  expect(links).toEqual(['open', 'refused']);
  expect(received).toEqual([]);
  connection.connect();
  transport(1).events.opened();
  expect(links.at(-1)).toBe('open');
  expect(transport(1).sent.at(-1)).toMatchObject({ type: 'act', action: { do: 'draw' } });
});

test('once the match has arrived, a message that is too much leaves the connection open', () => {
  const { transport, say, links, received } = setUp();
  say(0, ROOM);
  say(0, TOO_FAST);
  expect(links).toEqual(['open']);
  expect(transport(0).closed).toBe(false);
  expect(received).toHaveLength(2);
});

test('a refusal is an answer too', () => {
  const { connection, say } = setUp();
  const id = connection.act({ do: 'call' });
  say(0, { type: 'refused', id, reason: 'nobody-exposed', facts: {}, text: '' });
  expect(connection.waiting).toBe(false);
});

const notStored = (id: string): ServerMessage => ({ type: 'refused', id, reason: 'not-stored', facts: {}, text: '' });

test('an act that could not be stored is repeated after a pause, and the page learns of it', () => {
  const { connection, transport, say, links, received } = setUp();
  const id = connection.act({ do: 'draw' });
  const act = transport(0).sent.at(-1);
  say(0, notStored(id));
  expect(transport(0).sent).toHaveLength(2);
  expect(connection.waiting).toBe(true);
  expect(links).toEqual(['open', 'unsaved']);
  vi.advanceTimersByTime(600);
  expect(transport(0).sent.slice(2)).toEqual([act]);
  say(0, { type: 'ack', id, version: 4 });
  expect(connection.waiting).toBe(false);
  expect(links).toEqual(['open', 'unsaved', 'open']);
  expect(received).toEqual([{ type: 'ack', id, version: 4 }]);
});

test('an act that cannot be stored for long is refused', () => {
  const { connection, transport, transports, say, links, received } = setUp();
  const id = connection.act({ do: 'draw' });
  let saves = 0;
  while (connection.waiting) {
    say(0, notStored(id));
    saves += 1;
    vi.advanceTimersByTime(4_900);
  }
  expect(saves).toBe(10);
  expect(received).toEqual([notStored(id)]);
  expect(links.at(-1)).toBe('open');
  const sent = actsOf(transport(0)).length;
  vi.advanceTimersByTime(60_000);
  expect(transports.flatMap(actsOf)).toHaveLength(sent);
});

test('a connection that is lost while nothing can be stored repeats the act when it is back', () => {
  const { connection, transport, say, links } = setUp();
  say(0, notStored(connection.act({ do: 'draw' })));
  transport(0).events.closed();
  vi.advanceTimersByTime(1_000);
  expect(transport(0).sent).toHaveLength(2);
  transport(1).events.opened();
  expect(transport(1).sent).toMatchObject([{ type: 'hello' }, { type: 'act', action: { do: 'draw' } }]);
  expect(links).toEqual(['open', 'unsaved', 'lost', 'open']);
});

test('after reopening, messages of the old transport are ignored', () => {
  const { connection, transport, transports, received, say } = setUp();
  connection.reopen();
  expect(transport(0).closed).toBe(true);
  transport(0).events.closed();
  say(0, { type: 'ack', id: 'x', version: 1 });
  expect(received).toEqual([]);
  expect(transports).toHaveLength(2);
});

const DEAD_WITHIN = 15_000; // milliseconds

test('a connection on which nothing arrives is asked for a sign of life, and replaced within 15 seconds if there is none', () => {
  const { transport, transports, say, links } = setUp({ seen: 3 });
  say(0, ROOM);
  vi.advanceTimersByTime(7_500);
  expect(typesOf(transport(0))).toEqual(['hello', 'ping']);
  expect(links).toEqual(['open']);
  vi.advanceTimersByTime(DEAD_WITHIN - 7_500);
  expect(links).toEqual(['open', 'lost']);
  expect(transport(0).closed).toBe(true);
  transport(1).events.opened();
  expect(transport(1).sent).toEqual([{ type: 'hello', seen: 3 }]);
  expect(transports).toHaveLength(2);
});

test('a connection that answers stays, and one on which something arrives is not asked', () => {
  const { transport, transports, say, links } = setUp();
  for (let second = 0; second < 120; second += 3) {
    say(0, { type: 'ack', id: 'x', version: 1 });
    vi.advanceTimersByTime(3_000);
  }
  expect(typesOf(transport(0))).toEqual(['hello']);
  let answered = 0;
  for (let second = 0; second < 120; second += 1) {
    vi.advanceTimersByTime(1_000);
    const pings = transport(0).sent.filter((each) => (each as { type: string }).type === 'ping') as { id: number }[];
    for (const { id } of pings.slice(answered)) say(0, { type: 'pong', id });
    answered = pings.length;
  }
  expect(answered).toBeGreaterThan(5);
  expect(transports).toHaveLength(1);
  expect(links).toEqual(['open']);
});

test('an answer that takes six seconds is soon enough', () => {
  const { transport, transports, say } = setUp();
  const askedAt: number[] = [];
  for (let second = 0; second < 120; second += 1) {
    vi.advanceTimersByTime(1_000);
    const pings = typesOf(transport(0)).filter((type) => type === 'ping').length;
    while (askedAt.length < pings) askedAt.push(second);
    if (askedAt.includes(second - 6)) say(0, { type: 'pong', id: askedAt.indexOf(second - 6) + 1 });
  }
  expect(transports).toHaveLength(1);
});

test('a connection that does not open within 15 seconds is tried again', () => {
  const { transports, links } = setUp({ open: false });
  vi.advanceTimersByTime(DEAD_WITHIN + 1_000);
  expect(links).toEqual(['lost']);
  expect(transports).toHaveLength(2);
  expect(transports[0]?.closed).toBe(true);
});

test('a page that comes back to the front asks at once whether its connection lives', () => {
  const { connection, transport, transports, links } = setUp();
  connection.connect();
  expect(typesOf(transport(0))).toEqual(['hello', 'ping']);
  vi.advanceTimersByTime(7_100);
  expect(links).toEqual(['open', 'lost']);
  expect(transports).toHaveLength(2);
});

test('having left, nobody calls again', () => {
  const { connection, transport, transports } = setUp();
  connection.leave();
  transport(0).events.closed();
  vi.advanceTimersByTime(60_000);
  expect(transports).toHaveLength(1);
});

test('the wait grows, up to five seconds or so', () => {
  expect(backoff(0, 0.5)).toBe(400);
  expect(backoff(2, 0.5)).toBeCloseTo(1156);
  expect(backoff(30, 1)).toBe(6_250);
});

test('the page reports once that the player reads, and again on a new connection', () => {
  const { connection, transport } = setUp();
  connection.read(true);
  connection.read(true);
  expect(transport(0).sent.slice(1)).toEqual([{ type: 'reading', on: true }]);
  connection.reopen();
  transport(1).events.opened();
  expect(transport(1).sent.at(-1)).toEqual({ type: 'reading', on: true });
  connection.read(false);
  expect(transport(1).sent.at(-1)).toEqual({ type: 'reading', on: false });
});

test('a hurry that cannot be sent now is forgotten', () => {
  const { connection, transport } = setUp({ open: false });
  connection.hurry();
  transport(0).events.opened();
  expect(transport(0).sent).toHaveLength(1);
  connection.hurry();
  expect(transport(0).sent.at(-1)).toEqual({ type: 'hurry' });
});
