/** Asks the browser not to delete what it keeps for this page, once there is something to lose. */

type Browser = Pick<Navigator, 'userAgent'> & { readonly storage?: Pick<StorageManager, 'persist'> };

const asked = new WeakSet<object>();

/**
 * Call this after something has been kept; the first call asks. Browsers then decide by themselves, for example by how often somebody
 * comes back. Only Firefox would ask the person, in the middle of a game, so it is left alone: it deletes nothing until the disk is full.
 */
export function askForLastingData({ storage, userAgent }: Browser = navigator): void {
  if (!storage || asked.has(storage) || userAgent.includes('Firefox/')) return; // an address without https has no such storage
  asked.add(storage);
  storage.persist().catch(() => undefined); // forbidden here
}
