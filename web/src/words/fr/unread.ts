/** Texts that cannot be read. */

import type { Facts } from '../tell';
import { readUnread, type What } from '../unread';

const NO: Readonly<Record<What, string>> = {
  note: 'n’est pas une note',
  interval: 'n’est pas un intervalle',
  'note or interval': 'n’est ni une note ni un intervalle',
  chord: 'n’est pas un accord',
  'kind of chord': 'n’est pas un type d’accord',
  root: 'n’est pas une fondamentale',
  'chord symbol': 'n’est pas un symbole d’accord',
  'note or chord symbol': 'n’est ni une note ni un symbole d’accord',
  scale: 'n’est pas une gamme',
  'kind of scale': 'n’est pas un type de gamme',
  'scale, chord or row of notes': 'n’est ni une gamme, ni un accord, ni une suite de notes',
  formula: 'n’est pas une formule',
  'number of half steps': 'n’est pas un nombre de demi-tons',
  tonic: 'n’est pas une tonique',
  line: 'n’est pas une ligne de notes ou d’accords',
  instrument: 'n’est pas un instrument connu ici',
  key: 'n’est pas une tonalité',
  'way to name notes here': 'n’est pas ici une façon de nommer les notes',
  'kind of question': 'n’est pas un type de question',
  'picture of a card': 'n’est pas une image de carte',
  'interval from 2 to 7': 'n’est pas un intervalle de 2 à 7',
  'name on a card': 'n’est sur aucune carte',
  'letter from A to G': 'n’est pas une lettre de A à G',
  step: 'n’est ni un demi-ton ni un ton',
  'scale to choose from': 'n’est pas parmi les gammes proposées',
};

const quoted = (text: string): string => `« ${text} »`;

/** In a sentence; empty where there is none for it. */
export function unread(facts: Facts): string {
  const it = readUnread(facts, 'ou');
  if (!it) return '';
  const hint = it.instead ? `Voulais-tu dire ${it.instead} ?` : `Écris par exemple ${it.example}.`;
  switch (it.say) {
    case 'not-understood': {
      const where = it.within ? `Dans ${quoted(it.within)} : ` : '';
      const place = it.number === null ? '' : ` (numéro ${String(it.number)})`;
      return `${where}${quoted(it.part)}${place} ${it.what ? NO[it.what] : ''}. ${hint}`;
    }
    case 'no-notes':
      return `Il n’y a pas de notes. ${hint}`;
    case 'formula-sum':
      return `${quoted(it.part)} fait ${String(it.sum)} demi-tons, et non les 12 d’une octave. ${hint}`;
    case 'formula-short':
      return `${quoted(it.part)} n’est qu’une note : une formule a de 2 à 12 nombres. ${hint}`;
    case 'other-mode':
      return 'Passer de majeur à mineur change plus que la hauteur : choisis deux tonalités majeures ou deux mineures.';
    case 'upside-down':
      return 'La note la plus grave vient d’abord.';
    case 'one-way':
      return 'Dis d’une seule façon où aller : un intervalle, une tonalité ou un instrument.';
    case 'from-where':
      return 'Dis aussi dans quelle tonalité est la ligne.';
    case 'own-direction':
      return 'Monter ou descendre va avec un intervalle ou une tonalité : un instrument a sa propre direction.';
    case 'far-key':
      return `${quoted(it.part)} aurait plus de sept altérations. ${hint}`;
    case 'off-staff':
      return `${quoted(it.part)} est trop aigu ou trop grave pour une portée.`;
    case 'many-signs':
      return `${quoted(it.part)} ne s’écrit pas : une note a au plus une double altération.`;
    case 'long-score':
      return `La ligne est trop longue : ${String(it.sum)} notes et accords, pour ${String(it.most)} au plus.`;
    case 'no-keys':
      return `${quoted(it.part)} ne désigne pas de touches : écris leurs numéros MIDI avec des virgules, par exemple 60,64,67.`;
    case 'many-keys':
      return `Il y a ${String(it.sum)} touches : on en nomme de 1 à ${String(it.most)}.`;
    case 'no-number':
      return `${quoted(it.part)} n’est pas un numéro de question : il y en a de 1 à ${String(it.most)}.`;
    case 'no-seed':
      return `${quoted(it.part)} ne donne pas d’ordre : prends jusqu’à 16 lettres et chiffres.`;
    case 'few-scales':
      return 'Une seule gamme n’est pas un choix : prends-en deux ou plus.';
  }
}

/** Before the server's own sentence, which is English. */
export const unreadable = 'Cela ne se comprend pas.';
