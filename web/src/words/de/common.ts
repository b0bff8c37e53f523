/** What is said on many pages. */

import type { Words } from '../en';
import { counts } from './grammar';

export const common: Words['common'] = {
  close: 'Schließen',
  oneMoment: 'Einen Moment …',
  tryAgain: 'Noch einmal',
  didNotWork: 'Das hat nicht geklappt. Versuche es noch einmal.',
  or: 'oder',
  colon: ': ',
  cards: counts.cards,
  points: counts.points,
  home: 'Musicards, zur Startseite',
  rules: 'Regeln',
  allGames: 'Alle Spiele',
  windowTitle: (page) => `${page} – Musicards`,
};
