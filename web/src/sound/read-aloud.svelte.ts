/** Reads texts aloud with a voice that the browser has on this device; nothing is sent anywhere. */

import type { Language } from '../settings/choices';
import { settings } from '../settings/settings.svelte';

const synthesis: SpeechSynthesis | undefined = typeof speechSynthesis === 'undefined' ? undefined : speechSynthesis;
let voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
const list = (): void => void (voices = synthesis?.getVoices() ?? []);
list();
synthesis?.addEventListener('voiceschanged', list); // browsers find their voices after the page has loaded

/** The first voice for a language that works without a network. */
export function voiceFor<Voice extends { lang: string; localService: boolean }>(all: readonly Voice[], language: Language): Voice | null {
  return all.find(({ lang, localService }) => localService && /^[a-z]+/i.exec(lang)?.[0].toLowerCase() === language) ?? null;
}

/** Whether this browser can read the page's language aloud. */
export function canReadAloud(): boolean {
  return voiceFor(voices, settings.language) !== null;
}

/** Read a text, with its notes in words, instead of whatever is being read. */
export function readAloud(text: string): void {
  const voice = voiceFor(voices, settings.language);
  if (!synthesis || !voice) return;
  synthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  synthesis.speak(utterance);
}
