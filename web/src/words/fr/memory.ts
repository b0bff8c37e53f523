/** Memory. */

import type { Words } from '../en';
import { grammar } from '../grammar';
import type { GameWords } from '../shapes';

const { counted } = grammar('fr');

const BOARDS: Readonly<Record<string, string>> = {
  naturals: '7 touches blanches : 14 cartes',
  chromatic: 'Les 12 notes : 24 cartes',
  full: 'Tout le jeu : 54 cartes',
};

const about: GameWords = {
  title: 'Memory',
  subtitle: 'Le jeu des paires',
  tagline: 'Retourne deux cartes et retiens où sont les notes.',
  aim: () => 'Deux cartes d’une même note font une paire. Qui a le plus de paires gagne.',
  rules: ({ board }) => ({
    lead: 'Toutes les cartes sont cachées. Retourne-en deux : si c’est *la même note*, elles sont à toi. Qui a le plus de paires gagne.',
    sections: [
      {
        title: 'Les cartes',
        body: [
          board === 'full'
            ? 'Tout le jeu : douze notes dans quatre octaves, donc deux paires de chacune ; un point d’interrogation va avec un point d’interrogation, une Chromatic Scale avec l’autre.'
            : board === 'naturals'
              ? 'Les sept touches blanches, chacune dans deux octaves : sept paires.'
              : 'Les douze notes, chacune dans deux octaves : douze paires.',
        ],
      },
      {
        title: 'Ton tour',
        body: [
          [
            'Retourne une carte, puis une autre. Tout le monde les voit.',
            'La même note, quelle que soit l’octave ? La paire est à toi, et tu *continues*.',
            'Deux notes différentes ? Elles sont cachées de nouveau, et c’est au suivant. Retiens où elles sont.',
          ],
        ],
      },
      {
        title: 'Deux faces',
        body: [
          'Une paire peut montrer deux fois la même chose, ou deux faces d’une note : son nom et sa place sur la portée, la portée et la touche, ou le son et le nom. Chacun le choisit pour son écran ; les cartes et les règles restent les mêmes.',
        ],
      },
      { title: 'La fin', body: ['Quand la table est vide, qui a le plus de paires gagne ; à égalité on partage la victoire. En solo, essaie de finir en moins de tours.'] },
    ],
  }),
  keys: [
    [['← → ↑ ↓'], 'aller aux cartes et les parcourir'],
    [['Espace'], 'retourner cette carte'],
    [['L'], 'réécouter une carte visible qui est un son (listen)'],
  ],
  options: { board: { label: 'Les cartes', choice: (value) => BOARDS[String(value)] ?? String(value) } },
  score: (count) => counted(count, 'paire', 'paires'),
};

export const memory: Words['memory'] = {
  about,
  board: (left) => `Les cartes sur la table, il en reste ${String(left)}`,
  card: (number, row, column, what) => `Carte ${String(number)}, rangée ${String(row)}, colonne ${String(column)}, ${what}`,
  faceDown: 'cachée',
  taken: 'déjà prise',
  faces: {
    name: (pitch) => `nom ${pitch}`,
    staff: (pitch) => `portée ${pitch}`,
    keys: (pitch) => `touche ${pitch}`,
    sound: 'un son',
  },
  first: 'Retourne une carte.',
  second: 'Maintenant une deuxième.',
  goOn: 'Une paire. Tu continues.',
  pairs: (count) => (count === 0 ? 'Aucune paire' : counted(count, 'paire', 'paires')),
  turns: (count) => counted(count, 'tour', 'tours'),
  pairing: 'Une paire montre',
  pairings: {
    same: 'deux fois la même chose',
    'name-staff': 'nom et portée',
    'staff-keys': 'portée et touche',
    'sound-name': 'son et nom',
  },
  lying: (left, pairs) => `${counted(left, 'carte', 'cartes')} sur la table, ${counted(pairs, 'paire', 'paires')} à trouver`,
};
