/**
 * The home of the page in the page: passes calls and messages to the worker with the engine. A worker that fails, or says nothing for
 * too long, is replaced: its journal has everything that was answered. Calls then fail as if a server had not answered, and
 * connections close, so that the page tries again as it does with a server.
 */

import type { FromEngine, ToEngine } from '../../worker/engine/messages';
import { backoff, type Transport, type TransportEvents } from './connection';
import { engineState } from './engine-state.svelte';

const SILENT = 20_000; // ms without any message while something waits for an answer

export interface EngineWorker {
  postMessage(message: ToEngine): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromEngine>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Asked {
  readonly resolve: (answer: Response) => void;
  readonly reject: (error: Error) => void;
}

export class Engine {
  #worker: EngineWorker | null = null;
  #numbers = 0;
  #failures = 0; // workers in a row that were never ready
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #asked = new Map<number, Asked>();
  readonly #opening = new Set<number>();
  readonly #connections = new Map<number, TransportEvents>();
  readonly #start: () => EngineWorker;

  /** `start`: starts a worker. */
  constructor(start: () => EngineWorker) {
    this.#start = start;
  }

  /** Start the worker, unless there is one. */
  begin(): void {
    if (this.#worker) return;
    const worker = this.#start();
    this.#worker = worker;
    worker.onmessage = ({ data }) => {
      if (worker === this.#worker) this.#receive(data);
    };
    worker.onerror = () => {
      if (worker === this.#worker) this.#fail();
    };
  }

  call(method: string, path: string, body: string): Promise<Response> {
    return new Promise((resolve, reject) => {
      const number = (this.#numbers += 1);
      this.#asked.set(number, { resolve, reject });
      this.#post({ type: 'call', number, method, address: `/api/${path}`, body });
    });
  }

  open(code: string, events: TransportEvents): Transport {
    const number = (this.#numbers += 1);
    this.#connections.set(number, events);
    this.#opening.add(number);
    this.#post({ type: 'open', number, code });
    const ifOpen = (message: ToEngine): void => {
      if (this.#connections.has(number)) this.#post(message);
    };
    return {
      send: (text) => ifOpen({ type: 'send', number, text }),
      close: () => {
        ifOpen({ type: 'close', number });
        this.#connections.delete(number);
        this.#opening.delete(number);
        this.#look();
      },
    };
  }

  #post(message: ToEngine): void {
    this.begin();
    this.#worker?.postMessage(message);
    this.#look();
  }

  #receive(message: FromEngine): void {
    if (message.type === 'loaded') engineState.loaded = message.part;
    else if (message.type === 'elsewhere') engineState.elsewhere = true;
    else if (message.type === 'failed') this.#fail();
    else if (message.type === 'ready') {
      this.#failures = 0;
      Object.assign(engineState, { ready: true, elsewhere: false });
    } else this.#pass(message);
    this.#look();
  }

  #pass(message: Extract<FromEngine, { number: number }>): void {
    const { number } = message;
    if (message.type === 'answer') {
      this.#asked.get(number)?.resolve(responseOf(message));
      this.#asked.delete(number);
      return;
    }
    const connection = this.#connections.get(number);
    this.#opening.delete(number);
    if (message.type === 'opened') connection?.opened();
    else if (message.type === 'messages') for (const text of message.texts) connection?.received(text);
    else {
      this.#connections.delete(number);
      connection?.closed();
    }
  }

  /** Note who waits, and expect a sign of life for as long as somebody does. */
  #look(): void {
    engineState.waiting = this.#asked.size + this.#opening.size;
    clearTimeout(this.#silence);
    if (engineState.waiting > 0 && engineState.ready) this.#silence = setTimeout(() => this.#fail(), SILENT);
  }

  /** Stop the worker: what waits for an answer fails. The next call starts another one. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    Object.assign(engineState, { ready: false, elsewhere: false, loaded: 0 });
    const [asked, connections] = [[...this.#asked.values()], [...this.#connections.values()]];
    this.#asked.clear();
    this.#connections.clear();
    this.#opening.clear();
    this.#look();
    for (const { reject } of asked) reject(new Error('The engine has failed.'));
    for (const events of connections) events.closed();
  }

  #fail(): void {
    this.end();
    setTimeout(() => this.begin(), backoff(this.#failures));
    this.#failures += 1;
  }
}

function responseOf({ status, mediaType, data, name }: Extract<FromEngine, { type: 'answer' }>): Response {
  const headers: Record<string, string> = { 'content-type': mediaType };
  if (name) headers['content-disposition'] = `attachment; filename="${name}"`;
  return new Response(status === 204 ? null : data, { status, headers });
}
