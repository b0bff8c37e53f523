/** Why an attempt was not possible, and what could be done instead. Any fact may be missing. */

import type { Words } from '../en';
import { capital } from '../grammar';
import { note } from '../notes';
import { cardInFull, namesOn, numberIn, textIn, textsIn, type Facts } from '../tell';
import { and, counts, onSpace, or, seconds, theSpace } from './grammar';

/** “sur la base nord”. */
const there = (facts: Facts, name: string): string => {
  const found = textIn(facts, name);
  return found ? onSpace(found) : 'là';
};

function doesNotContinue(facts: Facts): string {
  const to = textIn(facts, 'to');
  const wants = textIn(facts, 'wants');
  const top = textIn(facts, 'top');
  const name = textIn(facts, 'name');
  const degree = numberIn(facts, 'degree');
  if (!wants) return `${name ? note(name) : 'Cela'} ne va pas ${there(facts, 'to')}.`;
  let place = `${to ? capital(theSpace(to)) : 'Cet emplacement'} attend ${note(wants)}`;
  if (numberIn(facts, 'wants_degree')) place += top ? `, qui vient après ${note(top)} dans la gamme` : ', la tonique';
  else if (top) place += ' : une même note, hors de la gamme, s’y empile';
  const belongs = name && (degree ? `${note(name)} est la note ${String(degree)} de la gamme.` : `${note(name)} n’est pas dans la gamme.`);
  return [`${place}.`, belongs].filter(Boolean).join(' ');
}

