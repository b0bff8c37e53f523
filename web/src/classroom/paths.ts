/** The addresses of a class that only its teacher needs. */

import { classPath } from '../browser/router.svelte';

export const teachPath = (code: string): string => classPath(code, 'teach');
export const screenPath = (code: string): string => classPath(code, 'screen');
export const cardsPath = (code: string): string => classPath(code, 'cards');

/** A path with the rest of the page's address. */
export const absolute = (path: string, page: { href: string } = location): string => new URL(path, page.href.split('#')[0]).href;
/** The part of a link that people type, such as 192.168.1.20:8000. */
export const hostOf = (link: string): string => new URL(link).host;

/** The link with which another teacher comes in. */
export const secondTeacherLink = (code: string, secret: string): string => absolute(classPath(code, 'teach', secret));
