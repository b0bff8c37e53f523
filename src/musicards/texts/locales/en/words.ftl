### Music terms: each in a sentence or two, with the example that its pictures show. The reference sheet prints them, too.
words-alphabet = Seven letters name the notes, over and over: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, then { NOTE("A") } again, an octave higher.
    .title = The musical alphabet
words-clock = The twelve notes in a circle, each at its number: { NOTE("C") } at 12, { NOTE("C#") } or { NOTE("Db") } at 1, { NOTE("D") } at 2. Once around, and you are back at the same note, an octave higher.
    .title = The clock
words-half_step = The smallest step: to the next key, black or white, one number further on the clock. From { NOTE("E") } to { NOTE("F") } is a half step.
    .title = Half step (semitone, minor second)
words-whole_step = Two half steps, two numbers further on the clock. From { NOTE("C") } to { NOTE("D") } is a whole step, with one key in between.
    .title = Whole step (whole tone, major second)
words-enharmonic = Two names for one note. { NOTE("F#") } is { NOTE("F") } raised by a half step, { NOTE("Gb") } is { NOTE("G") } lowered by a half step: the same key, the same number, the same sound.
    .title = Enharmonic names
words-interval = How far apart two notes are. Count the letters, both ends included: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") } are five, so from { NOTE("C") } to { NOTE("G") } is a fifth.
    .title = Interval
words-scale = Notes that rise step by step, from a first note to the same note an octave higher. The scale of { KEY("C") } major has seven different notes.
    .title = Scale
words-keynote = The first note of a scale. It gives the scale its name, and the scale comes home to it. The tonic of { KEY("C") } major is { NOTE("C") }.
    .title = Tonic (keynote)
# $formula: "W W H W W W H". $whole and $half: the letters in it
words-formula = All major scales climb by the same steps, whatever note they begin on: { $formula }. { $whole } is a whole step, { $half } a half step.
    .title = Formula of the major scale
words-diatonic = A diatonic note belongs to the scale. In { KEY("C") } major all white keys are diatonic, and the black keys are not.
    .title = Diatonic
