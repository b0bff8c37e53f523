/** Checks whether a secret belongs to a commitment, as in `docs/shuffles.md`. Only the hash is checked here, not the cards. */

const HEX = 16;

/** Null if the browser cannot compute hashes: browsers only do so over HTTPS, or on the server's own computer. */
export async function fits(code: string, secret: string, commitment: string): Promise<boolean | null> {
  if (!isSecureContext) return null;
  const text = new TextEncoder().encode(`musicards shuffle 1 ${code} ${secret}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return commitment === Array.from(digest, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
}
