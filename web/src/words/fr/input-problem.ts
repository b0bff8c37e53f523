/** Notes, chords, scales and lines that cannot be read or used. */

import type { Expected, InputFacts, InputSentences } from '../input-problem';

const IS_NOT: Readonly<Record<Expected, string>> = {
  note: 'n’est pas une note',
  interval: 'n’est pas un intervalle',
  'note-or-interval': 'n’est ni une note ni un intervalle',
  chord: 'n’est pas un accord',
  'chord-kind': 'n’est pas un type d’accord',
  root: 'n’est pas une fondamentale',
  'chord-symbol': 'n’est pas un symbole d’accord',
  'note-or-chord': 'n’est ni une note ni un symbole d’accord',
  scale: 'n’est pas une gamme',
  'scale-kind': 'n’est pas un type de gamme',
  'scale-chord-or-notes': 'n’est ni une gamme, ni un accord, ni une suite de notes',
  formula: 'n’est pas une formule',
  'half-steps': 'n’est pas un nombre de demi-tons',
  tonic: 'n’est pas une tonique',
  line: 'n’est pas une ligne de notes ou d’accords',
  instrument: 'n’est pas un instrument connu ici',
  key: 'n’est pas une tonalité',
  mode: 'n’est ni majeur ni mineur',
  signature: 'n’est pas une armure',
  'name-system': 'n’est pas ici une façon de nommer les notes',
  'question-kind': 'n’est pas un type de question',
  'card-face': 'n’est pas une image de carte',
  'question-interval': 'n’est pas un intervalle proposé',
  'card-name': 'n’est sur aucune carte',
  letter: 'n’est pas une lettre de A à G',
  step: 'n’est ni un demi-ton ni un ton',
  'offered-scale': 'n’est pas parmi les gammes proposées',
};

function hint({ suggestions, examples }: InputFacts): string {
  if (suggestions) return ` Voulais-tu dire ${suggestions} ?`;
  return examples ? ` Écris par exemple ${examples}.` : '';
}

const quoted = (text: string): string => `« ${text} »`;

export const inputProblems: InputSentences = {
  'not-understood': (facts) => {
    const { part, input, number, expected } = facts;
    const where = input ? `Dans ${quoted(input)} : ` : '';
    const place = number === null ? '' : ` (numéro ${String(number)})`;
    return `${where}${quoted(part)}${place} ${expected ? IS_NOT[expected] : 'est inconnu'}.${hint(facts)}`;
  },
  'no-notes': (facts) => `Il n’y a pas de notes.${hint(facts)}`,
  'wrong-formula-sum': (facts) => `${quoted(facts.part)} fait ${String(facts.total)} demi-tons au lieu de 12.${hint(facts)}`,
  'formula-too-short': (facts) => `${quoted(facts.part)} n’est qu’une note : une formule a de ${String(facts.least)} à ${String(facts.most)} nombres.${hint(facts)}`,
  'too-many-accidentals-in-key': (facts) => `${quoted(facts.part)} aurait ${String(facts.total)} altérations à la clé, pour ${String(facts.most)} au plus.${hint(facts)}`,
  'different-mode': () => 'Transposer ne change pas le majeur en mineur : choisis deux tonalités majeures ou deux mineures.',
  'only-one-octave': ({ part }) => `Donne une octave aux deux notes, ou à aucune : ${quoted(part)}.`,
  'higher-note-first': ({ part }) => `Nomme d’abord la note la plus grave, au lieu de ${quoted(part)}.`,
  'several-targets': () => 'Choisis un seul but : un intervalle, une tonalité ou un instrument.',
  'original-key-missing': () => 'Dis aussi dans quelle tonalité est la ligne.',
  'direction-not-allowed': () => 'Monter ou descendre va avec un intervalle ou une tonalité : un instrument a sa propre direction.',
  'off-staff': ({ part, least, most }) => `${quoted(part)} ne s’écrit pas sur une portée : choisis les octaves ${String(least)} à ${String(most)}.`,
  'beyond-midi': ({ part }) => `${quoted(part)} ne s’enregistre pas en MIDI : les notes vont de C-1 à G9.`,
  'too-many-accidentals': ({ part }) => `${quoted(part)} ne s’écrit pas : une note a au plus une double altération.`,
  'line-too-long': ({ total, most }) => `La ligne a ${String(total)} notes, accords et silences : elle peut en avoir de 1 à ${String(most)}.`,
  'not-midi-keys': (facts) => `${quoted(facts.part)} n’est pas une liste de touches MIDI : écris des numéros de 0 à ${String(facts.most)}, avec des virgules.${hint(facts)}`,
  'wrong-number-of-keys': ({ total, most }) => `Il y a ${String(total)} touches : joues-en de 1 à ${String(most)} à la fois.`,
  'no-such-question': ({ part, most }) => `Il n’y a pas de question ${quoted(part)} : choisis un numéro de 1 à ${String(most)}.`,
  'not-a-seed': ({ part, most }) => `${quoted(part)} ne donne pas d’ordre : prends jusqu’à ${String(most)} lettres et chiffres.`,
  'too-few-scales': ({ least }) => `Choisis au moins ${String(least)} gammes à distinguer.`,
};
