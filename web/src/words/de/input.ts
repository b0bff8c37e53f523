/** Answering by other ways than tapping and typing: MIDI keyboard, microphone, speaking. */

import type { Way, WayState } from '../../settings/input-ways';
import type { Words } from '../en';
import { note } from '../notes';
import { grammar } from '../grammar';

const { or } = grammar('de');

const ways: Readonly<Record<Way, string>> = { midi: 'MIDI-Keyboard', microphone: 'Mikrofon', speech: 'Sprechen' };

const ASLEEP = 'Tippe einmal auf die Seite, dann geht es los.';
const REFUSED = 'Der Browser erlaubt es nicht. Du kannst das in seinen Einstellungen für diese Seite ändern.';

const STATES: Readonly<Record<Way, Readonly<Record<WayState['kind'], string>>>> = {
  midi: {
    off: 'Ausgeschaltet.',
    asking: 'Sucht nach Keyboards.',
    unsupported: 'Dieser Browser kann hier keine MIDI-Keyboards benutzen.',
    refused: REFUSED,
    none: 'Kein Keyboard gefunden. Schließe eines an oder schalte es ein.',
    asleep: ASLEEP,
    on: 'Verbunden.',
  },
  microphone: {
    off: 'Ausgeschaltet.',
    asking: 'Wartet auf das Mikrofon.',
    unsupported: 'Hier ist kein Mikrofon zu haben. Vielleicht braucht die Seite eine sichere Adresse (https).',
    refused: REFUSED,
    none: 'Kein Mikrofon gefunden.',
    asleep: ASLEEP,
    on: 'Hört zu. Nichts wird aufgenommen oder gesendet.',
  },
  speech: {
    off: 'Ausgeschaltet.',
    asking: 'Macht sich bereit.',
    unsupported: 'Dieser Browser kann Gesprochenes nicht erkennen.',
    refused: REFUSED,
    none: 'Kein Mikrofon gefunden.',
    asleep: ASLEEP,
    on: 'Hört zu und wartet auf Notennamen.',
  },
};

export const input: Words['input'] = {
  bar: 'Andere Wege zu antworten',
  ways,
  state: (way, state) => (state.kind === 'on' && state.name ? `Verbunden: ${state.name}.` : STATES[way][state.kind]),
  switchOff: (way) => `${ways[way]}: ausschalten`,
  heard: 'Gehört:',
  half: 'Halbton',
  whole: 'Ganzton',

  chooseFirst: 'Wähle zuerst Karten aus.',
  notYourTurn: 'Du bist nicht dran.',
  whichLetter: (letters) => `Ist es ${or(letters.map(note))}? Tippe den Buchstaben an oder spiele ihn.`,
  noStep: (heard, halfSteps, top) =>
    halfSteps === 12 ? `${heard} liegt schon obenauf. Ein Schritt führt nach oben.` : `${heard} liegt ${String(halfSteps)} Halbtöne über ${top}: weder ein Halbton noch ein Ganzton.`,
  onlyWilds: 'Nur bei einem Joker wird der Ton gesagt: Lege zuerst einen auf ein Feld.',
  justPlay: 'Zu Beginn wird kein Schritt gesagt: Spiele den Ton deiner Karte oder tippe auf den Knopf.',
};
