/** Plays games in the Python of browsers, for `bench/same_games.py`: prints the hash of each record, as JSON. */

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const [first, count] = process.argv.slice(2).map(Number);

const python = await loadPyodide();
for (const folder of ['src', 'bench']) {
  python.FS.mkdirTree(`/project/${folder}`);
  python.mountNodeFS(`/project/${folder}`, join(root, folder));
}
python.runPython('import sys; sys.dont_write_bytecode = True; sys.path[:0] = ["/project/src", "/project"]');
console.log(python.runPython(`import json; from bench.same_games import hashes; json.dumps(hashes(${first}, ${count}))`));
