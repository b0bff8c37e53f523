/** For tests of texts: a language with all its areas. */

import { AREAS } from './messages';
import { loadLanguage, need, use } from './texts.svelte';

export async function useLanguage(language: string): Promise<void> {
  use(await loadLanguage(language));
  await need(...AREAS);
}
