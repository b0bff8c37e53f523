/** Le jeu sur papier : ce qu’on peut imprimer, et comment. */

import type { Words } from '../en';

export const paper: Words['paper'] = {
  title: 'Les cartes sur papier',
  invitation: 'Imprimer tes propres cartes',
  lead: 'Avec les images, les noms et les couleurs que tu lis le mieux. Chaque carte se reconnaît aussi sans sa couleur.',
  what: 'Que faut-il imprimer ?',
  papers: { cards: 'Cartes', reference: 'Aide-mémoire', rules: 'Règles' },
  about: {
    cards: '54 cartes et leur dos.',
    reference: 'Pour s’y retrouver : l’horloge, l’anneau des notes, les touches et les octaves, sur une feuille A4.',
    rules: 'Les six jeux, une page A4 pour chacun.',
  },
  size: 'Format',
  sizes: { poker: 'Poker', bridge: 'Bridge', 'a4-9up': 'Neuf par A4' },
  forPrinters: (width, height) => `${width} sur ${height} mm : une page par carte, avec fond perdu et traits de coupe, et le dos à la fin. Pour les imprimeurs de cartes.`,
  forScissors: (width, height) => `Neuf cartes de ${width} sur ${height} mm par feuille, puis leurs dos. Imprimer en recto verso à 100 %, puis découper.`,
  largePrint: 'Gros caractères',
  largeCards: 'Le nom et le numéro aussi grands que possible, aux deux bouts de chaque carte.',
  largePapers: 'Des lettres plus grandes, sur autant de pages qu’il en faut.',
  download: 'Télécharger le PDF',
  preview: 'Aperçu',
  pictures: { cut: 'Trois des cartes et le dos', sheet: 'La première feuille de cartes', reference: 'L’aide-mémoire', rules: 'La première page des règles' },
  howToGetIt: 'C’est Typst qui met en page, et il n’est pas installé là d’où vient cette page. Qui s’en occupe l’obtient avec cette ligne :',
};
