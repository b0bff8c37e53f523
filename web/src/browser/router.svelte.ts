/**
 * The page's address: `#/`, `#/new/GAME`, `#/table/CODE`, `#/table/CODE/KEY` in a seat of one's own, `#/review/CODE`,
 * `#/review/CODE/VERSION` at one of its moves, `#/settings`, `#/practice`, `#/tools/TEXT` (see tools/address.ts),
 * `#/transpose/QUERY`, `#/tuner/HERTZ/TEMPO/BEATS`, `#/cards/QUERY`, `#/print/QUERY` (see paper/wish.ts).
 */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  | { readonly page: 'practice' }
  | { readonly page: 'tools'; readonly parts: readonly string[] }
  | { readonly page: 'transpose'; readonly query: string }
  | { readonly page: 'tuner'; readonly parts: readonly string[] }
  | { readonly page: 'cards'; readonly query: string }
  | { readonly page: 'print'; readonly query: string }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly code: string; readonly key: string | null }
  | { readonly page: 'review'; readonly code: string; readonly version: number | null };

function readRoute(hash: string): Route {
  const [, page, ...parts] = hash.replace(/^#/, '').split('/');
  const [rest, more] = parts;
  if (page === 'new' && rest) return { page, game: decoded(rest) };
  if (page === 'table' && rest) return { page, code: decoded(rest), key: more ? decoded(more) : null };
  if (page === 'review' && rest) return { page, code: decoded(rest), version: more && /^\d{1,6}$/.test(more) ? Number(more) : null };
  if (page === 'tools') return { page, parts: parts.map(decoded) };
  if (page === 'transpose' || page === 'print') return { page, query: rest ?? '' };
  if (page === 'cards') return { page, query: rest ?? '' };
  if (page === 'tuner') return { page, parts };
  if (page === 'settings' || page === 'practice') return { page };
  return { page: 'home' };
}

/** What was written in an address; a mistyped one, such as `%`, as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function tablePath(code: string): string {
  return `#/table/${encodeURIComponent(code)}`;
}

/** A game that is over, to be looked at; at one of its moves. */
export function reviewPath(code: string, version: number | null = null): string {
  return `#/review/${encodeURIComponent(code)}${version === null ? '' : `/${String(version)}`}`;
}

/** A table with one's own seat in the address: opened anywhere, one is back in it. */
export function seatPath(code: string, key: string): string {
  return `${tablePath(code)}/${encodeURIComponent(key)}`;
}

class Router {
  route = $state.raw<Route>(readRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = readRoute(location.hash);
      scrollTo(0, 0);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Write another address of the same page, so that it is the one to come back to. */
  become(path: string): void {
    history.replaceState(history.state, '', path);
  }

  /** The same, for a page that shows what its address says. */
  replace(path: string): void {
    this.become(path);
    this.route = readRoute(location.hash);
  }
}

export const router = new Router();
