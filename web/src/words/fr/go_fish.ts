/** Go Fish. */

import type { Words } from '../en';
import { grammar } from '../grammar';
import { note } from '../notes';
import type { GameWords } from '../shapes';

const { counted, and } = grammar('fr');

const about: GameWords = {
  title: 'Go Fish',
  subtitle: 'La pioche',
  tagline: 'Demande une note et rassemble les quatre.',
  aim: () => 'Les quatre cartes d’une note font une famille. Qui a le plus de familles gagne.',
  rules: () => ({
    lead: 'Demande aux autres des notes que tu as toi-même. *Les quatre cartes d’une note font une famille*, et qui a le plus de familles gagne.',
    sections: [
      {
        title: 'La donne',
        body: ['48 cartes de notes, douze notes dans quatre octaves. À deux ou trois, chacun reçoit sept cartes ; à quatre ou cinq, cinq cartes. Le reste forme la pioche.'],
      },
      {
        title: 'Ton tour',
        body: [
          `*Demande à quelqu’un* une note que tu as : « Ada, as-tu des ${note('F#')} ? » Une touche noire se demande par l’un ou l’autre de ses noms : ${note('F#')} et ${note('Gb')} sont les mêmes cartes.`,
          [
            'La personne qui a des cartes de cette note te les donne *toutes*, et tu demandes encore : à qui tu veux, ce que tu veux.',
            'La personne qui n’en a pas répond « Go fish » : tu prends la carte du dessus de la pioche. Si c’est la note que tu demandais, tu la montres et tu demandes encore ; sinon ton tour est fini.',
          ],
          'Écoute donc bien : qui demande une note a au moins une carte de cette note.',
        ],
      },
      {
        title: 'Les familles',
        body: ['Quatre cartes d’une note sont posées aussitôt, même juste après la donne. Elles comptent pour qui les pose.'],
      },
      {
        title: 'Plus de cartes',
        body: ['Si tu commences ton tour sans carte, tu en pioches une. Quand la pioche est vide, tu passes ton tour.'],
      },
      { title: 'La fin', body: ['C’est fini quand les douze familles sont sur la table. Qui a le plus de familles gagne ; à égalité on partage la victoire.'] },
    ],
  }),
  keys: [
    [['← →'], 'parcourir tes notes'],
    [['Espace'], 'choisir une note, ou la reposer'],
    [['A', '–', 'G'], 'choisir une note par sa lettre (A = la) ; encore pour le dièse et le bémol'],
    [['1', '–', '4'], 'choisir à qui demander, de gauche à droite'],
    [['N'], 'dire l’autre nom d’une touche noire'],
    [['Q'], 'poser la question'],
    [['Échap'], 'tout reposer'],
  ],
  options: { pitches: { label: 'Cartes', choice: (value) => (value === 'naturals' ? 'Touches blanches seulement' : 'Toutes les notes') } },
  score: (count) => counted(count, 'famille', 'familles'),
};

export const go_fish: Words['go_fish'] = {
  about,
  hand: (count) => `Ta main par note, ${counted(count, 'carte', 'cartes')}`,
  pitch: (names, count) => `${names}, ${counted(count, 'carte', 'cartes')}`,
  noCards: 'Pas de carte en main',
  ask: 'Demander',
  question: (name, pitch) => `${name}, as-tu des ${note(pitch)} ?`,
  askSeat: (name) => `Demander à ${name}`,
  names: 'Par quel nom',
  choose: 'Choisis quelqu’un et une de tes notes.',
  choosePitch: (name) => `Que demandes-tu à ${name} ?`,
  chooseSeat: (pitch) => `À qui demandes-tu ${pitch} ?`,
  ready: 'À toi de demander.',
  chooseFirst: 'Choisis d’abord à qui demander, et quelle note.',
  books: (names) => (names.length === 0 ? 'Aucune famille' : `${counted(names.length, 'famille', 'familles')} : ${and(names)}`),
  yourBooks: 'Tes familles',
  actions: 'Ce que tu peux faire',
  lying: (stock, books) => `${counted(stock, 'carte', 'cartes')} dans la pioche, ${counted(books, 'famille posée', 'familles posées')}`,
  bubble: {
    asks: (pitch) => `${note(pitch)} ?`,
    gives: (count, pitch) => `${String(count)} × ${pitch}`,
  },
};
