/** Old Maid. */

import type { Words } from '../en';
import { grammar } from '../grammar';
import type { GameWords } from '../shapes';
import { of } from './grammar';

const { counted } = grammar('fr');

const about: GameWords = {
  title: 'Old Maid',
  subtitle: 'Comme le mistigri',
  tagline: 'Trouve des paires et ne garde pas la carte seule.',
  aim: () => 'Pose des paires et débarrasse-toi de tes cartes. Qui reste avec l’Old Maid perd ; les autres partagent la victoire.',
  rules: () => ({
    lead: 'Débarrasse-toi de tes cartes par paires. Une carte n’a pas de partenaire : *la carte Chromatic Scale est l’Old Maid*, et qui l’a encore à la fin perd.',
    sections: [
      {
        title: 'La donne',
        body: ['Les 48 cartes de notes et l’Old Maid sont toutes distribuées. Certains ont une carte de plus que d’autres.'],
      },
      {
        title: 'Les paires',
        body: ['Deux cartes *d’une même note* font une paire, quelle que soit l’octave. Les paires sont toujours posées aussitôt : après la donne et chaque fois qu’une nouvelle se forme.'],
      },
      {
        title: 'Ton tour',
        body: [
          [
            '*Prends une carte* dans l’éventail du joueur le plus proche à ta droite qui a encore des cartes. Il est mélangé et caché : tu prends celle que tu veux sans la connaître.',
            'Fait-elle une paire avec une des tiennes ? Elle est posée. Sinon tu la gardes.',
          ],
          'Toi et celui qui l’avait, vous êtes les seuls à avoir vu cette carte.',
        ],
      },
      {
        title: 'Hors de danger',
        body: ['Qui n’a plus de cartes est sorti du jeu et hors de danger. Le tour passe au suivant qui a des cartes.'],
      },
      { title: 'La fin', body: ['Quand toutes les paires sont posées, il ne reste que l’Old Maid. Qui la tient perd ; tous les autres gagnent ensemble.'] },
    ],
  }),
  keys: [
    [['← →'], 'aller à l’éventail et le parcourir'],
    [['Espace'], 'prendre cette carte'],
    [['1', '–', '9'], 'prendre de la première à la neuvième carte'],
  ],
  options: { pitches: { label: 'Cartes', choice: (value) => (value === 'naturals' ? 'Touches blanches seulement' : 'Toutes les notes') } },
  score: (count) => (count > 0 ? 'reste avec l’Old Maid' : 'hors de danger'),
};

export const old_maid: Words['old_maid'] = {
  about,
  maid: 'Old Maid',
  describedMaid: 'l’Old Maid, Chromatic Scale',
  hand: (count) => (count === 0 ? 'Tu n’as pas de cartes' : `Ta main, ${counted(count, 'carte', 'cartes')}`),
  fanOf: (name, count) => `Éventail ${of(name)}, ${counted(count, 'carte cachée', 'cartes cachées')}`,
  yourFan: (count) => `Ton éventail, ${counted(count, 'carte', 'cartes')}`,
  fanCard: (place, count) => `Carte ${String(place)} sur ${String(count)}, cachée`,
  ownFanCard: (place, count, card) => `Carte ${String(place)} sur ${String(count)}, à toi : ${card}`,
  whose: (name) => `Cartes ${of(name)}`,
  yours: 'Tes cartes, dans l’ordre de l’éventail',
  takeFrom: (name) => `Prends une carte à ${name}.`,
  takesFromYou: (name) => `${name} te prend une carte.`,
  takes: (taker, name) => `${taker} prend une carte à ${name}.`,
  youAreSafe: 'Tu es hors de danger : plus de cartes.',
  safe: 'hors de danger',
  pairs: (count) => (count === 0 ? 'Aucune paire' : counted(count, 'paire', 'paires')),
  pairsOf: (count, names) => `${counted(count, 'paire', 'paires')} : ${names}`,
  lying: (count) => `On prend une carte dans un éventail de ${counted(count, 'carte', 'cartes')}`,
  lyingYours: (count) => `On prend une carte dans ton éventail de ${counted(count, 'carte', 'cartes')}`,
};
