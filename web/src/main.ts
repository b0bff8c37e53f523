import { mount } from 'svelte';
import App from './App.svelte';
import { home } from './net/backend';
import { keepLobby } from './net/kept-lobby';
import { LobbyPoller } from './net/lobby-poller.svelte';
import { reloadOnce } from './browser/reload';
import { registerServiceWorker } from './browser/service-worker';
import { surviveTranslation } from './browser/translation';
import { router } from './browser/router.svelte';
import { loadPagesAlone, preload } from './routes';
import { applySettings } from './layout/apply-settings.svelte';
import './style/shapes.css';
import './style/base.css';
import './style/properties.css';

const target = document.getElementById('app');

/** Load the texts before anything is shown, and start loading the first page meanwhile. */
async function open(page: HTMLElement): Promise<void> {
  if (home.inPage) await import('./in-page');
  const lobbyPoller = new LobbyPoller();
  void lobbyPoller.poll();
  preload(router.address);
  try {
    await applySettings();
  } catch {
    await openLater(lobbyPoller);
    return;
  }
  page.replaceChildren();
  surviveTranslation();
  mount(App, { target: page, props: { lobbyPoller } });
  registerServiceWorker(home.inPage, async () => {
    if (!lobbyPoller.lobby) return;
    keepLobby(lobbyPoller.lobby);
    await loadPagesAlone();
  });
}

/** Open the page once the server answers and its texts can be loaded. */
async function openLater(lobbyPoller: LobbyPoller): Promise<void> {
  lobbyPoller.start();
  while (!lobbyPoller.lobby) await new Promise((resolve) => setTimeout(resolve, 1000));
  reloadOnce();
}

if (target) void open(target);
