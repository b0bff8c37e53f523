/** What the page that the address means will ask for first: asked for already, while the page itself is being loaded. */

import { loadView } from '../games/registry';
import { getRoom } from '../net/http';
import type { Route } from '../browser/router.svelte';
import type { Room } from '../wire';
import { PAGES } from './pages';

let asked: { readonly code: string; readonly room: Promise<Room> } | null = null;

export function askEarly(route: Route): void {
  const coming: Promise<unknown>[] = [PAGES[route.page]()];
  if (route.page === 'table') {
    const room = getRoom(route.code);
    asked = { code: route.code, room };
    coming.push(room.then(({ game }) => loadView(game)));
  }
  // Whoever needs it asks again, and says what is the matter.
  for (const each of coming) each.catch(() => undefined);
}

/** A table's room; the first time as it was asked for early. */
export function firstRoom(code: string): Promise<Room> {
  const early = asked?.code === code ? asked.room : null;
  asked = null;
  return early ?? getRoom(code);
}
