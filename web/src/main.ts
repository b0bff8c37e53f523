import { mount } from 'svelte';
import App from './App.svelte';
import { LobbyPoller } from './net/lobby-poller.svelte';
import { reloadOnce } from './browser/reload';
import { registerServiceWorker } from './browser/service-worker';
import { router } from './browser/router.svelte';
import { preload } from './routes';
import { applySettings } from './layout/apply-settings.svelte';
import './style/base.css';

const target = document.getElementById('app');

/** Nothing is shown before there are words for it; what comes next is on its way meanwhile. */
async function open(page: HTMLElement): Promise<void> {
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
  mount(App, { target: page, props: { lobbyPoller } });
  registerServiceWorker();
}

/** Without texts nothing can be said; they come with the page, once its server answers. */
async function openLater(lobbyPoller: LobbyPoller): Promise<void> {
  lobbyPoller.start();
  while (!lobbyPoller.lobby) await new Promise((resolve) => setTimeout(resolve, 1000));
  reloadOnce();
}

if (target) void open(target);
