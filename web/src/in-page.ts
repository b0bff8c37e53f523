/** Without a server: lets the engine answer, loads it once the page has nothing else to do, and says so to those who wait for it. */

import { mount } from 'svelte';
import { watchForNewerVersion } from './browser/newer-version';
import EngineNotice from './layout/EngineNotice.svelte';
import { use } from './net/backend';
import { engineState } from './net/engine-state.svelte';
import { begin, pageEngine } from './net/page-engine';
import { need } from './texts/texts.svelte';

use(pageEngine);
void need('engine').then(() => mount(EngineNotice, { target: document.body }));
watchForNewerVersion((use) => (engineState.useNewer = use));
if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 5000 });
else setTimeout(begin, 2000);
if ('serviceWorker' in navigator) {
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ type: 'all-kept'; added: number }>) => {
    engineState.justKept = data.added > 0;
  });
}
