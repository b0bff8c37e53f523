/**
 * Makes the engine that runs in the page: Python, the modules of its standard library that the engine uses, and musicards.
 * Pyodide compiles them, because only the Python that reads a compiled module can write one. The files are compressed here, since
 * few hosts of static sites compress such files. `vite build` adds them to the page under names with a content hash.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const MOST = 7_000_000; // bytes of everything together, compressed

const scripts = dirname(fileURLToPath(import.meta.url));
const pyodide = join(scripts, '../node_modules/pyodide');
const source = join(scripts, '../../src/musicards');
const into = join(scripts, '../node_modules/.cache/engine');
const PLAIN = /^(?:names|first_names|languages)\.json$|^(?:instruments|music|tools)\.ftl$/;

/** Everything that the engine may import, by its path; what it does not import is left out later. */
function sources() {
  const found = new Map();
  const take = (folder, root, wanted) => {
    for (const each of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const path = join(each.parentPath, each.name);
      if (each.isFile() && wanted.test(each.name)) found.set(relative(root, path).replaceAll('\\', '/'), readFileSync(path));
    }
  };
  take(source, dirname(source), new RegExp(`${PLAIN.source}|\\.py$`));
  for (const folder of libraries()) take(folder, dirname(folder), /\.py$/);
  return found;
}

/** The folders of the libraries that the engine uses. */
function libraries() {
  const find = 'import importlib.util as u; print(*(u.find_spec(n).submodule_search_locations[0] for n in ("fsrs", "mido")), sep="\\n")';
  const { status, stdout, stderr } = spawnSync(process.env.PYTHON ?? 'python3', ['-c', find], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The engine needs fsrs and mido: pip install -r requirements/app.txt\n${stderr}`);
  return stdout.trim().split('\n');
}

/** Start a Python with these archives, and run the script that makes and tries them. */
async function start(stdLibURL, archive) {
  const python = await loadPyodide({ indexURL: `${pyodide}/`, stdLibURL });
  python.FS.writeFile('/musicards.zip', archive);
  python.FS.writeFile('/engine.py', readFileSync(join(scripts, 'engine.py')));
  python.runPython('import sys; sys.dont_write_bytecode = True; sys.path[:0] = ["/musicards.zip", "/"]');
  return python;
}

/** Play with what has been made: a module that is missing fails here and not in somebody's browser. */
async function tryOut(stdLibURL, archive) {
  const python = await start(stdLibURL, archive);
  await python.runPythonAsync('import engine; await engine.use_everything()');
  return python;
}

async function make(files, standard) {
  const whole = join(into, 'whole.zip');
  writeFileSync(whole, standard);
  const python = await start(whole, new Uint8Array());
  for (const [path, bytes] of files) {
    python.FS.mkdirTree(`/source/${dirname(path)}`);
    python.FS.writeFile(`/source/${path}`, bytes);
  }
  const imported = python.runPython('import engine; engine.pack_musicards("/source", "/made.zip")');
  const musicards = python.FS.readFile('/made.zip');
  const used = await tryOut(whole, musicards);
  used.FS.writeFile('/whole.zip', standard);
  used.globals.get('engine').pack_library('/whole.zip', '/made.zip', imported);
  const library = used.FS.readFile('/made.zip');
  rmSync(whole);
  writeFileSync(join(into, 'library.zip'), library);
  await tryOut(join(into, 'library.zip'), musicards);
  rmSync(join(into, 'library.zip'));
  return { 'library.zip': library, 'musicards.zip': musicards, 'pyodide.wasm': readFileSync(join(pyodide, 'pyodide.asm.wasm')) };
}

/**
 * Copy a snapshot into the memory, but not where both are empty: the system gives a page of memory once something is written to it,
 * and a third of the snapshot is zeros. Its text becomes a part of Pyodide's script.
 */
function restoreMemory(memory, snapshot) {
  const page = 4096 / 4; // words
  const from = new Int32Array(snapshot.buffer, snapshot.byteOffset, snapshot.length / 4);
  const to = new Int32Array(memory.buffer, memory.byteOffset, snapshot.length / 4);
  const isZero = (word) => word === 0;
  for (let begin = 0; begin < from.length; begin += page) {
    const end = begin + page;
    if (!from.subarray(begin, end).every(isZero) || !to.subarray(begin, end).every(isZero)) to.set(from.subarray(begin, end), begin);
  }
}

/**
 * Pyodide's script, with two changes: where a snapshot of the memory is restored that is larger than the memory at the start, the
 * memory grows first. Without it, no snapshot with musicards in it can be restored. And empty pages are not written.
 */
function scriptForSnapshots() {
  const script = readFileSync(join(pyodide, 'pyodide.asm.mjs'), 'utf8');
  const restore = 'return Module.HEAP8.set(t),l}';
  if (script.split(restore).length !== 2) throw new Error('this version of Pyodide restores snapshots in another way');
  const ours = `return t.length>HEAP8.length&&growMemory(t.length),(${restoreMemory})(Module.HEAP8,t),l}`;
  return Buffer.from(script.replace(restore, () => ours));
}

/** Write the files compressed, and say how large the engine is. */
function write(made) {
  const scriptOfPyodide = ['pyodide.asm.mjs', scriptForSnapshots()];
  let size = 0;
  for (const [name, bytes] of [...Object.entries(made), scriptOfPyodide]) {
    const compressed = gzipSync(bytes, { level: 9 });
    size += compressed.length;
    console.log(`${name}: ${bytes.length} bytes, ${compressed.length} compressed`);
    if (name in made) writeFileSync(join(into, `${name}.gz`), compressed);
    else writeFileSync(join(into, name.replace('.mjs', '.js')), bytes); // hosts know what .js is, and compress it
  }
  console.log(`The engine: ${size} bytes, compressed.`);
  if (size > MOST) throw new Error(`it is too large: ${MOST} bytes at most`);
}

const files = sources();
const standard = readFileSync(join(pyodide, 'python_stdlib.zip'));
const digest = createHash('sha256');
for (const name of ['engine.mjs', 'engine.py']) digest.update(readFileSync(join(scripts, name)));
for (const each of [...files].flat()) digest.update(each);
const key = digest.update(standard).digest('hex');
const keyFile = join(into, 'key');

if (!existsSync(keyFile) || readFileSync(keyFile, 'utf8') !== key) {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  try {
    write(await make(files, standard));
  } catch (error) {
    console.error(`The engine could not be made: ${error.message}`); // without the stack, which quotes all of Pyodide
    process.exit(1);
  }
  writeFileSync(keyFile, key);
}
