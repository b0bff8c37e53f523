/** The choices there are, their usual values, and how what was remembered is read. Pure. */

import languages from '../../../src/musicards/texts/locales/languages.json';

/** The languages that there are texts in, as browsers name them. */
export const LANGUAGES = languages.map(({ code }) => code);
export type Language = (typeof LANGUAGES)[number];

/** A language by its own name. */
export function languageName(language: Language): string {
  return languages.find(({ code }) => code === language)?.name ?? language;
}

export const NOTATIONS = ['english', 'german', 'solfege', 'degrees'] as const;
export type Notation = (typeof NOTATIONS)[number];

export const PALETTES = ['clock', 'tubes', 'ink', 'contrast'] as const;
type Palette = (typeof PALETTES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** What can stand on a card. `sound`: a tap on the card sounds it. */
export const FACES = ['name', 'staff', 'keys', 'clock', 'sound'] as const;
export type Face = (typeof FACES)[number];

/** What a pair in Memory is made of: two cards alike, or two faces of one pitch. */
export const PAIRINGS = ['same', 'name-staff', 'staff-keys', 'sound-name'] as const;
export type Pairing = (typeof PAIRINGS)[number];

export const MOTIONS = ['system', 'reduced', 'full'] as const;
type Motion = (typeof MOTIONS)[number];

export interface Settings {
  language: Language;
  notation: Notation;
  faces: Record<Face, boolean>;
  palette: Palette;
  theme: Theme;
  largeCards: boolean;
  leftHanded: boolean;
  volume: number; // 0 to 1
  sound: boolean; // off by one tap; the volume stays what it was
  motion: Motion;
  pairing: Pairing;
  midi: boolean; // answer with a MIDI keyboard
  microphone: boolean; // answer by singing or playing
  speech: boolean; // answer by speaking, where the browser can
}

/** Faces for a purpose: all there is, what one would read in a score, what one would hear, the names to begin with. */
export const PRESETS = {
  all: { name: true, staff: true, keys: true, clock: true, sound: true },
  names: { name: true, staff: false, keys: false, clock: false, sound: true },
  reading: { name: false, staff: true, keys: false, clock: false, sound: false },
  ear: { name: false, staff: false, keys: false, clock: false, sound: true },
} as const satisfies Record<string, Record<Face, boolean>>;

/** The names of notes that people who speak a language usually learn. */
export function usualNotation(language: Language): Notation {
  const usual = languages.find(({ code }) => code === language)?.notes;
  return NOTATIONS.find((notation) => notation === usual) ?? 'english';
}

export const DEFAULTS: Settings = {
  language: 'en',
  notation: 'english',
  faces: PRESETS.all,
  palette: 'clock',
  theme: 'system',
  largeCards: false,
  leftHanded: false,
  volume: 0.8,
  sound: true,
  motion: 'system',
  pairing: 'same',
  midi: false,
  microphone: false,
  speech: false,
};

/** The first of the browser's languages that we speak; English when it has none of ours. */
export function preferredLanguage(languages: readonly string[]): Language {
  for (const each of languages) {
    const found = LANGUAGES.find((language) => each.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** What was remembered, as far as it makes sense; the usual values for the rest. */
export function read(remembered: string | null, languages: readonly string[]): Settings {
  let kept: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(remembered ?? '{}');
    if (typeof value === 'object' && value !== null) kept = value as Record<string, unknown>;
  } catch {
    // Not ours, or cut off: the usual values will do.
  }
  const one = <T>(value: unknown, choices: readonly T[], usual: T): T => choices.find((each) => each === value) ?? usual;
  const flag = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);
  const language = one(kept['language'], LANGUAGES, preferredLanguage(languages));
  const faces = typeof kept['faces'] === 'object' && kept['faces'] !== null ? (kept['faces'] as Record<string, unknown>) : {};
  const volume = kept['volume'];
  const usual: Settings = { ...DEFAULTS, language, notation: usualNotation(language) };
  return changed(usual, {
    language,
    notation: one(kept['notation'], NOTATIONS, usualNotation(language)),
    faces: Object.fromEntries(FACES.map((face) => [face, flag(faces[face], DEFAULTS.faces[face])])) as Record<Face, boolean>,
    palette: one(kept['palette'], PALETTES, DEFAULTS.palette),
    theme: one(kept['theme'], THEMES, DEFAULTS.theme),
    largeCards: flag(kept['largeCards'], DEFAULTS.largeCards),
    leftHanded: flag(kept['leftHanded'], DEFAULTS.leftHanded),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    sound: flag(kept['sound'], DEFAULTS.sound),
    motion: one(kept['motion'], MOTIONS, DEFAULTS.motion),
    pairing: one(kept['pairing'], PAIRINGS, DEFAULTS.pairing),
    midi: flag(kept['midi'], DEFAULTS.midi),
    microphone: flag(kept['microphone'], DEFAULTS.microphone),
    speech: flag(kept['speech'], DEFAULTS.speech),
  });
}

/** What the root element tells the style sheets; `public/theme.js` says the same before the first paint. */
export function rootData({ theme, palette, motion, leftHanded, largeCards }: Settings): Record<string, string | undefined> {
  return {
    theme: theme === 'system' ? undefined : theme,
    palette: palette === 'clock' ? undefined : palette,
    motion: motion === 'system' ? undefined : motion,
    hand: leftHanded ? 'left' : undefined,
    large: largeCards ? 'on' : undefined,
  };
}

/** The choices after a change. Whoever names notes as is usual in their language does so in the next language too. */
export function changed(before: Settings, changes: Partial<Settings>): Settings {
  const after = { ...before, ...changes };
  const usual = before.notation === usualNotation(before.language);
  if (usual && changes.notation === undefined) after.notation = usualNotation(after.language);
  // A card that shows nothing is no card.
  if (!FACES.some((face) => after.faces[face])) after.faces = before.faces;
  return after;
}
