/** Applies the settings to the whole page: its language, and the attributes that style sheets use. */

import { rootData, type Language } from '../settings/choices';
import { follow, settings } from '../settings/settings.svelte';
import { loadLanguage, use } from '../texts/texts.svelte';

/** Apply the settings now and whenever they change. Resolves once the language is loaded and the page can be shown. */
export async function applySettings(): Promise<void> {
  follow();
  await speak(settings.language);
  $effect.root(() => {
    // If a language cannot be loaded, the page keeps its current one.
    $effect(() => void speak(settings.language).catch(() => undefined));
    $effect(() => {
      const { dataset } = document.documentElement;
      for (const [name, value] of Object.entries(rootData(settings))) {
        if (value === undefined) Reflect.deleteProperty(dataset, name);
        else dataset[name] = value;
      }
      colorTheBrowser();
    });
  });
}

/** Load a language and use it, also for screen readers and hyphenation. */
async function speak(language: Language): Promise<void> {
  if (!use(await loadLanguage(language))) return;
  document.documentElement.lang = language;
  // A page in the reader's own language needs no translation; browsers that guess wrongly would offer one.
  document.documentElement.translate = !navigator.language.startsWith(language);
}

/** Give the browser's own bars the page's background color. */
function colorTheBrowser(): void {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    if (settings.theme === 'system' && settings.palette !== 'contrast') meta.setAttribute('content', usualColor(meta));
    else meta.setAttribute('content', ground);
  }
}

const USUAL = new WeakMap<Element, string>();

/** The color the page was loaded with: one for light and one for dark. */
function usualColor(meta: Element): string {
  const known = USUAL.get(meta) ?? meta.getAttribute('content') ?? '';
  USUAL.set(meta, known);
  return known;
}
