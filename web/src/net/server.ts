/** The home of the page at a server: HTTP calls and websockets. */

import type { Transport, TransportEvents } from './connection';
import { socketProtocols } from './session';

/** Send a request. Rejects when the server does not answer. */
export function call(
  method: string,
  path: string,
  body: string | Uint8Array<ArrayBuffer> | undefined,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(`api/${path}`, { method, headers, body: body ?? null });
}

/** A websocket as a transport. */
export function open(code: string, events: TransportEvents): Transport {
  const socket = new WebSocket(socketAddress(code, location), socketProtocols());
  const ended = new AbortController();
  const close = (): void => {
    ended.abort();
    socket.close();
  };
  socket.onopen = () => events.opened();
  socket.onmessage = ({ data }: MessageEvent<unknown>) => events.received(data);
  socket.onclose = () => {
    if (ended.signal.aborted) return;
    ended.abort();
    events.closed();
  };
  // Without a network, a socket notices nothing for a while.
  const lost = (): void => {
    close();
    events.closed();
  };
  addEventListener('offline', lost, { signal: ended.signal });
  return { send: (data) => socket.send(data), close };
}

/** The address of a match's websocket. */
function socketAddress(code: string, page: Location): string {
  const address = new URL(`api/matches/${encodeURIComponent(code)}/socket`, page.href.split('#')[0]);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}
