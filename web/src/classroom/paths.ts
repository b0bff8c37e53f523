/** The addresses of a class. */

const pathOf = (code: string, what = ''): string => `#/class/${encodeURIComponent(code)}${what && `/${what}`}`;

/** Of the page on which children come in. */
export const classPath = (code: string): string => pathOf(code);
export const teachPath = (code: string): string => pathOf(code, 'teach');
export const screenPath = (code: string): string => pathOf(code, 'screen');
export const cardsPath = (code: string): string => pathOf(code, 'cards');

/** A path with the rest of the page's address. */
export const absolute = (path: string, page: { href: string } = location): string => new URL(path, page.href.split('#')[0]).href;

/** The link with which another teacher comes in. */
export const secondTeacherLink = (code: string, secret: string): string => absolute(`${teachPath(code)}/${encodeURIComponent(secret)}`);
