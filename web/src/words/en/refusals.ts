/** Why an attempt was not possible, and what could be done instead. Any fact may be missing. */

import { capital } from '../grammar';
import { note } from '../notes';
import type { Reason } from '../reasons';
import { cardInFull, namesOn, numberIn, textIn, textsIn, type Facts, type Voice } from '../tell';
import { and, counted, or, possessive, seconds, space } from './grammar';

const the = (facts: Facts, name: string): string => {
  const found = textIn(facts, name);
  return found ? `the ${space(found)}` : 'that space';
};

const oneOf = (names: readonly string[]): string => or(names.map((name) => `the ${space(name)}`));

function doesNotContinue(facts: Facts): string {
  const wants = textIn(facts, 'wants');
  const top = textIn(facts, 'top');
  const name = textIn(facts, 'name');
  const degree = numberIn(facts, 'degree');
  const where = the(facts, 'to');
  if (!wants) return `${name ? note(name) : 'That'} does not go on ${where}.`;
  let place = `${capital(where)} waits for ${note(wants)}`;
  if (numberIn(facts, 'wants_degree')) place += top ? `, which comes after ${note(top)} in the scale` : ', the tonic';
  else if (top) place += ': it is a stack of one pitch outside the scale';
  const belongs = name && (degree ? `${note(name)} is note ${String(degree)} of the scale.` : `${note(name)} is not in the scale.`);
  return [`${place}.`, belongs].filter(Boolean).join(' ');
}

