/** The addresses of a table: the one to share, and that of your own seat. */

import { seatPath, tablePath } from '../browser/router.svelte';

/** The address of a table without anybody's seat. */
export function tableLink(code: string, page: { href: string } = location): string {
  return new URL(tablePath(code), page.href.split('#')[0]).href;
}

/** The address of your own seat: whoever opens it plays in your seat. */
export function seatLink(code: string, key: string, page: { href: string } = location): string {
  return new URL(seatPath(code, key), page.href.split('#')[0]).href;
}

/** Whether only this computer can open the page's address. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
