/** Beside every text file of the build the same file compressed, so that the server has nothing to do but to send it. */

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:css|html|js|json|svg)$/;
const LEAST = 1024; // bytes; below, a header more costs what is won

export function compressed(): Plugin {
  return {
    name: 'musicards:compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle): void {
        for (const file of Object.values(bundle)) {
          const content = file.type === 'chunk' ? file.code : file.source;
          const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
          if (!TEXT.test(file.fileName) || bytes.length < LEAST) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotliCompressSync(bytes, { params }) });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}
