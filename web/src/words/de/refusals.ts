/** Why an attempt was not possible, and what could be done instead. Any fact may be missing. */

import type { Words } from '../en';
import { capital } from '../grammar';
import { note } from '../notes';
import { cardInFull, namesOn, numberIn, textIn, textsIn, type Facts } from '../tell';
import { and, at, counts, from, onto, or, seconds, theSpace } from './grammar';

/** “auf dem Nordstapel”. */
const there = (facts: Facts, name: string): string => {
  const found = textIn(facts, name);
  return found ? at(found) : 'dort';
};

function doesNotContinue(facts: Facts): string {
  const to = textIn(facts, 'to');
  const wants = textIn(facts, 'wants');
  const top = textIn(facts, 'top');
  const name = textIn(facts, 'name');
  const degree = numberIn(facts, 'degree');
  if (!wants) return `${name ? note(name) : 'Das'} passt nicht ${to ? onto(to) : 'dorthin'}.`;
  let place = `${to ? capital(theSpace(to)) : 'Dieser Platz'} wartet auf ${note(wants)}`;
  if (numberIn(facts, 'wants_degree')) place += top ? `, den nächsten Ton der Tonleiter nach ${note(top)}` : ', den Grundton';
  else if (top) place += ': Dort liegen gleiche Töne außerhalb der Tonleiter';
  const belongs = name && (degree ? `${note(name)} ist der ${String(degree)}. Ton der Tonleiter.` : `${note(name)} gehört nicht zur Tonleiter.`);
  return [`${place}.`, belongs].filter(Boolean).join(' ');
}

