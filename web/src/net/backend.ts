/**
 * Who answers this page: a server, or the engine in a worker of the page itself. Its document says which: `musicards site` writes
 * `data-home="page"` into it, and `data-paper="made"` if there is something to print. Both homes answer the same calls and send the same messages.
 */

import type { Transport, TransportEvents } from './connection';
import * as server from './server';

type Body = string | Uint8Array<ArrayBuffer> | undefined;

interface Backend {
  /** Answer a call as HTTP would. Rejects when nobody answers. */
  call(method: string, path: string, body: Body, headers: Record<string, string>): Promise<Response>;
  /** Open a connection to a match. */
  open(code: string, events: TransportEvents): Transport;
}

const marks = typeof document === 'undefined' ? {} : document.documentElement.dataset;
const inPage = marks['home'] === 'page';

/** Where the page is at home, and what only a server can do. */
export const home = {
  inPage,
  /** Other devices: people who join with a link, and your own, to continue on. */
  others: !inPage,
  /** Cards on paper, as PDF. A site without a server has them if they were made with it. */
  paper: !inPage || marks['paper'] === 'made',
} as const;

let backend: Backend = server;

/** Let another backend answer from now on. */
export function use(other: Backend): void {
  backend = other;
}

export const call: Backend['call'] = (...given) => backend.call(...given);
export const open: Backend['open'] = (...given) => backend.open(...given);