export const refusals: Readonly<Record<Reason, (facts: Facts, voice: Voice) => string>> = {
  'game-over': () => 'The game is over.',
  'not-your-turn': (facts, voice) => {
    const turn = numberIn(facts, 'turn');
    return turn === null ? 'Wait a moment: it is not your turn.' : `Wait a moment: it is ${possessive(voice.name(turn))} turn.`;
  },
  'no-such-seat': () => 'Nobody sits there.',
  'chance-first': () => 'The cards have to be dealt or shuffled first.',
  'chance-out-of-place': () => 'Nothing is to be dealt or shuffled now.',
  'wrong-cards': () => 'These are not exactly the cards that there should be.',
  'card-not-held': (facts) => {
    const cards = textsIn(facts, 'cards');
    return cards.length > 0 ? `Not in your hand: ${and(cards.map((code) => cardInFull(code) || 'that wild'))}.` : 'That card is not in your hand.';
  },
  'card-twice': () => 'A card is named twice.',
  'no-card': () => 'Choose one or more cards first.',
  'not-in-this-game': () => 'That is not done in this game.',
  'say-too-little': (facts) =>
    textIn(facts, 'word') === 'pitch' ? 'Say the pitch, too: a wild is what you say it is.' : 'Say the step, too: half or whole.',
  'say-too-much': (facts) =>
    textIn(facts, 'word') === 'pitch'
      ? 'A pitch is said for a wild only: note cards speak for themselves.'
      : 'On a wild starter no step is said: any one pitch may be played.',
  'card-fits': (facts) =>
    textsIn(facts, 'cards').length > 1 ? 'Look again: some of your cards fit.' : 'Look again: one of your cards fits.',
  'nothing-to-draw': () => 'Nothing is left to draw: play, or pass.',
  'drawn-enough': () => 'Three draws are the most in one turn: play, or pass.',
  'pass-too-early': (facts) => {
    if (facts['fits'] === true) return 'Look again: one of your cards fits, so play it; passing comes after three draws.';
    const draws = numberIn(facts, 'draws');
    if (draws === null) return 'Passing comes after three draws.';
    return `Draw ${draws === 1 ? 'once more' : `${String(draws)} more times`} before you pass, or play.`;
  },
  'nobody-exposed': () => 'Nobody is down to one card without having called.',
  'chain-open': () => 'After a half step, play another half step or say that you are done.',
  'nothing-done': () => 'Done is for after a half step. Play, draw or pass first.',

  'does-not-continue': doesNotContinue,
  'pile-complete': (facts) => {
    const top = textIn(facts, 'top');
    return top ? `Nothing goes on top of ${note(top)} on ${the(facts, 'to')}: it is the scale’s last note.` : 'Nothing goes on top of the scale’s last note.';
  },
  'fill-first': (facts) => {
    const gaps = textsIn(facts, 'gaps');
    return gaps.length > 0 ? `First put a card on ${oneOf(gaps)}: it is empty.` : 'First fill the empty foundation.';
  },
  'fill-from-hand': () => 'Fill the foundation from your hand: you still hold cards.',
  'not-discard-top': () => 'Only the top card of the discard pile can be taken.',
  'wild-needs-name': () => 'Say which note the wild stands for.',
  'note-has-name': (facts) => {
    const name = namesOn(textIn(facts, 'card') ?? '');
    return `${name || 'A note card'} is what it is: only a wild stands for another note.`;
  },
  'not-a-foundation': () => 'Cards move from foundations only; in a corner they stay.',
  'same-pile': () => 'The cards lie there already.',
  'empty-pile': (facts) => `Nothing lies on ${the(facts, 'from')}.`,
  'too-many': (facts) => {
    const height = numberIn(facts, 'height');
    return height === null ? 'There are not so many cards.' : `There ${height === 1 ? 'is' : 'are'} only ${counted(height, 'card', 'cards')} on ${the(facts, 'from')}.`;
  },
  'only-whole': (facts) => {
    const height = numberIn(facts, 'height');
    return `A stack moves as a whole${height === null ? '' : `: all ${String(height)} cards, or none`}.`;
  },
  'not-longer': (facts) => {
    const [sum, height] = [numberIn(facts, 'sum'), numberIn(facts, 'height')];
    const lengths = sum === null || height === null ? '' : `: it would have ${counted(sum, 'card', 'cards')}, and the pile it leaves has ${String(height)} now`;
    return `Part of a pile only moves to another foundation where the run becomes longer${lengths}.`;
  },
  'stack-stays': (facts) => {
    const name = textIn(facts, 'name');
    return name ? `${note(name)} is not in the scale: corners are for the scale.` : 'Corners are for the scale.';
  },
  'too-high': (facts) => {
    const sum = numberIn(facts, 'sum');
    return `A stack has four cards at the most${sum === null ? '' : `: these would be ${String(sum)}`}.`;
  },
  'discard-only-play': () => 'Discarding is a turn’s only play, and you have played already.',
  'card-fits-pile': (facts) => {
    const name = namesOn(textIn(facts, 'card') ?? '');
    const to = textsIn(facts, 'to');
    return `${name || 'That card'} can be placed${to.length > 0 ? `: look at ${oneOf(to)}` : ''}.`;
  },
  'wild-fits': () => 'A wild is never discarded: there is always a place for it.',
  'move-first': (facts) => {
    const from = textIn(facts, 'from');
    const to = textIn(facts, 'to');
    const where = from && to ? `: look at the ${space(from)} and the ${space(to)}` : '';
    return `Cards on the board can move, and must before your turn ends${where}.`;
  },
  'play-first': () => 'Make at least one play first; if nothing fits, discard a card.',

  'pitch-not-held': (facts) => {
    const pitch = textIn(facts, 'pitch');
    return pitch ? `You hold no ${note(pitch)}: ask for a pitch that you hold yourself.` : 'Ask for a pitch that you hold yourself.';
  },
  'ask-yourself': () => 'Ask somebody else: your own cards you know.',
  'no-such-position': () => 'There is no card at that place.',
  'card-gone': () => 'That card has been taken already.',
  'lies-up': () => 'That card lies face up already: turn over another one.',

  'nothing-to-undo': () => 'There is nothing of yours to take back now.',
  'call-late': (facts, voice) => {
    const first = numberIn(facts, 'first');
    const by = numberIn(facts, 'by');
    if (first === null) return 'Somebody else called first.';
    const ahead = by === null ? '' : `, by ${seconds(by)} seconds`;
    return `${first === voice.viewer ? 'You' : voice.name(first)} called first${ahead}.`;
  },
  'time-up': () => 'Your time is up: a computer ends this turn.',
  'wrong-key': () => 'That link belongs to no seat at this table.',
  'already-seated': () => 'You sit in another seat at this table already.',
  'unknown-version': () => 'This game has no such step.',
  'bad-notation': () => 'That makes no sense in this game.',
  'bad-message': () => 'The server did not understand this page. Load it anew.',
  'too-big': () => 'That is too long.',
  'too-fast': () => 'That was too much at once: wait a moment.',
  'not-seated': () => 'You are watching: only those who sit at the table can do that.',
  'not-started': (facts) => {
    const free = numberIn(facts, 'free');
    return free === null ? 'The game has not begun yet.' : `The game has not begun yet: ${counted(free, 'seat is', 'seats are')} free.`;
  },
  'not-over': () => 'That comes when the game is over.',
  'not-kept': () => 'That could not be kept, so it did not happen. Try again.',
  'server-error': () => 'Something went wrong on the server. Try again.',
  'unknown-match': () => 'There is no such table.',
  'seat-taken': () => 'Somebody sits there already.',
  'no-typesetter': () => 'Paper is set by Typst, which is not installed here.',
  'wrong-origin': () => 'That comes from another page than the server’s own.',
  'websocket-only': () => 'That is not a page to look at.',
  unreachable: () => 'The server does not answer. Try again in a moment.',
};

