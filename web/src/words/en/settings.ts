/** Settings: what a person chooses for this browser. */

export const settings = {
  title: 'Settings',
  kept: 'For this browser only. Everything applies at once.',
  reset: 'Back to the usual settings',

  names: 'Language and names',
  language: 'Language',
  notation: 'Names of notes',
  notations: { english: 'English', german: 'German', solfege: 'Do re mi', degrees: 'Degrees' },
  degreesHelp: 'Degrees are counted from the first note of the table’s scale; where there is no scale, from C.',

  cards: 'Cards',
  preview: 'Your cards look like this',
  faces: 'On the cards',
  face: { name: 'Name', staff: 'Staff', keys: 'Piano keys', clock: 'Clock', sound: 'Sound' },
  soundHelp: 'Sound: a card sounds when you choose it.',
  oneStays: 'One of them always stays.',
  presets: 'All at once',
  preset: { all: 'Everything', names: 'Names', reading: 'Reading: staff only', ear: 'Listening: sound only' },
  largeCards: 'Large cards',

  looks: 'Colours and movement',
  palette: 'Colours of the notes',
  palettes: { clock: 'Clock', tubes: 'Tubes', ink: 'Ink', contrast: 'High contrast' },
  paletteHelp: {
    clock: 'Neighbours on the clock are neighbours in colour.',
    tubes: 'As on coloured percussion tubes.',
    ink: 'No colours at all.',
    contrast: 'Strong colours, strong lines, on the whole page.',
  },
  theme: 'Light or dark',
  themes: { system: 'As the device', light: 'Light', dark: 'Dark' },
  motion: 'Movement',
  motions: { system: 'As the device', reduced: 'Little', full: 'Full' },
  leftHanded: 'Left-handed',
  leftHandedHelp: 'The buttons at the table lie on the left.',

  sounds: 'Sound',
  sound: 'Sound on',
  volume: 'Volume',
  percent: (value: number) => `${String(value)} %`,

  answering: 'Ways to answer',
  answeringHelp: 'Tapping and typing always work. You can also answer with:',
  midi: 'MIDI keyboard',
  microphone: 'Microphone',
  microphoneHelp: 'Sing or play the note. What is heard stays in this browser.',
  speech: 'Speaking',
  speechHelp: 'Say the note’s name. Your browser may have its maker’s servers recognise what you say.',
  notOffered: 'This browser does not offer it here.',
  practice: 'Try it on the practice page',
};
