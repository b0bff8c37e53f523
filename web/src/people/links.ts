/** The addresses of a table: the one to hand on, and one's own. */

import { seatPath, tablePath } from '../browser/router.svelte';

/** The address of a table without anybody's seat in it. */
export function tableLink(code: string, page: { href: string } = location): string {
  return new URL(tablePath(code), page.href.split('#')[0]).href;
}

/** One's own address: whoever opens it plays in one's seat. */
export function seatLink(code: string, key: string, page: { href: string } = location): string {
  return new URL(seatPath(code, key), page.href.split('#')[0]).href;
}

/** Whether only this computer can open the page's address. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