export const refusals: Words['refusals'] = {
  'game-over': () => 'La partie est finie.',
  'not-your-turn': (facts, voice) => {
    const turn = numberIn(facts, 'turn');
    return turn === null ? 'Un instant : ce n’est pas ton tour.' : `Un instant : c’est à ${voice.name(turn)}.`;
  },
  'no-such-seat': () => 'Personne n’est assis là.',
  'chance-first': () => 'Il faut d’abord distribuer ou mélanger les cartes.',
  'chance-out-of-place': () => 'Il n’y a rien à distribuer ni à mélanger maintenant.',
  'wrong-cards': () => 'Ce ne sont pas exactement les cartes qu’il faudrait.',
  'card-not-held': (facts) => {
    const cards = textsIn(facts, 'cards');
    return cards.length > 0 ? `Pas dans ta main : ${and(cards.map((code) => cardInFull(code) || 'ce joker'))}.` : 'Cette carte n’est pas dans ta main.';
  },
  'card-twice': () => 'Une carte est nommée deux fois.',
  'no-card': () => 'Choisis d’abord une ou plusieurs cartes.',
  'not-in-this-game': () => 'Cela ne se fait pas dans ce jeu.',
  'say-too-little': (facts) =>
    textIn(facts, 'word') === 'pitch' ? 'Dis aussi la note : un joker est ce que tu dis.' : 'Dis aussi l’écart : demi-ton ou ton.',
  'say-too-much': (facts) =>
    textIn(facts, 'word') === 'pitch'
      ? 'On ne dit la note que d’un joker : les cartes de notes parlent d’elles-mêmes.'
      : 'Sur un joker au début, on ne dit pas d’écart : toute note convient.',
  'card-fits': (facts) =>
    textsIn(facts, 'cards').length > 1 ? 'Regarde encore : plusieurs de tes cartes conviennent.' : 'Regarde encore : une de tes cartes convient.',
  'nothing-to-draw': () => 'Il ne reste rien à piocher : joue, ou passe.',
  'drawn-enough': () => 'On ne pioche pas plus de trois cartes par tour : joue, ou passe.',
  'pass-too-early': (facts) => {
    if (facts['fits'] === true) return 'Regarde encore : une de tes cartes convient, alors joue-la ; on passe après trois cartes piochées.';
    const draws = numberIn(facts, 'draws');
    if (draws === null) return 'On passe après trois cartes piochées.';
    return `Pioche encore ${draws === 1 ? 'une fois' : `${String(draws)} fois`} avant de passer, ou joue.`;
  },
  'nobody-exposed': () => 'Personne n’en est à sa dernière carte sans l’avoir annoncé.',
  'chain-open': () => 'Après un demi-ton, joue encore un demi-ton ou dis que tu as terminé.',
  'nothing-done': () => '« Terminé » se dit après un demi-ton. Joue, pioche ou passe.',

  'does-not-continue': doesNotContinue,
  'pile-complete': (facts) => {
    const top = textIn(facts, 'top');
    return top ? `Rien ne va sur ${note(top)}, ${there(facts, 'to')} : c’est la dernière note de la gamme.` : 'Rien ne va sur la dernière note de la gamme.';
  },
  'fill-first': (facts) => {
    const gaps = textsIn(facts, 'gaps');
    return gaps.length > 0 ? `Pose d’abord une carte ${or(gaps.map(onSpace))} : c’est vide.` : 'Remplis d’abord la base vide.';
  },
  'fill-from-hand': () => 'Remplis la base depuis ta main : tu as encore des cartes.',
  'not-discard-top': () => 'De la défausse, on ne prend que la carte du dessus.',
  'wild-needs-name': () => 'Dis quelle note vaut le joker.',
  'note-has-name': () => 'Une carte de note reste ce qu’elle est : seul un joker vaut une autre note.',
  'not-a-foundation': () => 'On ne déplace que les cartes des bases ; dans un coin elles restent.',
  'same-pile': () => 'Les cartes y sont déjà.',
  'empty-pile': (facts) => `Il n’y a rien ${there(facts, 'from')}.`,
  'too-many': (facts) => {
    const height = numberIn(facts, 'height');
    return height === null ? 'Il n’y a pas tant de cartes.' : `Il n’y a ${height === 1 ? 'qu’une carte' : `que ${counts.cards(height)}`} ${there(facts, 'from')}.`;
  },
  'only-whole': (facts) => {
    const height = numberIn(facts, 'height');
    return `Des notes pareilles se déplacent ensemble${height === null ? '' : ` : les ${String(height)} cartes, ou aucune`}.`;
  },
  'not-longer': (facts) => {
    const [sum, height] = [numberIn(facts, 'sum'), numberIn(facts, 'height')];
    const lengths = sum === null || height === null ? '' : ` : elle y aurait ${counts.cards(sum)}, ici il y en a ${String(height)}`;
    return `Une partie de pile ne va sur une autre base que si la suite y devient plus longue${lengths}.`;
  },
  'stack-stays': (facts) => {
    const name = textIn(facts, 'name');
    return name ? `${note(name)} n’est pas dans la gamme : les coins sont pour la gamme.` : 'Les coins sont pour la gamme.';
  },
  'too-high': (facts) => {
    const sum = numberIn(facts, 'sum');
    return `On n’empile pas plus de quatre fois la même note${sum === null ? '' : ` : cela ferait ${String(sum)}`}.`;
  },
  'discard-only-play': () => 'On défausse au lieu de jouer, et tu as déjà joué.',
  'card-fits-pile': (facts) => {
    const name = namesOn(textIn(facts, 'card') ?? '');
    const to = textsIn(facts, 'to');
    return `${name || 'Cette carte'} peut se poser${to.length > 0 ? ` ${or(to.map(onSpace))}` : ''}.`;
  },
  'wild-fits': () => 'On ne défausse jamais un joker : il va toujours quelque part.',
  'move-first': (facts) => {
    const from = textIn(facts, 'from');
    const to = textIn(facts, 'to');
    const where = from && to ? ` : regarde ${theSpace(from)} et ${theSpace(to)}` : '';
    return `Des cartes de la table peuvent être déplacées, et doivent l’être avant la fin de ton tour${where}.`;
  },
  'play-first': () => 'Joue d’abord au moins une fois ; si aucune carte ne convient, défausse une carte.',

  'pitch-not-held': (facts) => {
    const pitch = textIn(facts, 'pitch');
    return pitch ? `Tu n’as pas de ${note(pitch)} : demande une note que tu as toi-même.` : 'Demande une note que tu as toi-même.';
  },
  'ask-yourself': () => 'Demande à quelqu’un d’autre : tes propres cartes, tu les connais.',
  'no-such-position': () => 'Il n’y a pas de carte à cet endroit.',
  'card-gone': () => 'Cette carte est déjà prise.',
  'lies-up': () => 'Cette carte est déjà retournée : retournes-en une autre.',

  'nothing-to-undo': () => 'Il n’y a rien de toi à reprendre maintenant.',
  'call-late': (facts, voice) => {
    const first = numberIn(facts, 'first');
    const by = numberIn(facts, 'by');
    if (first === null) return 'Quelqu’un d’autre l’a annoncé en premier.';
    const who = first === voice.viewer ? 'Tu l’as' : `${voice.name(first)} l’a`;
    return `${who} annoncé en premier${by === null ? '' : `, ${seconds(by)} seconde plus tôt`}.`;
  },
  'time-up': () => 'Ton temps est écoulé : un ordinateur finit ce tour.',
  'wrong-key': () => 'Ce lien n’est celui d’aucune place à cette table.',
  'already-seated': () => 'Tu es déjà à une autre place de cette table.',
  'unknown-version': () => 'Cette partie n’est pas allée jusque-là.',
  'bad-notation': () => 'Cela n’a pas de sens dans ce jeu.',
  'bad-message': () => 'Le serveur n’a pas compris cette page. Recharge-la.',
  'too-big': () => 'C’est trop long.',
  'too-fast': () => 'C’était trop à la fois : attends un instant.',
  'not-seated': () => 'Tu regardes : seuls ceux qui sont assis à la table peuvent le faire.',
  'not-started': (facts) => {
    const free = numberIn(facts, 'free');
    if (free === null) return 'La partie n’a pas encore commencé.';
    return `La partie n’a pas encore commencé : ${free === 1 ? 'une place est libre' : `${String(free)} places sont libres`}.`;
  },
  'not-over': () => 'Cela vient quand la partie est finie.',
  'not-kept': () => 'Cela n’a pas pu être enregistré, donc cela n’a pas eu lieu. Réessaie.',
  'server-error': () => 'Quelque chose a mal tourné sur le serveur. Réessaie.',
  'unknown-match': () => 'Cette table n’existe pas.',
  'seat-taken': () => 'Quelqu’un est déjà assis là.',
  'no-typesetter': () => 'C’est Typst qui met en page, et il n’est pas installé ici.',
  'wrong-origin': () => 'Cela vient d’une autre page que celles du serveur.',
  'websocket-only': () => 'Ce n’est pas une page à regarder.',
  unreachable: () => 'Le serveur ne répond pas. Réessaie dans un instant.',
};
