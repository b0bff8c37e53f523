/** Settings: what a person chooses for this browser. */

import type { Words } from '../en';

export const settings: Words['settings'] = {
  title: 'Einstellungen',
  kept: 'Nur für diesen Browser. Alles gilt sofort.',
  reset: 'Auf Standard zurücksetzen',

  names: 'Sprache und Namen',
  language: 'Sprache',
  notation: 'Notennamen',
  notations: { english: 'Englisch', german: 'Deutsch', solfege: 'Do re mi', degrees: 'Stufen' },
  degreesHelp: 'Stufen zählen vom Grundton der Tonleiter am Tisch aus; wo es keine gibt, von C.',

  cards: 'Karten',
  preview: 'So sehen deine Karten aus',
  faces: 'Auf den Karten',
  face: { name: 'Name', staff: 'Notenlinien', keys: 'Klaviertasten', clock: 'Uhr', sound: 'Klang' },
  soundHelp: 'Klang: Eine Karte klingt, wenn du sie auswählst.',
  oneStays: 'Eines davon bleibt immer an.',
  presets: 'Alles auf einmal',
  preset: { all: 'Alles', names: 'Namen', reading: 'Lesen: nur Noten', ear: 'Hören: nur Klang' },
  largeCards: 'Große Karten',

  looks: 'Farben und Bewegung',
  palette: 'Farben der Töne',
  palettes: { clock: 'Uhr', tubes: 'Klangröhren', ink: 'Tinte', contrast: 'Hoher Kontrast' },
  paletteHelp: {
    clock: 'Nachbarn auf der Uhr sind Nachbarn in der Farbe.',
    tubes: 'Wie auf bunten Klangröhren.',
    ink: 'Ganz ohne Farben.',
    contrast: 'Kräftige Farben, kräftige Linien, auf der ganzen Seite.',
  },
  theme: 'Hell oder dunkel',
  themes: { system: 'Wie das Gerät', light: 'Hell', dark: 'Dunkel' },
  motion: 'Bewegung',
  motions: { system: 'Wie das Gerät', reduced: 'Wenig', full: 'Voll' },
  leftHanded: 'Linkshändig',
  leftHandedHelp: 'Die Knöpfe am Tisch liegen links.',

  sounds: 'Klang',
  sound: 'Klang an',
  volume: 'Lautstärke',
  percent: (value) => `${String(value)}\u00a0%`,

  answering: 'Wie du antworten kannst',
  answeringHelp: 'Tippen und Tastatur gehen immer. Außerdem kannst du antworten mit:',
  midi: 'MIDI-Keyboard',
  microphone: 'Mikrofon',
  microphoneHelp: 'Singe oder spiele den Ton. Was gehört wird, bleibt in diesem Browser.',
  speech: 'Sprechen',
  speechHelp: 'Sprich den Namen des Tons. Dein Browser lässt das Gesprochene vielleicht auf Servern seines Herstellers erkennen.',
  notOffered: 'Dieser Browser bietet das hier nicht an.',
  practice: 'Auf der Übungsseite ausprobieren',
};
