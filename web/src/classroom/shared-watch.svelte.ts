/** One watch of a class for all parts of a page that need it. */

import { onMount } from 'svelte';
import { ClassWatch } from './watch.svelte';

let shared: { readonly code: string; readonly watch: ClassWatch; readonly stop: () => void; users: number } | null = null;

/** Follow a class while this component is shown; components that follow the same one share a watch. */
export function followClass(code: string): ClassWatch {
  if (shared?.code !== code) {
    const watch = new ClassWatch(code);
    shared = { code, watch, stop: watch.start(), users: 0 };
  }
  const mine = shared;
  mine.users += 1;
  onMount(() => () => {
    mine.users -= 1;
    if (mine.users > 0) return;
    mine.stop();
    if (shared === mine) shared = null;
  });
  return mine.watch;
}
