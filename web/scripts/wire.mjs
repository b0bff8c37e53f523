// Writes src/wire.ts, the wire's TypeScript types, from the server's messages.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const project = fileURLToPath(new URL('../..', import.meta.url));
const target = fileURLToPath(new URL('../src/wire.ts', import.meta.url));
const banner = `// Made by \`npm run wire\` from src/musicards/server/match/messages.py. Not to be edited.`;

const printed = execFileSync(process.env.PYTHON ?? 'python3', ['-m', 'musicards.server.http.schema'], {
  cwd: project,
  env: { ...process.env, PYTHONPATH: `${project}/src` },
  encoding: 'utf8',
});
const schema = JSON.parse(printed, (_key, part) => {
  // A reference stands alone, so that the type is named and not written out again.
  if (part?.$ref) return { $ref: part.$ref };
  // What a definition extends becomes an `extends`, not an intersection.
  if (part?.allOf) {
    const { allOf, ...own } = part;
    return { ...own, extends: allOf };
  }
  // An object or value that the schema does not specify is unknown, not empty.
  if (part?.type === 'object' && !part.properties && !part.additionalProperties) return { ...part, tsType: 'Record<string, unknown>' };
  return part?.description === 'any JSON value' ? { ...part, tsType: 'unknown' } : part;
});
const whole = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: banner,
  style: { singleQuote: true, printWidth: 120 },
});
// Drop the interface that lists them all; it is only needed so that each type is generated.
const types = whole.replace(/export interface Wire \{[^}]*\}\n/, '');

// An unchanged file keeps its time, so that the page is not built again.
if (!existsSync(target) || readFileSync(target, 'utf8') !== types) writeFileSync(target, types);
