/** Starts Python with musicards. Its files are compressed, because few hosts of static sites compress them. */

import { loadPyodide } from 'pyodide';
import { info } from 'pyodide/pyodide-lock.json';
import library from '../../node_modules/.cache/engine/library.zip.gz?url';
import musicards from '../../node_modules/.cache/engine/musicards.zip.gz?url';
import script from '../../node_modules/.cache/engine/pyodide.asm.js?url';
import wasm from '../../node_modules/.cache/engine/pyodide.wasm.gz?url';

const BASE = new URL('python/', self.location.href).href; // Pyodide asks for its files here, and gets ours
const MAGIC = [0x1f, 0x8b]; // the first bytes of a compressed file

const SNAPSHOTS = 'engine-snapshots'; // a name of its own, so that a new version of the page does not delete it before its worker does
const IMPORTS = 'import gc\nimport musicards.server.engine, musicards.server.live.searching\ngc.collect(); gc.freeze()';

/** What the workers use of Pyodide. */
export interface Python {
  /** A copy of the memory, if Python was started with `_makeSnapshot`. */
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  /** Run a program, and return the value of its last line. */
  runPython(code: string): unknown;
  readonly FS: { writeFile(path: string, content: Uint8Array): void };
}

/** Pyodide's script, which is not bundled: it is the same in both workers, and must not be minified. */
interface Script {
  readonly default: unknown;
}

/**
 * Load Python, and call `loaded` with the part that has arrived, from 0 to 1. The first start imports musicards and keeps a copy of
 * the memory; later ones begin from it, which is several times faster. Where the copy cannot be kept or used, every start is a first one.
 */
export async function startPython(loaded: (part: number) => void): Promise<Python> {
  const snapshots = 'caches' in self ? await caches.open(SNAPSHOTS).catch(() => null) : null; // an address without https has none
  const kept = await snapshots?.match(snapshotAddress()).catch(() => undefined);
  if (kept) {
    try {
      return await start(loaded, new Uint8Array(await kept.arrayBuffer()));
    } catch (error) {
      console.warn('The copy of the memory cannot be used.', error);
      await snapshots?.delete(snapshotAddress());
    }
  }
  const python = await start(loaded, null);
  python.runPython(IMPORTS);
  if (snapshots) await keep(snapshots, python.makeMemorySnapshot());
  return python;
}

/** The address under which the copy of the memory is kept: another one for each version of the files. */
function snapshotAddress(): string {
  const files = [library, musicards, script, wasm].map((each) => new URL(each, self.location.href).pathname.split('/').at(-1));
  return `${BASE}memory?${files.join('&')}`;
}

/** Keep a copy of the memory instead of those of other versions. Without room for it, nothing is kept. */
async function keep(snapshots: Cache, snapshot: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    for (const old of await snapshots.keys()) await snapshots.delete(old);
    await snapshots.put(snapshotAddress(), new Response(snapshot));
  } catch (error) {
    console.warn('The copy of the memory cannot be kept.', error);
  }
}

/** Start Python from a copy of the memory; or, with null, from the beginning, so that a copy can be made. */
async function start(loaded: (part: number) => void, snapshot: Uint8Array<ArrayBuffer> | null): Promise<Python> {
  const progress = new Progress(loaded);
  const forMusicards = load(musicards, progress);
  const files = new Map([
    [`${BASE}pyodide.asm.wasm`, load(wasm, progress)],
    [`${BASE}library.zip`, load(library, progress)],
  ]);
  const outside = self.fetch.bind(self);
  self.fetch = async (asked, init) => (await files.get(asked instanceof Request ? asked.url : asked.toString())) ?? outside(asked, init);
  try {
    const { default: createPyodideModule } = (await import(/* @vite-ignore */ new URL(script, self.location.href).href)) as Script;
    const options = {
      indexURL: BASE,
      packageBaseUrl: BASE,
      stdLibURL: `${BASE}library.zip`,
      lockFileContents: { info, packages: {} }, // no packages, so nothing is ever asked for elsewhere
      createPyodideModule,
      ...(snapshot ? { _loadSnapshot: snapshot } : { _makeSnapshot: true }),
    };
    const python = (await loadPyodide(options as unknown as Parameters<typeof loadPyodide>[0])) as unknown as Python;
    if (snapshot) free(snapshot.buffer);
    python.FS.writeFile('/musicards.zip', new Uint8Array(await (await forMusicards).arrayBuffer()));
    if (!snapshot) python.runPython('import sys; sys.path.insert(0, "/musicards.zip")');
    return python;
  } finally {
    self.fetch = outside;
  }
}

/** Give memory back at once: Pyodide keeps its options, the copy among them, and workers hardly ever collect garbage. */
function free(buffer: ArrayBuffer): void {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  port1.postMessage(null, [buffer]); // to nobody
}

/** How much of all files has arrived. */
class Progress {
  #sizes = 0;
  #arrived = 0;
  readonly #tell: (part: number) => void;

  constructor(tell: (part: number) => void) {
    this.#tell = tell;
  }

  expect(size: number): void {
    this.#sizes += size;
  }

  add(size: number): void {
    this.#arrived += size;
    if (this.#sizes > 0) this.#tell(Math.min(1, this.#arrived / this.#sizes));
  }
}

/** A file of the engine, decompressed: here, unless the host has said how it is compressed and the browser has done it. */
async function load(address: string, progress: Progress): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  progress.expect(Number(answer.headers.get('content-length') ?? 0));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (const reader = answer.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    progress.add(value.length);
  }
  const whole = new Blob(parts);
  const isCompressed = MAGIC.every((byte, index) => parts[0]?.[index] === byte);
  const stream = isCompressed ? whole.stream().pipeThrough(new DecompressionStream('gzip')) : whole.stream();
  return new Response(stream, { headers: { 'content-type': address.includes('wasm') ? 'application/wasm' : 'application/zip' } });
}
