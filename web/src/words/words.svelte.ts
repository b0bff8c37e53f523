/**
 * All that the page says, in the language chosen. English is the shape that the others fill (`Words`), so that the compiler
 * misses no text. A language is loaded when it is chosen, not before.
 */

import type { Language } from '../settings/choices';
import { loadLanguage, use } from '../texts/texts.svelte';
import type { Words } from './en';

export type { Words };

const LOADERS: Readonly<Record<string, () => Promise<{ readonly words: Words }>>> = {
  en: () => import('./en'),
  de: () => import('./de'),
  fr: () => import('./fr'),
  es: () => import('./es'),
};

let spoken = $state.raw<Words | null>(null);
let wanted: Language | null = null;

/** Load a language and speak it from now on; the page says so to screen readers and hyphenation, too. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const [loaded, catalog] = await Promise.all([(LOADERS[language] ?? LOADERS['en'])?.(), loadLanguage(language)]);
  if (wanted !== language || !use(catalog)) return; // another one has been chosen meanwhile
  spoken = loaded?.words ?? null;
  document.documentElement.lang = language;
}

/** The texts in the language chosen. Only once `speak` has ended, before anything is shown. */
export function words(): Words {
  if (!spoken) throw new Error('no language is loaded yet');
  return spoken;
}
