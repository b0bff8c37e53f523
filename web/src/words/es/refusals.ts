/** Why an attempt was not possible, and what could be done instead. Any fact may be missing. */

import type { Words } from '../en';
import { capital } from '../grammar';
import { note } from '../notes';
import { cardInFull, namesOn, numberIn, textIn, textsIn, type Facts } from '../tell';
import { and, counts, or, seconds, theSpace } from './grammar';

/** “en la base norte”. */
const there = (facts: Facts, name: string): string => {
  const found = textIn(facts, name);
  return found ? `en ${theSpace(found)}` : 'ahí';
};

function doesNotContinue(facts: Facts): string {
  const to = textIn(facts, 'to');
  const wants = textIn(facts, 'wants');
  const top = textIn(facts, 'top');
  const name = textIn(facts, 'name');
  const degree = numberIn(facts, 'degree');
  if (!wants) return `${name ? note(name) : 'Eso'} no va ${there(facts, 'to')}.`;
  let place = `${to ? capital(theSpace(to)) : 'Ese espacio'} espera ${note(wants)}`;
  if (numberIn(facts, 'wants_degree')) place += top ? `, que viene después de ${note(top)} en la escala` : ', la tónica';
  else if (top) place += ': ahí se amontona una misma nota de fuera de la escala';
  const belongs = name && (degree ? `${note(name)} es la nota ${String(degree)} de la escala.` : `${note(name)} no está en la escala.`);
  return [`${place}.`, belongs].filter(Boolean).join(' ');
}

