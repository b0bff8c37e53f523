import { mount } from 'svelte';
import App from './App.svelte';
import { Door } from './net/door.svelte';
import { askEarly } from './pages/early';
import { loadAnew } from './pwa/anew';
import { keepShell } from './pwa/register';
import { router } from './route.svelte';
import { applySettings } from './settings/apply.svelte';
import './style/base.css';

const target = document.getElementById('app');

/** Nothing is shown before there are words for it; what comes next is on its way meanwhile. */
async function open(page: HTMLElement): Promise<void> {
  const door = new Door();
  void door.knock();
  askEarly(router.route);
  try {
    await applySettings();
  } catch {
    await openLater(door);
    return;
  }
  page.replaceChildren();
  mount(App, { target: page, props: { door } });
  keepShell();
}

/** Without texts nothing can be said; they come with the page, once its server answers. */
async function openLater(door: Door): Promise<void> {
  door.open();
  while (!door.lobby) await new Promise((resolve) => setTimeout(resolve, 1000));
  loadAnew();
}

if (target) void open(target);
