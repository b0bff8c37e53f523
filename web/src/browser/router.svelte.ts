/** The address after `#`, split into its parts, and the paths of the pages that others link to. */

export interface Address {
  /** The name of a page: `table` in `#/table/CODE/KEY`; '' for the home page. */
  readonly page: string;
  /** What follows the name, still encoded: `CODE` and `KEY`. */
  readonly parts: readonly string[];
}

function readAddress(hash: string): Address {
  const [, page = '', ...parts] = hash.replace(/^#/, '').split('/');
  return { page, parts };
}

/** A part of an address without its encoding; a part that is encoded wrongly, such as `%`, unchanged. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function tablePath(code: string): string {
  return `#/table/${encodeURIComponent(code)}`;
}

/** The review of a match that is over; at one of its moves. */
export function reviewPath(code: string, version: number | null = null): string {
  return `#/review/${encodeURIComponent(code)}${version === null ? '' : `/${String(version)}`}`;
}

/** A table with your own seat in the address: wherever you open it, you are back in that seat. */
export function seatPath(code: string, key: string): string {
  return `${tablePath(code)}/${encodeURIComponent(key)}`;
}

class Router {
  address = $state.raw<Address>(readAddress(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.address = readAddress(location.hash);
      scrollTo(0, 0);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Write another address for the page as it is, so that a reload or the way back leads to it. */
  become(path: string): void {
    history.replaceState(history.state, '', path);
  }

  /** The same, and show what the new address says. */
  replace(path: string): void {
    this.become(path);
    this.address = readAddress(location.hash);
  }
}

export const router = new Router();
