/** Speech recognition, where the browser offers it. Some browsers send the audio to their vendor's servers. */

import type { Language } from '../settings/choices';
import type { WayState } from '../settings/input-ways';

/** The part of the browser's recognizer used here; not every browser has it, or has it under this name. */
interface Recognizer {
  lang: string;
  continuous: boolean;
  maxAlternatives: number;
  onresult: ((event: Results) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

interface Results {
  readonly resultIndex: number;
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

export interface SpeechListener {
  readonly state: (state: WayState) => void;
  /** The possible spellings of what was said, most likely first. */
  readonly said: (guesses: readonly string[]) => void;
}

const BREATH = 400; // milliseconds between two recognition sessions

function recognizer(): (new () => Recognizer) | null {
  const names = globalThis as { SpeechRecognition?: new () => Recognizer; webkitSpeechRecognition?: new () => Recognizer };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition ?? null;
}

/** Listen in a language until stopped. Returns a function that stops it. */
export function listenToSpeech(language: Language, listener: SpeechListener): () => void {
  const Made = recognizer();
  if (!Made) {
    listener.state({ kind: 'unsupported' });
    return () => undefined;
  }
  let again: ReturnType<typeof setTimeout> | undefined;
  let done = false;
  const heard = new Made();
  heard.lang = `${language}-${new Intl.Locale(language).maximize().region ?? ''}`; // with its usual region, such as "en-US"
  heard.continuous = true;
  heard.maxAlternatives = 5;
  heard.onresult = ({ resultIndex, results }) => {
    for (const result of Array.from(results).slice(resultIndex)) listener.said(Array.from(result).map(({ transcript }) => transcript));
  };
  heard.onerror = ({ error }) => {
    if (error === 'not-allowed' || error === 'service-not-allowed') end('refused');
    else if (error === 'audio-capture') end('none');
    else if (error === 'language-not-supported') end('unsupported');
  };
  // Sessions end by themselves after a while; start the next one.
  heard.onend = () => {
    if (!done) again = setTimeout(start, BREATH);
  };

  function end(kind: 'refused' | 'none' | 'unsupported'): void {
    done = true;
    listener.state({ kind });
  }

  function start(): void {
    try {
      heard.start();
      listener.state({ kind: 'on' });
    } catch {
      end('refused');
    }
  }

  listener.state({ kind: 'asking' });
  start();
  return () => {
    done = true;
    clearTimeout(again);
    heard.onresult = null;
    heard.onend = null;
    heard.abort();
  };
}
