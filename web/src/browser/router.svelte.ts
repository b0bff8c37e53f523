/** The address after `#`, split into its parts, and the paths of pages that other pages link to. */

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

/** Decode a part of an address; a wrongly encoded part, such as `%`, is returned unchanged. */
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

/** How many letters the code of a class has; those of tables have another number. */
const CLASS_LETTERS = 6;

export const isClassCode = (code: string): boolean => code.length === CLASS_LETTERS;

export function classPath(code: string, ...more: string[]): string {
  return ['#/class', ...[code, ...more].map(encodeURIComponent)].join('/');
}

/** The code that somebody typed, as codes are shown; a whole link counts as the code at its end. */
export function typedCode(text: string): string {
  return (text.trim().split('/').at(-1) ?? '').toUpperCase();
}

/** The path of the review of a finished match, optionally at one of its moves. */
export function reviewPath(code: string, version: number | null = null): string {
  return `#/review/${encodeURIComponent(code)}${version === null ? '' : `/${String(version)}`}`;
}

/** The path of a table with the key of your seat, which opens that seat in any browser. */
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

  /** Change the address without showing another page, so that reloading or going back leads to it. */
  become(path: string): void {
    history.replaceState(history.state, '', path);
  }

  /** Replace the address and show its page. */
  replace(path: string): void {
    this.become(path);
    this.address = readAddress(location.hash);
  }
}

export const router = new Router();
