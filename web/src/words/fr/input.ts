/** Answering by other ways than tapping and typing: MIDI keyboard, microphone, speaking. */

import type { Way, WayState } from '../../settings/input-ways';
import type { Words } from '../en';
import { note } from '../notes';
import { grammar } from '../grammar';

const { or } = grammar('fr');

const ways: Readonly<Record<Way, string>> = { midi: 'Clavier MIDI', microphone: 'Micro', speech: 'Parole' };

const ASLEEP = 'Touche la page une fois, et ça commence.';
const REFUSED = 'Le navigateur ne l’autorise pas. Tu peux le changer dans ses réglages pour cette page.';

const STATES: Readonly<Record<Way, Readonly<Record<WayState['kind'], string>>>> = {
  midi: {
    off: 'Désactivé.',
    asking: 'Recherche de claviers.',
    unsupported: 'Ce navigateur ne peut pas utiliser de clavier MIDI ici.',
    refused: REFUSED,
    none: 'Aucun clavier trouvé. Branches-en un ou allume-le.',
    asleep: ASLEEP,
    on: 'Connecté.',
  },
  microphone: {
    off: 'Désactivé.',
    asking: 'En attente du micro.',
    unsupported: 'Aucun micro n’est accessible ici. La page a peut-être besoin d’une adresse sécurisée (https).',
    refused: REFUSED,
    none: 'Aucun micro trouvé.',
    asleep: ASLEEP,
    on: 'À l’écoute. Rien n’est enregistré ni envoyé.',
  },
  speech: {
    off: 'Désactivée.',
    asking: 'Se prépare.',
    unsupported: 'Ce navigateur ne sait pas reconnaître la parole.',
    refused: REFUSED,
    none: 'Aucun micro trouvé.',
    asleep: ASLEEP,
    on: 'À l’écoute des noms de notes.',
  },
};

export const input: Words['input'] = {
  bar: 'Autres façons de répondre',
  ways,
  state: (way, state) => (state.kind === 'on' && state.name ? `Connecté : ${state.name}.` : STATES[way][state.kind]),
  switchOff: (way) => `${ways[way]} : désactiver`,
  heard: 'Entendu :',
  half: 'demi-ton',
  whole: 'ton',

  chooseFirst: 'Choisis d’abord des cartes.',
  notYourTurn: 'Ce n’est pas ton tour.',
  whichLetter: (letters) => `Est-ce ${or(letters.map(note))} ? Touche la note dans l’anneau ou joue-la.`,
  noStep: (heard, halfSteps, top) =>
    halfSteps === 12
      ? `${heard} est déjà la note du dessus. Il faut monter.`
      : `${heard} est ${String(halfSteps)} demi-tons au-dessus de ${top} : ni un demi-ton, ni un ton.`,
  onlyWilds: 'On ne dit la note que d’un joker : pose-en d’abord un.',
  justPlay: 'Pour commencer, on n’annonce rien : joue la note de ta carte ou touche le bouton.',
};
