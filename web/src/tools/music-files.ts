/** The formats in which music can be saved, by file extension. */

export const MUSIC_FILES = { midi: 'MIDI', musicxml: 'MusicXML', abc: 'ABC', lilypond: 'LilyPond' } as const;

export const musicFiles = Object.keys(MUSIC_FILES) as (keyof typeof MUSIC_FILES)[];
