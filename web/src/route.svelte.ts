/** The page's address: `#/`, `#/new/GAME`, `#/table/CODE`. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'table'; readonly code: string };

export function readRoute(hash: string): Route {
  const [, page, rest] = hash.replace(/^#/, '').split('/');
  if (page === 'new' && rest) return { page, game: decoded(rest) };
  if (page === 'table' && rest) return { page, code: decoded(rest) };
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
}

export const router = new Router();
