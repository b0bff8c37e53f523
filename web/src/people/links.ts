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

/** A link as other devices can open it: at `address`, of this computer in its network, if only this computer can open the page's. */
export function linkForOthers(link: string, address: string | undefined): string {
  const opened = new URL(link);
  return isLoopback(opened.hostname) && address !== undefined ? link.replace(opened.origin, address) : link;
}

/** Whether other devices can open links of the page: at its own address, or at one of `addresses`. */
export function canOthersOpen(addresses: readonly string[], hostname = location.hostname): boolean {
  return addresses.length > 0 || !isLoopback(hostname);
}

/** Whether only this computer can open the page's address. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}
