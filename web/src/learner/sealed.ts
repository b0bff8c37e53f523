/** Texts encrypted on the way to another device (AES-GCM). The key is made here, and no server gets it. */

const NONCE = 12; // bytes, before the encrypted text
const KEY = 16;

/** Whether this browser can encrypt here: only pages with https, and those of this computer, can. */
export const canSeal = (): boolean => 'crypto' in globalThis && 'subtle' in crypto;

export interface Sealed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly key: string;
}

const importKey = (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

export async function sealed(text: string): Promise<Sealed> {
  const [key, iv] = [crypto.getRandomValues(new Uint8Array(KEY)), crypto.getRandomValues(new Uint8Array(NONCE))];
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await importKey(key), new TextEncoder().encode(text));
  const bytes = new Uint8Array(NONCE + data.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(data), NONCE);
  return { bytes, key: written(key) };
}

/** The text of sealed bytes. Fails if the key is wrong or the bytes have been changed. */
export async function unsealed({ bytes, key }: Sealed): Promise<string> {
  const iv = bytes.slice(0, NONCE);
  const data = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await importKey(read(key)), bytes.slice(NONCE));
  return new TextDecoder().decode(data);
}

/** Bytes as base64 that an address can hold. */
function written(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function read(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
}
