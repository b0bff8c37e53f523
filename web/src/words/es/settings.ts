/** Settings: what a person chooses for this browser. */

import type { Words } from '../en';

export const settings: Words['settings'] = {
  title: 'Ajustes',
  kept: 'Solo para este navegador. Los cambios se aplican al momento.',
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
  oneStays: 'Siempre queda uno activado.',
  presets: 'Todo a la vez',
  preset: { all: 'Todo', names: 'Nombres', reading: 'Lectura: solo pentagrama', ear: 'Oído: solo sonido' },
  largeCards: 'Cartas grandes',

  looks: 'Colores y movimiento',
  palette: 'Colores de las notas',
  palettes: { clock: 'Reloj', tubes: 'Tubos', ink: 'Tinta', contrast: 'Contraste alto' },
  paletteHelp: {
    clock: 'Las notas vecinas en el reloj tienen colores vecinos.',
    tubes: 'Como en los tubos de percusión de colores.',
    ink: 'Sin ningún color.',
    contrast: 'Colores fuertes y líneas fuertes en toda la página.',
  },
  theme: 'Claro u oscuro',
  themes: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  motion: 'Movimiento',
  motions: { system: 'Como el dispositivo', reduced: 'Poco', full: 'Completo' },
  leftHanded: 'Para zurdos',
  leftHandedHelp: 'Los botones de la mesa están a la izquierda.',

  sounds: 'Sonido',
  sound: 'Sonido activado',
  volume: 'Volumen',
  percent: (value) => `${String(value)} %`,

  answering: 'Formas de responder',
  answeringHelp: 'Tocar y teclear sirven siempre. También puedes responder con:',
  midi: 'Un teclado MIDI',
  microphone: 'El micrófono',
  microphoneHelp: 'Canta o toca la nota. Lo que se oye se queda en este navegador.',
  speech: 'La voz',
  speechHelp: 'Di el nombre de la nota. Puede que tu navegador envíe tu voz a servidores de su fabricante para reconocerla.',
  notOffered: 'Este navegador no lo ofrece aquí.',
  practice: 'Probarlo en la página de práctica',
};
