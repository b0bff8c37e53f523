/** Las cartas en papel: qué se puede imprimir, y cómo. */

import type { Words } from '../en';

export const paper: Words['paper'] = {
  title: 'Las cartas en papel',
  invitation: 'Imprimir tus propias cartas',
  lead: 'Con las imágenes, los nombres y los colores que mejor lees. Cada carta se reconoce también sin su color.',
  what: 'Qué imprimir',
  papers: { cards: 'Cartas', reference: 'Hoja de consulta', rules: 'Reglas' },
  about: {
    cards: '54 cartas y su reverso.',
    reference: 'Para consultar: el reloj, el anillo de letras, las teclas y las octavas en una hoja A4.',
    rules: 'Los seis juegos, una página A4 para cada uno.',
  },
  size: 'Tamaño',
  sizes: { poker: 'Póquer', bridge: 'Bridge', 'a4-9up': 'Nueve por A4' },
  forPrinters: (width, height) => `${width} por ${height} mm: una página por carta, con sangrado y marcas de corte, y el reverso al final. Para imprentas de cartas.`,
  forScissors: (width, height) => `Nueve cartas de ${width} por ${height} mm en cada hoja, seguidas de sus reversos. Imprime por las dos caras al 100\u00a0% y recorta.`,
  largePrint: 'Letra grande',
  largeCards: 'El nombre y el número tan grandes como quepan, en ambos extremos de cada carta.',
  largePapers: 'Letras más grandes, en las páginas que hagan falta.',
  download: 'Descargar el PDF',
  preview: 'Así se ve',
  pictures: { cut: 'Tres de las cartas y el reverso', sheet: 'La primera hoja de cartas', reference: 'La hoja de consulta', rules: 'La primera página de las reglas' },
  howToGetIt: 'Las páginas para imprimir las compone Typst, que no está instalado en este servidor. Quien lo administra puede instalarlo con esta línea:',
};
