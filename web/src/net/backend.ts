/**
 * Who answers this page: a server, or the engine in a worker of the page itself. Its document says which: `musicards site` writes
 * `data-home="page"` into it. Both homes answer the same calls and send the same messages.
 */

import type { Transport, TransportEvents } from './connection';
import * as server from './server';

const inPage = typeof document !== 'undefined' && document.documentElement.dataset['home'] === 'page';

/** What only a server can do. */
export const home = {
  /** Other devices: people who join with a link, and your own, to continue on. */
  others: !inPage,
  /** Cards on paper, as PDF. */
  paper: !inPage,
  /** The answer is loaded with the page and need not be waited for. */
  inPage,
} as const;

let loading: Promise<typeof import('./page-engine')> | null = null;

const engine = (): Promise<typeof import('./page-engine')> => {
  loading ??= import('./page-engine').catch((error: unknown) => {
    loading = null; // for example without a network: tried again with the next call
    throw error;
  });
  return loading;
};

/** Load the engine, so that the first game need not wait for it. */
export function prepare(): void {
  if (inPage)
    engine().then(
      ({ begin }) => begin(),
      () => undefined,
    );
}

/** Answer a call as HTTP would. Rejects when nobody answers. */
export async function call(
  method: string,
  path: string,
  body: string | Uint8Array<ArrayBuffer> | null,
  headers: Record<string, string>,
): Promise<Response> {
  if (!inPage) return server.call(method, path, body, headers);
  // The lobby is part of the document, so that the page is there before the engine is.
  if (path === 'lobby') return new Response(document.getElementById('lobby')?.textContent);
  return (await engine()).call(method, path, typeof body === 'string' ? body : '');
}

/** Open a connection to a match. */
export function open(code: string, events: TransportEvents): Transport {
  if (!inPage) return server.open(code, events);
  let opened: Transport | null = null;
  let closed = false;
  engine().then(
    (loaded) => {
      if (!closed) opened = loaded.open(code, events);
    },
    () => events.closed(),
  );
  return {
    send: (data) => opened?.send(data),
    close() {
      closed = true;
      opened?.close();
    },
  };
}
