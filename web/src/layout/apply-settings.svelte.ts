/** The choices, put to work on the page as a whole: its language, and what the style sheets have to know. */

import { rootData, type Language } from '../settings/choices';
import { follow, settings } from '../settings/settings.svelte';
import { loadLanguage, use } from '../texts/texts.svelte';

/** Apply the choices, now and whenever they change. Resolves once the language is there: then something can be shown. */
export async function applySettings(): Promise<void> {
  follow();
  await speak(settings.language);
  $effect.root(() => {
    // A language that cannot be loaded just now leaves the page in the one that it speaks.
    $effect(() => void speak(settings.language).catch(() => undefined));
    $effect(() => {
      const { dataset } = document.documentElement;
      for (const [name, value] of Object.entries(rootData(settings))) {
        if (value === undefined) Reflect.deleteProperty(dataset, name);
        else dataset[name] = value;
      }
      colourTheBrowser();
    });
  });
}

/** Load a language and use it; screen readers and hyphenation are told, too. */
async function speak(language: Language): Promise<void> {
  if (use(await loadLanguage(language))) document.documentElement.lang = language;
}

/** The browser's own bars wear the colour of the ground. */
function colourTheBrowser(): void {
  const ground = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    if (settings.theme === 'system' && settings.palette !== 'contrast') meta.setAttribute('content', usualColour(meta));
    else meta.setAttribute('content', ground);
  }
}

const USUAL = new WeakMap<Element, string>();

/** What the page came with: one colour for light and one for dark. */
function usualColour(meta: Element): string {
  const known = USUAL.get(meta) ?? meta.getAttribute('content') ?? '';
  USUAL.set(meta, known);
  return known;
}
