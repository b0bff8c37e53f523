/** The little of Node.js that the build's own plugins use. */

declare module 'node:crypto' {
  interface Hash {
    update(data: string | Uint8Array): Hash;
    digest(encoding: 'hex'): string;
  }
  export function createHash(algorithm: 'sha256'): Hash;
}

declare module 'node:fs' {
  export function readFileSync(path: string): Uint8Array;
  export function readdirSync(
    path: string,
    options: { recursive: true; withFileTypes: true },
  ): {
    readonly name: string;
    readonly parentPath: string;
    isFile(): boolean;
  }[];
}

declare module 'node:path' {
  export function join(...parts: string[]): string;
  export function relative(from: string, to: string): string;
}

declare module 'node:zlib' {
  export const constants: { readonly BROTLI_PARAM_QUALITY: number; readonly BROTLI_PARAM_SIZE_HINT: number };
  export function brotliCompressSync(data: Uint8Array, options: { params: Record<number, number> }): Uint8Array;
  export function gzipSync(data: Uint8Array, options: { level: number }): Uint8Array;
}
