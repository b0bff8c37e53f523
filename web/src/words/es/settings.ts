/** Settings: what a person chooses for this browser. */

import type { Words } from '../en';

export const settings: Words['settings'] = {
  title: 'Ajustes',
  kept: 'Solo para este navegador. Todo vale al momento.',
  reset: 'Volver a los ajustes habituales',

  names: 'Idioma y nombres',
  language: 'Idioma',
  notation: 'Nombres de las notas',
  notations: { english: 'Inglés', german: 'Alemán', solfege: 'Do re mi', degrees: 'Grados' },
  degreesHelp: 'Los grados se cuentan desde la tónica de la escala de la mesa; si no hay escala, desde do.',

  cards: 'Cartas',
  preview: 'Así se ven tus cartas',
  faces: 'En las cartas',
  face: { name: 'Nombre', staff: 'Pentagrama', keys: 'Teclado', clock: 'Reloj', sound: 'Sonido' },
  soundHelp: 'Sonido: una carta suena cuando la eliges.',
  oneStays: 'Siempre queda uno.',
  presets: 'Todo a la vez',
  preset: { all: 'Todo', names: 'Nombres', reading: 'Lectura: solo pentagrama', ear: 'Oído: solo sonido' },
  largeCards: 'Cartas grandes',

  looks: 'Colores y movimiento',
  palette: 'Colores de las notas',
  palettes: { clock: 'Reloj', tubes: 'Tubos', ink: 'Tinta', contrast: 'Contraste alto' },
  paletteHelp: {
    clock: 'Las vecinas en el reloj son vecinas en color.',
    tubes: 'Como en los tubos de percusión de colores.',
    ink: 'Sin ningún color.',
    contrast: 'Colores fuertes y líneas fuertes en toda la página.',
  },
  theme: 'Claro u oscuro',
  themes: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  motion: 'Movimiento',
  motions: { system: 'Como el dispositivo', reduced: 'Poco', full: 'Completo' },
  leftHanded: 'Para la mano izquierda',
  leftHandedHelp: 'Los botones de la mesa están a la izquierda.',

  sounds: 'Sonido',
  sound: 'Sonido activado',
  volume: 'Volumen',
  percent: (value) => `${String(value)} %`,

  answering: 'Maneras de responder',
  answeringHelp: 'Tocar y teclear sirven siempre. También puedes responder con:',
  midi: 'Un teclado MIDI',
  microphone: 'El micrófono',
  microphoneHelp: 'Canta o toca la nota. Lo que se oye se queda en este navegador.',
  speech: 'La voz',
  speechHelp: 'Di el nombre de la nota. Puede que tu navegador reconozca tu voz en servidores de su fabricante.',
  notOffered: 'Este navegador no lo ofrece aquí.',
  practice: 'Probarlo en la página de práctica',
};
