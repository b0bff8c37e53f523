import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { compressed } from './vite/compressed.ts';
import { shell } from './vite/shell.ts';
import { chunkOfTexts, isOfTexts, texts } from './vite/texts.ts';

/**
 * Modules loaded together share a chunk, because a request costs as much as a small file. Pages and games have their own chunks, and
 * so has games/won, because only half of the games need it. Tools, forms and notation are not needed to
 * show a table, so they are not in its chunk. Nor are open hands, and the words for what happens at a table are not in the home page's.
 */
const CHUNKS = [
  { name: chunkOfTexts, debugName: 'texts', test: /\.ftl(?:\?\w+)?$/, priority: 4 },
  { name: 'page', tags: ['$initial' as const], test: /^(?!.*[\\/]worker\.ts$)/, priority: 3 },
  {
    name: 'cards',
    test: /[\\/]src[\\/](?:card[\\/](?!OpenHand)|texts[\\/](?!answering|events|help|lessons)\w+\.ts|naming[\\/]|layout[\\/]TopBar|settings-panel[\\/]SettingsButton|browser[\\/](?:recent|finished|path-stops)|path[\\/](?:stops|progress)|first-steps[\\/]kept|sound[\\/]sounds|ui[\\/](?:Dialog|Deferred|focus|problem-text|attempt))/,
    minShareCount: 3,
    priority: 2,
  },
  // Explanations and their pictures. In chunks of their own, the list of chunks, which is in every first load, would be longer.
  { name: 'why', test: /[\\/]src[\\/]lesson[\\/](?:\w+Pair|RoundPicture|Why|labels)/, minShareCount: 2, priority: 0 },
  {
    name: 'tables',
    test: /[\\/]src[\\/](?!card[\\/]OpenHand|match[\\/]moves|input[\\/]|input-test[\\/]|learner[\\/]|diagnosis[\\/]|items[\\/]|map[\\/]|today[\\/]|exercise[\\/]|classroom[\\/]|review[\\/]|trial[\\/]|questions[\\/]|practice[\\/]|lesson[\\/]place|music[\\/](?:engraving|value|note-values|voice|layout|Bar|Rhythm|StaffVoice)|games[\\/](?:won[\\/]|keys_corners[\\/]spaces)|setup[\\/]|tools[\\/]|first-steps[\\/]|pages[\\/](?:ClassProblem|ProblemPage|RulesDialog|UnknownClass)|layout[\\/]|lesson[\\/](?:\w+Pair|Why|RoundPicture|AlphabetRing|ChromaticClock|labels|pictures)|sound[\\/](?:HearIt|ReadAloud|read-aloud|heard|rhythm|player|synth|mixer)|people[\\/](?:PlayerForm|PictureChoice|person|match-settings|LinkField|JoinForm|leaving|signs)|ui[\\/](?:Chip|Confirm|Fold|KeysDialog|QrCode|Segments|Switch|Toggle|Check|retry)|net[\\/](?:lookup|rare-calls))/,
    minShareCount: 3,
    priority: 1,
  },
];

export default defineConfig(({ mode }) => {
  // SERVER: where the game server listens while `npm run dev` serves the page.
  const { SERVER = 'http://127.0.0.1:8000' } = loadEnv(mode, '.', 'SERVER');
  return {
    base: './',
    plugins: [texts(), svelte(), shell(), compressed()],
    // Pyodide also runs in Node.js, whose modules it then imports.
    worker: { format: 'es', rolldownOptions: { external: /^node:/, checks: { bundlerTimings: false } } },
    build: {
      outDir: '../src/musicards/server/static',
      emptyOutDir: true,
      target: 'es2022',
      // Browsers that cannot preload modules load them a little later; the polyfill would be in every first load.
      modulePreload: { polyfill: false, resolveDependencies: (file, dependencies) => (isOfTexts(file) ? [] : dependencies) },
      assetsInlineLimit: 0, // the server's content security policy does not allow data: fonts
      rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } }, checks: { bundlerTimings: false } },
    },
    server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
    test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 30_000 }, // starting a worker for each file took longer than the tests
  };
});
