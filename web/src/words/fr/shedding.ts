/** What The Distance and Steps share. */

import type { Words } from '../en';
import { either } from '../tell';
import { counted } from './grammar';

export const shedding: Words['shedding'] = {
  keys: [
    [['← →'], 'aller à ta main et la parcourir'],
    [['Espace'], 'choisir une carte, ou la reposer'],
    [['T'], 'piocher (tirer une carte)'],
    [['P'], 'passer'],
    [['M'], 'annoncer « Musicards! »'],
    [['Échap'], 'tout reposer'],
  ],
  draw: 'Piocher',
  pass: 'Passer',
  done: 'Terminé',
  starter: (names) => `Pour commencer : ${names.length > 0 ? either(names) : 'un joker'}`,
  drawn: (count) => `Tu as pioché ${counted(count, 'carte', 'cartes')}. Joue, pioche ou passe.`,
  chooseFirst: 'Choisis d’abord les cartes que tu veux jouer.',
  mistakeEndsTurn: { label: 'Une erreur termine le tour', help: 'Sinon on essaie encore.' },
  freeDraw: { label: 'Pioche libre', help: 'Tu peux piocher même si une carte de ta main convient.' },
  call: [
    'Quand il ne te reste qu’une carte, annonce *« Musicards! »*. Si quelqu’un d’autre l’annonce avant toi, tu prends deux cartes. Tu peux l’annoncer à tout moment, y compris pour surprendre les autres.',
  ],
};
