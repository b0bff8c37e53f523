### Why $part, in $input, cannot be read or used.
input-hint = Did you mean { $suggestions }?
    .examples = Try { $examples }.
input-expected = { $expected ->
    [note] a note
    [interval] an interval
    [note-or-interval] a note or an interval
    [chord] a chord
    [chord-kind] a kind of chord
    [root] a root
    [chord-symbol] a chord symbol
    [note-or-chord] a note or a chord symbol
    [scale] a scale
    [scale-kind] a kind of scale
    [scale-chord-or-notes] a scale, a chord or a row of notes
    [formula] a formula
    [half-steps] a number of half steps
    [tonic] a tonic
    [line] a line of notes or chords
    [instrument] a known instrument
    [key] a key
    [mode] a mode of a key
    [signature] a key signature
    [name-system] a way to name notes here
    [question-kind] a kind of question
    [question-interval] an interval that is asked about
    [question-meter] a meter that is asked about
    [question-value] something that rhythms can have
    [card-name] a name on a card
    [clef] a clef
   *[staff-place] a place on the staff that is asked about
}
input-not-understood = “{ $part }” is not { input-expected }.
    .in = “{ $part }” in “{ $input }” is not { input-expected }.
# Where in a line the part is
input-number = It is number { $number }.
    .row = It is number { $number } in row { $row }.
input-no-notes = There are no notes.
input-no-chord = “{ $part }” means “no chord”: nobody plays one there, so there are no notes to show.
input-wrong-formula-sum = “{ $part }” adds up to { $total } half steps instead of 12.
input-formula-too-short = “{ $part }” is only one note. A formula has { $least } to { $most } numbers.
input-too-many-accidentals-in-key = “{ $part }” would need { $total } sharps or flats, but a key has at most { $most }.
input-different-mode = Transposing does not change major to minor. Choose two major keys or two minor keys.
input-only-one-octave = Give both notes an octave, or neither: “{ $part }”.
input-higher-note-first = Name the lower note first, not “{ $part }”.
input-several-instruments = “{ $part }” could be several instruments.
input-several-targets = Say how far to go in one way: by an interval, to a key, or for an instrument.
input-original-key-missing = Say which key the line is in now, too.
input-direction-not-allowed = Choose up or down only with an interval or a key. An instrument has its own direction.
input-off-staff = “{ $part }” cannot be written on a staff. Use the octaves { $least } to { $most }.
input-beyond-midi = “{ $part }” cannot be saved as MIDI. Its notes are C-1 to G9.
input-too-many-accidentals = “{ $part }” cannot be written: a note has at most a double sharp or a double flat.
input-line-too-long = The line has { $total } notes, chords and rests. It can have 1 to { $most }.
input-not-midi-keys = “{ $part }” is not a list of MIDI keys. Write numbers from 0 to { $most }, with commas.
input-wrong-number-of-keys = You played { $total } keys. Play 1 to { $most } at once.
input-no-such-question = There is no question “{ $part }”. Choose a number from 1 to { $most }.
input-not-a-seed = “{ $part }” is not a seed. Use up to { $most } letters and digits.
input-number-out-of-range = “{ $part }” is not possible here. Choose a number from { $least } to { $most }.
input-nothing-to-ask = No question fits these choices.
