/** The worker that searches: the same Python, for nothing but that. */

import { startPython } from './python';

declare const self: DedicatedWorkerGlobalScope;

/** What it answers to each problem. */
export type Searched = { readonly action: string } | { readonly why: string };

const starting = startPython(() => undefined).then(
  (python) =>
    python.runPython('from musicards.server.live.searching import solve_packed\nlambda problem: solve_packed(problem.to_bytes())') as (
      problem: Uint8Array,
    ) => string,
);

self.addEventListener('message', ({ data }: MessageEvent<Uint8Array>) => {
  const answer = (searched: Searched): void => self.postMessage(searched);
  starting.then((solve) => answer({ action: solve(data) })).catch((error: unknown) => answer({ why: String(error) }));
});
