/** Settings: what a person chooses for this browser. */

import type { Words } from '../en';

export const settings: Words['settings'] = {
  title: 'Réglages',
  kept: 'Pour ce navigateur seulement. Tout s’applique aussitôt.',
  reset: 'Rétablir les réglages par défaut',

  names: 'Langue et noms',
  language: 'Langue',
  notation: 'Noms des notes',
  notations: { english: 'Anglais', german: 'Allemand', solfege: 'Do ré mi', degrees: 'Degrés' },
  degreesHelp: 'Les degrés se comptent depuis la tonique de la gamme de la table ; sans gamme, depuis do.',

  cards: 'Cartes',
  preview: 'Voici tes cartes',
  faces: 'Sur les cartes',
  face: { name: 'Nom', staff: 'Portée', keys: 'Clavier', clock: 'Horloge', sound: 'Son' },
  soundHelp: 'Son : une carte sonne quand tu la choisis.',
  oneStays: 'Il en reste toujours un.',
  presets: 'Choix tout prêts',
  preset: { all: 'Tout', names: 'Noms', reading: 'Lecture : portée seule', ear: 'Écoute : son seul' },
  largeCards: 'Grandes cartes',

  looks: 'Couleurs et mouvement',
  palette: 'Couleurs des notes',
  palettes: { clock: 'Horloge', tubes: 'Tubes', ink: 'Encre', contrast: 'Contraste élevé' },
  paletteHelp: {
    clock: 'Les notes voisines sur l’horloge ont des couleurs voisines.',
    tubes: 'Comme sur les tubes de percussion colorés.',
    ink: 'Sans aucune couleur.',
    contrast: 'Couleurs fortes, lignes fortes, sur toute la page.',
  },
  theme: 'Clair ou sombre',
  themes: { system: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  motion: 'Mouvement',
  motions: { system: 'Comme l’appareil', reduced: 'Réduit', full: 'Complet' },
  leftHanded: 'Gaucher ou gauchère',
  leftHandedHelp: 'Les boutons de la table sont à gauche.',

  sounds: 'Son',
  sound: 'Son activé',
  volume: 'Volume',
  percent: (value) => `${String(value)} %`,

  answering: 'Façons de répondre',
  answeringHelp: 'Toucher et taper marchent toujours. Tu peux aussi répondre avec :',
  midi: 'Un clavier MIDI',
  microphone: 'Le micro',
  microphoneHelp: 'Chante ou joue la note. Ce qui est entendu reste dans ce navigateur.',
  speech: 'La parole',
  speechHelp: 'Dis le nom de la note. Ton navigateur peut faire reconnaître ta voix par les serveurs de son éditeur.',
  notOffered: 'Ce navigateur ne le propose pas ici.',
  practice: 'Essayer sur la page d’entraînement',
};
