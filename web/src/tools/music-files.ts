/** The formats that music can be saved in, by the ends of their addresses. */

export const MUSIC_FILES = { midi: 'MIDI', musicxml: 'MusicXML', abc: 'ABC', lilypond: 'LilyPond' } as const;

export const musicFiles = Object.keys(MUSIC_FILES) as (keyof typeof MUSIC_FILES)[];
