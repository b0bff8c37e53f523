import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromEngine, ToEngine } from '../../worker/engine/messages';
import { Engine, type EngineWorker } from './engine';
import { engineState } from './engine-state.svelte';

interface FakeWorker extends EngineWorker {
  readonly sent: ToEngine[];
  ended: boolean;
  say(message: FromEngine): void;
}

const READY: FromEngine = { type: 'ready' };
const LONG = 60_000;

function setUp() {
  const workers: FakeWorker[] = [];
  const engine = new Engine(() => {
    const worker: FakeWorker = {
      sent: [],
      ended: false,
      onmessage: null,
      onerror: null,
      postMessage: (message) => worker.sent.push(message),
      terminate: () => (worker.ended = true),
      say: (data) => worker.onmessage?.({ data } as MessageEvent<FromEngine>),
    };
    workers.push(worker);
    return worker;
  });
  const worker = (index: number): FakeWorker => {
    const found = workers[index];
    if (!found) throw new Error(`no worker ${String(index)}`);
    return found;
  };
  const heard: unknown[] = [];
  const events = { opened: () => heard.push('opened'), received: (text: unknown) => heard.push(text), closed: () => heard.push('closed') };
  return { engine, workers, worker, heard, events };
}

const answer = (number: number, status: number, text: string, name = ''): FromEngine => ({
  type: 'answer',
  number,
  status,
  mediaType: 'application/json',
  data: new TextEncoder().encode(text),
  name,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a call starts the worker and gets its answer, whichever comes first', async () => {
  const { engine, worker, workers } = setUp();
  const [first, second] = [engine.call('GET', 'records', ''), engine.call('POST', 'matches', '{}')];
  expect(workers).toHaveLength(1);
  expect(worker(0).sent).toMatchObject([
    { type: 'call', method: 'GET', address: '/api/records', body: '' },
    { type: 'call', method: 'POST', address: '/api/matches', body: '{}' },
  ]);
  worker(0).say(READY);
  worker(0).say(answer(2, 201, '{"code":"A"}'));
  worker(0).say(answer(1, 200, 'line', 'musicards.jsonl'));
  expect(await (await second).json()).toEqual({ code: 'A' });
  expect((await first).headers.get('content-disposition')).toBe('attachment; filename="musicards.jsonl"');
});

test('an answer without a body has none', async () => {
  const { engine, worker } = setUp();
  const asked = engine.call('POST', 'forget', '');
  worker(0).say(answer(1, 204, ''));
  expect((await asked).status).toBe(204);
});

test('a connection opens, passes messages on and closes', () => {
  const { engine, worker, heard, events } = setUp();
  const transport = engine.open('ABC', events);
  worker(0).say({ type: 'opened', number: 1 });
  transport.send('{"type":"hello"}');
  worker(0).say({ type: 'messages', number: 1, texts: ['room'] });
  expect(heard).toEqual(['opened', 'room']);
  transport.close();
  transport.send('late');
  worker(0).say({ type: 'messages', number: 1, texts: ['late'] });
  expect(heard).toEqual(['opened', 'room']);
  expect(worker(0).sent.map(({ type }) => type)).toEqual(['open', 'send', 'close']);
});

test.each(['failed', 'error'])('when the worker ends (%s), calls fail, connections close, and another worker starts', async (how) => {
  const { engine, worker, workers, heard, events } = setUp();
  const asked = engine.call('GET', 'records', '');
  engine.open('ABC', events);
  worker(0).say(READY);
  worker(0).say({ type: 'opened', number: 2 });
  if (how === 'failed') worker(0).say({ type: 'failed', why: 'on purpose' });
  else worker(0).onerror?.({} as ErrorEvent);
  await expect(asked).rejects.toThrow();
  expect(heard).toEqual(['opened', 'closed']);
  expect(worker(0).ended).toBe(true);
  expect(engineState.ready).toBe(false);
  vi.advanceTimersByTime(LONG);
  expect(workers).toHaveLength(2);
  worker(0).say(READY); // too late
  expect(engineState.ready).toBe(false);
});

test('whoever ends the worker gets another one with the next call, and not before', async () => {
  const { engine, worker, workers } = setUp();
  const asked = engine.call('GET', 'records', '');
  worker(0).say(READY);
  engine.end();
  await expect(asked).rejects.toThrow();
  expect(worker(0).ended).toBe(true);
  vi.advanceTimersByTime(LONG);
  expect(workers).toHaveLength(1);
  void engine.call('GET', 'records', '');
  expect(workers).toHaveLength(2);
});

test('a worker that says nothing while somebody waits is replaced, but not while it loads or nobody waits', async () => {
  const { engine, worker, workers } = setUp();
  const asked = engine.call('GET', 'records', '');
  vi.advanceTimersByTime(LONG);
  expect(worker(0).ended).toBe(false);
  worker(0).say(READY);
  worker(0).say(answer(1, 200, ''));
  await asked;
  vi.advanceTimersByTime(LONG);
  expect(worker(0).ended).toBe(false);
  const second = engine.call('GET', 'records', '');
  vi.advanceTimersByTime(LONG);
  await expect(second).rejects.toThrow();
  expect(worker(0).ended).toBe(true);
  expect(workers).toHaveLength(2);
});

test('it says how much has been loaded, that another tab has the games, and who waits', () => {
  const { engine, worker } = setUp();
  void engine.call('GET', 'records', '');
  worker(0).say({ type: 'elsewhere' });
  expect(engineState).toMatchObject({ waiting: 1, elsewhere: true, ready: false });
  worker(0).say({ type: 'loaded', part: 0.5 });
  worker(0).say(READY);
  expect(engineState).toMatchObject({ loaded: 0.5, elsewhere: false, ready: true });
  worker(0).say(answer(1, 200, ''));
  expect(engineState.waiting).toBe(0);
});
