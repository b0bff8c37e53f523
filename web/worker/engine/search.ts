/** Lets a second worker search for computer players, so that the engine answers meanwhile. It starts with the first search. */

import type { Searched } from './search-worker';

interface Waiting {
  resolve(action: string): void;
  reject(error: Error): void;
}

const PATIENCE = 60_000; // ms; a search is over in a few seconds, but the worker may have to load first

let worker: Worker | null = null;
let waiting: Waiting | null = null; // the engine searches for one player at a time

/** The best action, as JSON, for a problem that the engine has packed. A worker that fails is replaced at the next search. */
export function search(problem: Uint8Array<ArrayBuffer>): Promise<string> {
  worker ??= begin();
  const asked = worker;
  return new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => fail('The search takes too long.'), PATIENCE);
    waiting = {
      resolve(action) {
        clearTimeout(late);
        resolve(action);
      },
      reject(error) {
        clearTimeout(late);
        reject(error);
      },
    };
    asked.postMessage(problem, [problem.buffer]);
  });
}

function begin(): Worker {
  const begun = new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' });
  begun.onmessage = ({ data }: MessageEvent<Searched>) => {
    if ('action' in data) waiting?.resolve(data.action);
    else fail(data.why);
  };
  begun.onerror = (event) => fail(event.message);
  return begun;
}

function fail(why: string): void {
  worker?.terminate();
  worker = null;
  waiting?.reject(new Error(why));
}
