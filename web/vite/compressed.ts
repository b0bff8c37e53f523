/** Writes a compressed copy of every text file of the build, so that the server only has to send it. */

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:css|html|js|json|svg)$/;
const MIN_SIZE = 1024; // bytes; below this the extra header costs more than compression saves

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
          if (!TEXT.test(file.fileName) || bytes.length < MIN_SIZE) continue;
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotliCompressSync(bytes, { params }) });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(bytes, { level: 9 }) });
        }
      },
    },
  };
}
