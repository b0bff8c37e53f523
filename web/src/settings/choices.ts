/** The settings and their defaults, and how stored settings are read. Pure. */

import languages from '../../../src/musicards/texts/locales/languages.json';

/** The languages that there are texts in, as browsers name them. */
export const LANGUAGES = languages.map(({ code }) => code);
export type Language = (typeof LANGUAGES)[number];

/** A language by its own name. */
export function languageName(language: Language): string {
  return languages.find(({ code }) => code === language)?.name ?? language;
}

export const NOTATIONS = ['english', 'german', 'solfege', 'degrees', 'movable_do'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** A notation that needs no tonic. */
export type FixedNotation = Exclude<Notation, 'degrees' | 'movable_do'>;

export const PALETTES = ['clock', 'tubes', 'ink', 'suit', 'contrast'] as const;
type Palette = (typeof PALETTES)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** What a card can show. `sound`: a tap on the card plays it. */
export const FACES = ['name', 'staff', 'keys', 'clock', 'sound'] as const;
export type Face = (typeof FACES)[number];

/** What a pair in Memory shows: two identical cards, or two faces of one pitch. */
export const PAIRINGS = ['same', 'name-staff', 'staff-keys', 'sound-name'] as const;
export type Pairing = (typeof PAIRINGS)[number];

export const MOTIONS = ['system', 'reduced', 'full'] as const;
type Motion = (typeof MOTIONS)[number];

/** The settings that are on or off. */
const FLAGS = ['largeCards', 'leftHanded', 'sound', 'midi', 'microphone', 'speech', 'shortcuts', 'readAloud', 'path'] as const;
export type Flag = (typeof FLAGS)[number];

export interface Settings {
  language: Language;
  notation: Notation;
  faces: Record<Face, boolean>;
  palette: Palette;
  theme: Theme;
  largeCards: boolean;
  leftHanded: boolean;
  volume: number; // 0 to 1
  sound: boolean; // muting keeps the volume
  motion: Motion;
  pairing: Pairing;
  midi: boolean; // answer with a MIDI keyboard
  microphone: boolean; // answer by singing or playing
  speech: boolean; // answer by speaking, where the browser supports it
  shortcuts: boolean; // keys that are a single character
  readAloud: boolean; // buttons that read texts aloud
  path: boolean; // the home page leads newcomers from game to game
}

/** Faces for a purpose: everything, reading a score, listening, and the names for beginners. */
export const PRESETS = {
  all: { name: true, staff: true, keys: true, clock: true, sound: true },
  names: { name: true, staff: false, keys: false, clock: false, sound: true },
  reading: { name: false, staff: true, keys: false, clock: false, sound: false },
  ear: { name: false, staff: false, keys: false, clock: false, sound: true },
} as const satisfies Record<string, Record<Face, boolean>>;

/** The notation usually taught in each language. */
export function usualNotation(language: Language): Notation {
  const usual = languages.find(({ code }) => code === language)?.notes;
  return NOTATIONS.find((notation) => notation === usual) ?? 'english';
}

/** The notation for names without a tonic, such as those of keys. Movable do gives way to letters, because fixed syllables would mislead. */
export function fixedNotation(notation: Notation, language: Language): FixedNotation {
  if (notation !== 'degrees' && notation !== 'movable_do') return notation;
  const usual = usualNotation(language);
  if (usual === 'german') return usual;
  return usual === 'solfege' && notation === 'degrees' ? usual : 'english';
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
  shortcuts: true,
  readAloud: false,
  path: true,
};

/** The first of the browser's languages that the page has; English when it has none. */
export function preferredLanguage(languages: readonly string[]): Language {
  for (const each of languages) {
    const found = LANGUAGES.find((language) => each.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** Read stored settings, with defaults for everything missing or invalid. */
export function read(remembered: string | null, languages: readonly string[]): Settings {
  let kept: Record<string, unknown> = {};
  try {
    const value: unknown = JSON.parse(remembered ?? '{}');
    if (typeof value === 'object' && value !== null) kept = value as Record<string, unknown>;
  } catch {
    // Invalid JSON: use the defaults.
  }
  const one = <T>(value: unknown, choices: readonly T[], usual: T): T => choices.find((each) => each === value) ?? usual;
  const flags = <Name extends string>(names: readonly Name[], of: Record<string, unknown>, usual: Record<Name, boolean>) =>
    Object.fromEntries(names.map((name) => [name, typeof of[name] === 'boolean' ? of[name] : usual[name]])) as Record<Name, boolean>;
  const language = one(kept['language'], LANGUAGES, preferredLanguage(languages));
  const faces = typeof kept['faces'] === 'object' && kept['faces'] !== null ? (kept['faces'] as Record<string, unknown>) : {};
  const volume = kept['volume'];
  const stored: Settings = {
    language,
    notation: one(kept['notation'], NOTATIONS, usualNotation(language)),
    ...flags(FLAGS, kept, DEFAULTS),
    faces: flags(FACES, faces, DEFAULTS.faces),
    palette: one(kept['palette'], PALETTES, DEFAULTS.palette),
    theme: one(kept['theme'], THEMES, DEFAULTS.theme),
    volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : DEFAULTS.volume,
    motion: one(kept['motion'], MOTIONS, DEFAULTS.motion),
    pairing: one(kept['pairing'], PAIRINGS, DEFAULTS.pairing),
  };
  return changed(DEFAULTS, stored);
}

/** The data attributes of the root element; `public/theme.js` sets the same before the first paint. */
export function rootData({ theme, palette, motion, leftHanded, largeCards }: Settings): Record<string, string | undefined> {
  return {
    theme: theme === 'system' ? undefined : theme,
    palette: palette === 'clock' ? undefined : palette,
    motion: motion === 'system' ? undefined : motion,
    hand: leftHanded ? 'left' : undefined,
    large: largeCards ? 'on' : undefined,
  };
}

/** Settings after a change. A notation that is the usual one for the language changes with the language. */
export function changed(before: Settings, changes: Partial<Settings>): Settings {
  const after = { ...before, ...changes };
  const usual = before.notation === usualNotation(before.language);
  if (usual && changes.notation === undefined) after.notation = usualNotation(after.language);
  // A card must show something.
  if (!FACES.some((face) => after.faces[face])) after.faces = before.faces;
  return after;
}