export const refusals: Words['refusals'] = {
  'game-over': () => 'La partida ha terminado.',
  'not-your-turn': (facts, voice) => {
    const turn = numberIn(facts, 'turn');
    return turn === null ? 'Un momento: aún no te toca.' : `Un momento: le toca a ${voice.name(turn)}.`;
  },
  'no-such-seat': () => 'Ahí no hay nadie sentado.',
  'chance-first': () => 'Primero hay que repartir o barajar las cartas.',
  'chance-out-of-place': () => 'Ahora no hay nada que repartir ni barajar.',
  'wrong-cards': () => 'No son exactamente las cartas que tendrían que ser.',
  'card-not-held': (facts) => {
    const cards = textsIn(facts, 'cards');
    return cards.length > 0 ? `${cards.length === 1 ? 'No está' : 'No están'} en tu mano: ${and(cards.map((code) => cardInFull(code) || 'ese comodín'))}.` : 'Esa carta no está en tu mano.';
  },
  'card-twice': () => 'Una carta se nombra dos veces.',
  'no-card': () => 'Elige primero una o más cartas.',
  'not-in-this-game': () => 'Eso no se hace en este juego.',
  'say-too-little': (facts) =>
    textIn(facts, 'word') === 'pitch' ? 'Di también la nota: un comodín es lo que tú digas.' : 'Di también el paso: semitono o tono.',
  'say-too-much': (facts) =>
    textIn(facts, 'word') === 'pitch'
      ? 'La nota solo se dice de un comodín: las cartas de notas hablan por sí mismas.'
      : 'Con un comodín al principio no se dice el paso: vale cualquier nota.',
  'card-fits': (facts) =>
    textsIn(facts, 'cards').length > 1 ? 'Mira otra vez: varias de tus cartas encajan.' : 'Mira otra vez: una de tus cartas encaja.',
  'nothing-to-draw': () => 'No queda nada que robar: juega o pasa.',
  'drawn-enough': () => 'No se roban más de tres cartas por turno: juega o pasa.',
  'pass-too-early': (facts) => {
    if (facts['fits'] === true) return 'Mira otra vez: una de tus cartas encaja, así que juégala; se pasa después de robar tres.';
    const draws = numberIn(facts, 'draws');
    if (draws === null) return 'Se pasa después de robar tres cartas.';
    return `Roba ${draws === 1 ? 'una vez más' : `${String(draws)} veces más`} antes de pasar, o juega.`;
  },
  'nobody-exposed': () => 'Nadie se ha quedado con una sola carta sin cantarlo.',
  'chain-open': () => 'Después de un semitono, juega otro semitono o di «Listo».',
  'nothing-done': () => '«Listo» se dice después de un semitono. Juega, roba o pasa.',

  'does-not-continue': doesNotContinue,
  'pile-complete': (facts) => {
    const top = textIn(facts, 'top');
    return top ? `Nada va encima de ${note(top)} ${there(facts, 'to')}: es la última nota de la escala.` : 'Nada va encima de la última nota de la escala.';
  },
  'fill-first': (facts) => {
    const gaps = textsIn(facts, 'gaps');
    return gaps.length > 0 ? `Pon primero una carta en ${or(gaps.map(theSpace))}: ${gaps.length === 1 ? 'está vacía' : 'están vacías'}.` : 'Llena primero la base vacía.';
  },
  'fill-from-hand': () => 'Llena la base con tu mano: aún tienes cartas.',
  'not-discard-top': () => 'De los descartes solo se toma la carta de encima.',
  'wild-needs-name': () => 'Di por qué nota vale el comodín.',
  'note-has-name': (facts) => {
    const name = namesOn(textIn(facts, 'card') ?? '');
    return `${name || 'Una carta de nota'} es lo que es: solo un comodín vale por otra nota.`;
  },
  'not-a-foundation': () => 'Solo se mueven las cartas de las bases; en una esquina se quedan.',
  'same-pile': () => 'Las cartas ya están ahí.',
  'empty-pile': (facts) => `No hay nada ${there(facts, 'from')}.`,
  'too-many': (facts) => {
    const height = numberIn(facts, 'height');
    return height === null ? 'No hay tantas cartas.' : `Solo hay ${counts.cards(height)} ${there(facts, 'from')}.`;
  },
  'only-whole': (facts) => {
    const height = numberIn(facts, 'height');
    return `Las notas iguales se mueven juntas${height === null ? '' : `: las ${String(height)} cartas, o ninguna`}.`;
  },
  'not-longer': (facts) => {
    const [sum, height] = [numberIn(facts, 'sum'), numberIn(facts, 'height')];
    const lengths = sum === null || height === null ? '' : `: tendría ${counts.cards(sum)}, y aquí hay ${String(height)}`;
    return `Una parte de un montón solo va a otra base si allí la serie queda más larga${lengths}.`;
  },
  'stack-stays': (facts) => {
    const name = textIn(facts, 'name');
    return name ? `${note(name)} no está en la escala: las esquinas son para la escala.` : 'Las esquinas son para la escala.';
  },
  'too-high': (facts) => {
    const sum = numberIn(facts, 'sum');
    return `No se amontona más de cuatro veces la misma nota${sum === null ? '' : `: serían ${String(sum)}`}.`;
  },
  'discard-only-play': () => 'Si descartas, es tu única jugada del turno, y ya has jugado.',
  'card-fits-pile': (facts) => {
    const name = namesOn(textIn(facts, 'card') ?? '');
    const to = textsIn(facts, 'to');
    return `${name || 'Esa carta'} se puede poner${to.length > 0 ? `: mira ${or(to.map(theSpace))}` : ''}.`;
  },
  'wild-fits': () => 'Un comodín nunca se descarta: siempre tiene un sitio.',
  'move-first': (facts) => {
    const from = textIn(facts, 'from');
    const to = textIn(facts, 'to');
    const where = from && to ? `: mira ${theSpace(from)} y ${theSpace(to)}` : '';
    return `Hay cartas en la mesa que se pueden mover, y hay que hacerlo antes de que acabe tu turno${where}.`;
  },
  'play-first': () => 'Juega primero al menos una vez; si nada encaja, descarta una carta.',

  'pitch-not-held': (facts) => {
    const pitch = textIn(facts, 'pitch');
    return pitch ? `No tienes ningún ${note(pitch)}: pide una nota que tú tengas.` : 'Pide una nota que tú tengas.';
  },
  'ask-yourself': () => 'Pregunta a otra persona: tus propias cartas ya las conoces.',
  'no-such-position': () => 'No hay ninguna carta en ese lugar.',
  'card-gone': () => 'Esa carta ya se la han llevado.',
  'lies-up': () => 'Esa carta ya está destapada: destapa otra.',

  'nothing-to-undo': () => 'Ahora no hay nada tuyo que deshacer.',
  'call-late': (facts, voice) => {
    const first = numberIn(facts, 'first');
    const by = numberIn(facts, 'by');
    if (first === null) return 'Otra persona lo cantó antes.';
    const who = first === voice.viewer ? 'Tú lo cantaste' : `${voice.name(first)} lo cantó`;
    return `${who} antes${by === null ? '' : `, por ${seconds(by)} segundos`}.`;
  },
  'time-up': () => 'Se te acabó el tiempo: un ordenador termina este turno.',
  'wrong-key': () => 'Ese enlace no es de ningún sitio de esta mesa.',
  'already-seated': () => 'Ya estás en otro sitio de esta mesa.',
  'unknown-version': () => 'Esta partida no llegó hasta ahí.',
  'bad-notation': () => 'Eso no tiene sentido en este juego.',
  'bad-message': () => 'El servidor no ha entendido esta página. Vuelve a cargarla.',
  'too-big': () => 'Es demasiado largo.',
  'too-fast': () => 'Ha sido demasiado de una vez: espera un momento.',
  'not-seated': () => 'Estás mirando: eso solo pueden hacerlo quienes están sentados a la mesa.',
  'not-started': (facts) => {
    const free = numberIn(facts, 'free');
    if (free === null) return 'La partida aún no ha empezado.';
    return `La partida aún no ha empezado: ${free === 1 ? 'queda un sitio libre' : `quedan ${String(free)} sitios libres`}.`;
  },
  'not-over': () => 'Eso se podrá hacer cuando termine la partida.',
  'not-kept': () => 'Eso no se pudo guardar, así que no ha ocurrido. Inténtalo de nuevo.',
  'server-error': () => 'Algo ha ido mal en el servidor. Inténtalo de nuevo.',
  'unknown-match': () => 'Esa mesa no existe.',
  'seat-taken': () => 'Ahí ya hay alguien sentado.',
  'no-typesetter': () => 'Las páginas para imprimir las compone Typst, que no está instalado aquí.',
  'wrong-origin': () => 'Eso viene de una página que no es del servidor.',
  'websocket-only': () => 'Esa no es una página para mirar.',
  unreachable: () => 'El servidor no responde. Inténtalo de nuevo en un momento.',
};
