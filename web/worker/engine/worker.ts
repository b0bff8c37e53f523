/** The engine in a worker: answers calls and plays at tables for one page, and keeps every change in this browser first. */

import home from './home.py?raw';
import { Claimed, FORGETFUL, Journal, type Keeps } from './journal';
import { KEEPS_NOTHING, type FromEngine, type ToEngine } from './messages';
import { startPython } from './python';
import { search } from './search';

declare const self: DedicatedWorkerGlobalScope;

/** `Home` of home.py. */
interface Home {
  call(method: string, address: string, body: string): Promise<[number, string, Uint8Array<ArrayBuffer>, string]>;
  open(number: number, code: string): Promise<void>;
  receive(number: number, text: string): Promise<void>;
  close(number: number): void;
  clear(): Promise<void>;
}

const LOCK = 'musicards-games';
const keepsNothing = self.name === KEEPS_NOTHING;

const waiting = new Map<number, string[]>();

function tell(message: FromEngine, moved: Transferable[] = []): void {
  pass();
  self.postMessage(message, moved);
}

/** Send what a connection has been told at once, so that the page is drawn once for a move and its answer. */
function send(number: number, text: string): void {
  if (waiting.size === 0) queueMicrotask(pass);
  const texts = waiting.get(number);
  if (texts) texts.push(text);
  else waiting.set(number, [text]);
}

function pass(): void {
  for (const [number, texts] of waiting) self.postMessage({ type: 'messages', number, texts } satisfies FromEngine);
  waiting.clear();
}

function fail(error: unknown): void {
  console.error(error);
  tell({ type: 'failed', why: String(error) });
  self.close(); // the journal has everything, and the page starts another worker
}

/** Resolves once no other tab has the games open; none has until this worker ends. */
function alone(): Promise<void> {
  if (keepsNothing) return Promise.resolve(); // tabs share nothing
  if (!('locks' in navigator)) return Promise.resolve(); // an address without https; the journal refuses whoever was first
  return new Promise((resolve, reject) => {
    const hold = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    const first = navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      tell({ type: 'elsewhere' });
      return null;
    });
    first.then(() => navigator.locks.request(LOCK, hold)).catch(reject);
  });
}

const openJournal = (): Promise<Keeps> =>
  keepsNothing ? Promise.resolve(FORGETFUL) : Journal.open(() => fail('The browser has closed the journal.'));

async function start(): Promise<Home> {
  await alone();
  const opened = openJournal().then(async (journal) => ({
    journal,
    kept: await journal.read(),
  }));
  const [python, { journal, kept }] = await Promise.all([startPython((part) => tell({ type: 'loaded', part })), opened]);
  const write = async (changes: string): Promise<void> => {
    try {
      await journal.write(JSON.parse(changes) as Record<string, string | null>);
    } catch (error) {
      if (error instanceof Claimed) fail(error);
      throw error;
    }
  };
  const closed = (number: number): void => tell({ type: 'closed', number });
  const make = python.runPython(`${home}\nHome`) as (...given: unknown[]) => Home;
  return make(write, JSON.stringify(kept), search, send, closed);
}

async function handle(engine: Home, message: ToEngine): Promise<void> {
  const { number } = message;
  if (message.type === 'call') {
    const [status, mediaType, data, name] = await engine.call(message.method, message.address, message.body);
    tell({ type: 'answer', number, status, mediaType, data, name }, [data.buffer]);
  } else if (message.type === 'open') {
    await engine.open(number, message.code);
    tell({ type: 'opened', number });
  } else if (message.type === 'send') await engine.receive(number, message.text);
  else engine.close(number);
}

const starting = start();
starting
  .then((engine) => {
    tell({ type: 'ready' });
    return engine.clear();
  })
  .catch(fail);
self.addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  // Whatever raises an error here is Python itself that is broken, because the engine answers its own errors.
  starting.then((engine) => handle(engine, data)).catch(fail);
});
