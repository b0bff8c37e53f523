/** The deck on paper: what can be printed, and how. */

export const paper = {
  title: 'The deck on paper',
  /** The link on the first page. */
  invitation: 'Print a deck of your own',
  lead: 'With the faces, names and colours that you read best. No card needs its colour to be told from the others.',
  what: 'What to print',
  papers: { cards: 'Cards', reference: 'Reference sheet', rules: 'Rules' },
  about: {
    cards: '54 cards and their back.',
    reference: 'To look things up: the clock, the ring of letters, the keys and the octaves, on a sheet of A4.',
    rules: 'The six games, a page of A4 for each.',
  },
  size: 'Size',
  sizes: { poker: 'Poker', bridge: 'Bridge', 'a4-9up': 'Nine on A4' },
  /** What a size is for; a cut card’s sides in millimetres. */
  forPrinters: (width: string, height: string) => `${width} by ${height} mm: a page for each card, with bleed and crop marks, and the back on the last. For those who print cards.`,
  forScissors: (width: string, height: string) => `Nine cards of ${width} by ${height} mm on each sheet, followed by their backs. Print on both sides at 100%, then cut.`,
  largePrint: 'Large print',
  largeCards: 'The name and the number as large as there is room, at both ends of every card.',
  largePapers: 'Larger letters, on as many pages as they need.',
  download: 'Download the PDF',
  preview: 'How it looks',
  pictures: { cut: 'Three of the cards and the back', sheet: 'The first sheet of cards', reference: 'The reference sheet', rules: 'The first page of the rules' },
  howToGetIt: 'Paper is set by Typst, which is not installed where this page comes from. Whoever runs it gets it with this line:',
};
