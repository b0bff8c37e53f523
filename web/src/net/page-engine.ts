/** The engine of this page, in its worker, and files that it makes. Loaded only where there is no server. */

import { askForLastingData } from '../browser/lasting-data';
import { saveFile } from '../browser/save-file';
import { isStorageForbidden } from '../browser/storage-forbidden';
import { KEEPS_NOTHING } from '../../worker/engine/messages';
import type { Transport, TransportEvents } from './connection';
import { Engine } from './engine';

/** Files that a server would send are made here when their link is clicked. */
function saveWhatLinksName(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[download][href^="api/"]') : null;
    if (!link) return;
    event.preventDefault();
    void saveAnswer(link.getAttribute('href')?.slice('api/'.length) ?? '');
  });
}

async function saveAnswer(path: string): Promise<void> {
  const answer = await engine.call('GET', path, '');
  const [, name = ''] = /filename="(.*)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
  if (answer.ok) saveFile(await answer.blob(), name);
}

/** Delete all games at once: also those that are not finished, and those that the engine cannot read. */
async function forget(): Promise<Response> {
  engine.end();
  const { Journal } = await import('../../worker/engine/journal');
  await (await Journal.open(() => undefined)).clear();
  return new Response(null, { status: 204 });
}

const name = isStorageForbidden() ? KEEPS_NOTHING : '';
const engine = new Engine(() => new Worker(new URL('../../worker/engine/worker.ts', import.meta.url), { type: 'module', name }));

export const begin = (): void => engine.begin();

export const pageEngine = {
  async call(method: string, path: string, body: unknown): Promise<Response> {
    // The lobby is part of the document, so that the page is there before the engine is.
    if (path === 'lobby') return new Response(document.getElementById('lobby')?.textContent);
    if (path === 'forget') return forget();
    await Promise.resolve(); // components also ask while Svelte computes values, when no state may change
    const answer = await engine.call(method, path, typeof body === 'string' ? body : '');
    if (method === 'POST' && path === 'matches' && answer.ok) askForLastingData();
    return answer;
  },
  open: (code: string, events: TransportEvents): Transport => engine.open(code, events),
};

saveWhatLinksName();