export const refusals: Words['refusals'] = {
  'game-over': () => 'Das Spiel ist zu Ende.',
  'not-your-turn': (facts, voice) => {
    const turn = numberIn(facts, 'turn');
    return turn === null ? 'Einen Moment: Du bist noch nicht dran.' : `Einen Moment: ${voice.name(turn)} ist dran.`;
  },
  'no-such-seat': () => 'Dort sitzt niemand.',
  'chance-first': () => 'Erst müssen die Karten ausgeteilt oder gemischt werden.',
  'chance-out-of-place': () => 'Jetzt gibt es nichts auszuteilen oder zu mischen.',
  'wrong-cards': () => 'Das sind nicht genau die Karten, die es sein müssten.',
  'card-not-held': (facts) => {
    const cards = textsIn(facts, 'cards');
    return cards.length > 0 ? `Nicht auf deiner Hand: ${and(cards.map((code) => cardInFull(code) || 'dieser Joker'))}.` : 'Diese Karte hast du nicht auf der Hand.';
  },
  'card-twice': () => 'Eine Karte ist doppelt genannt.',
  'no-card': () => 'Wähle zuerst eine oder mehrere Karten.',
  'not-in-this-game': () => 'Das macht man in diesem Spiel nicht.',
  'say-too-little': (facts) =>
    textIn(facts, 'word') === 'pitch' ? 'Sag auch den Ton: Ein Joker ist, was du sagst.' : 'Sag auch den Schritt: Halbton oder Ganzton.',
  'say-too-much': (facts) =>
    textIn(facts, 'word') === 'pitch'
      ? 'Den Ton sagt man nur bei einem Joker: Notenkarten sprechen für sich.'
      : 'Liegt am Anfang ein Joker, sagt man keinen Schritt: Jeder Ton ist recht.',
  'card-fits': (facts) =>
    textsIn(facts, 'cards').length > 1 ? 'Sieh noch einmal nach: Einige deiner Karten passen.' : 'Sieh noch einmal nach: Eine deiner Karten passt.',
  'nothing-to-draw': () => 'Es gibt nichts mehr zu ziehen: Spiele oder passe.',
  'drawn-enough': () => 'Mehr als drei Karten zieht man in einem Zug nicht: Spiele oder passe.',
  'pass-too-early': (facts) => {
    if (facts['fits'] === true) return 'Sieh noch einmal nach: Eine deiner Karten passt, also spiele sie. Passen darf man erst nach drei gezogenen Karten.';
    const draws = numberIn(facts, 'draws');
    if (draws === null) return 'Passen darf man erst nach drei gezogenen Karten.';
    return `Ziehe noch ${draws === 1 ? 'einmal' : `${String(draws)}-mal`}, bevor du passt, oder spiele.`;
  },
  'nobody-exposed': () => 'Niemand hat nur noch eine Karte, ohne gerufen zu haben.',
  'chain-open': () => 'Nach einem Halbton spielst du noch einen Halbton, oder du sagst, dass du fertig bist.',
  'nothing-done': () => '„Fertig“ sagt man nach einem Halbton. Spiele, ziehe oder passe.',

  'does-not-continue': doesNotContinue,
  'pile-complete': (facts) => {
    const top = textIn(facts, 'top');
    return top ? `Auf das ${note(top)} ${there(facts, 'to')} kommt nichts mehr: Es ist der letzte Ton der Tonleiter.` : 'Auf den letzten Ton der Tonleiter kommt nichts mehr.';
  },
  'fill-first': (facts) => {
    const gaps = textsIn(facts, 'gaps');
    return gaps.length > 0 ? `Lege zuerst eine Karte ${or(gaps.map(onto))}: Dort ist es leer.` : 'Fülle zuerst den leeren Grundstapel.';
  },
  'fill-from-hand': () => 'Fülle den Grundstapel aus deiner Hand: Du hast noch Karten.',
  'not-discard-top': () => 'Vom Ablagestapel nimmt man nur die oberste Karte.',
  'wild-needs-name': () => 'Sag, für welchen Ton der Joker steht.',
  'note-has-name': () => 'Eine Notenkarte bleibt, was sie ist: Nur ein Joker steht für einen anderen Ton.',
  'not-a-foundation': () => 'Nur Karten der Grundstapel lassen sich verschieben; was in einer Ecke liegt, bleibt dort.',
  'same-pile': () => 'Dort liegen die Karten schon.',
  'empty-pile': (facts) => `${capital(there(facts, 'from'))} liegt nichts.`,
  'too-many': (facts) => {
    const height = numberIn(facts, 'height');
    return height === null ? 'So viele Karten sind es nicht.' : `${capital(there(facts, 'from'))} ${height === 1 ? 'liegt' : 'liegen'} nur ${counts.cards(height)}.`;
  },
  'only-whole': (facts) => {
    const height = numberIn(facts, 'height');
    return `Gleiche Töne werden nur zusammen verschoben${height === null ? '' : `: ${height === 2 ? 'beide' : `alle ${String(height)}`} Karten oder keine`}.`;
  },
  'not-longer': (facts) => {
    const [sum, height] = [numberIn(facts, 'sum'), numberIn(facts, 'height')];
    const lengths = sum === null || height === null ? '' : `: Dort wären es ${counts.cards(sum)}, jetzt liegen hier ${String(height)}`;
    return `Ein Teil eines Stapels darf nur dorthin, wo die Reihe dadurch länger wird${lengths}.`;
  },
  'stack-stays': (facts) => {
    const name = textIn(facts, 'name');
    return name ? `${note(name)} gehört nicht zur Tonleiter: Die Ecken sind für die Tonleiter da.` : 'Die Ecken sind für die Tonleiter da.';
  },
  'too-high': (facts) => {
    const sum = numberIn(facts, 'sum');
    return `Mehr als vier gleiche Töne liegen nie zusammen${sum === null ? '' : `: Das wären ${String(sum)}`}.`;
  },
  'discard-only-play': () => 'Ablegen kann man nur statt zu spielen, und du hast schon gespielt.',
  'card-fits-pile': (facts) => {
    const name = namesOn(textIn(facts, 'card') ?? '');
    const to = textsIn(facts, 'to');
    return `${name || 'Diese Karte'} passt ${to.length > 0 ? or(to.map(onto)) : 'irgendwo'}.`;
  },
  'wild-fits': () => 'Einen Joker legt man nie ab: Irgendwo passt er immer.',
  'move-first': (facts) => {
    const source = textIn(facts, 'from');
    const to = textIn(facts, 'to');
    const where = source && to ? `: ${from(source)} ${onto(to)}` : '';
    return `Auf dem Tisch muss noch etwas verschoben werden, bevor dein Zug endet${where}.`;
  },
  'play-first': () => 'Spiele zuerst mindestens eine Karte; passt keine, lege eine ab.',

  'pitch-not-held': (facts) => {
    const pitch = textIn(facts, 'pitch');
    return pitch ? `Du hast kein ${note(pitch)}: Frage nach einem Ton, den du selbst hast.` : 'Frage nach einem Ton, den du selbst hast.';
  },
  'ask-yourself': () => 'Frage jemand anderen: Deine eigenen Karten kennst du.',
  'no-such-position': () => 'An dieser Stelle liegt keine Karte.',
  'card-gone': () => 'Diese Karte ist schon weg.',
  'lies-up': () => 'Diese Karte liegt schon offen: Decke eine andere auf.',

  'nothing-to-undo': () => 'Von dir gibt es gerade nichts zurückzunehmen.',
  'call-late': (facts, voice) => {
    const first = numberIn(facts, 'first');
    const by = numberIn(facts, 'by');
    if (first === null) return 'Jemand anders hat zuerst gerufen.';
    const who = first === voice.viewer ? 'Du hast' : `${voice.name(first)} hat`;
    return `${who} zuerst gerufen${by === null ? '' : `, ${seconds(by)} Sekunden früher`}.`;
  },
  'time-up': () => 'Deine Zeit ist um: Ein Computer beendet diesen Zug.',
  'wrong-key': () => 'Dieser Link gehört zu keinem Platz an diesem Tisch.',
  'already-seated': () => 'Du sitzt an diesem Tisch schon auf einem anderen Platz.',
  'unknown-version': () => 'So weit ging dieses Spiel nicht.',
  'bad-notation': () => 'Das ergibt in diesem Spiel keinen Sinn.',
  'bad-message': () => 'Der Server hat diese Seite nicht verstanden. Lade sie neu.',
  'too-big': () => 'Das ist zu lang.',
  'too-fast': () => 'Das war zu viel auf einmal: Warte einen Moment.',
  'not-seated': () => 'Du schaust zu: Das können nur die, die am Tisch sitzen.',
  'not-started': (facts) => {
    const free = numberIn(facts, 'free');
    return free === null
      ? 'Das Spiel hat noch nicht begonnen.'
      : `Das Spiel hat noch nicht begonnen: ${free === 1 ? 'Ein Platz ist' : `${String(free)} Plätze sind`} noch frei.`;
  },
  'not-over': () => 'Das geht erst, wenn das Spiel zu Ende ist.',
  'not-kept': () => 'Das ließ sich nicht speichern und gilt darum nicht. Versuche es noch einmal.',
  'server-error': () => 'Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.',
  'unknown-match': () => 'Diesen Tisch gibt es nicht.',
  'seat-taken': () => 'Dort sitzt schon jemand.',
  'no-typesetter': () => 'Die Druckseiten macht das Programm Typst, und das ist hier nicht installiert.',
  'wrong-origin': () => 'Das kommt von einer fremden Seite.',
  'websocket-only': () => 'Das ist keine Seite zum Ansehen.',
  unreachable: () => 'Der Server antwortet nicht. Versuche es gleich noch einmal.',
};
