import { mount } from 'svelte';
import App from './App.svelte';
import { Door } from './net/door.svelte';
import { fetchPage } from './pages/pages';
import { keepShell } from './pwa/register';
import { router } from './route.svelte';
import { applySettings } from './settings/apply.svelte';
import './style/base.css';

const target = document.getElementById('app');

/** Nothing is shown before there are words for it; what comes next is on its way meanwhile. */
async function open(page: HTMLElement): Promise<void> {
  const door = new Door();
  void door.knock();
  fetchPage(router.route.page);
  await applySettings();
  page.replaceChildren();
  mount(App, { target: page, props: { door } });
  keepShell();
}

if (target) void open(target);
