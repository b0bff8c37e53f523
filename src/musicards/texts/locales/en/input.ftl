### What was typed and cannot be read or used. The part that is wrong is $part, all that was typed is $input.

# What could be typed instead. $suggestions: what was probably meant; $examples: only without suggestions; "none" when there is nothing to suggest.
input-hint =
    { $suggestions ->
        [none]
            { $examples ->
                [none] { "" }
               *[other] Try { $examples }.
            }
       *[other] Did you mean { $suggestions }?
    }
# $expected: what the part should have been
input-expected =
    { $expected ->
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
        [card-face] a picture of a card
        [question-interval] an interval that is asked about
        [card-name] a name on a card
        [letter] a letter from A to G
        [step] a step
       *[offered-scale] one of the scales to choose from
    }
# $number: which of the notes and chords of a line it is, or "none"; $row: in which row, "none" when there is only one; $input: "none" when the part is all of it
input-not-understood =
    “{ $part }” { $number ->
        [none] { "" }
       *[other]
            { $row ->
                [none] (number { $number })
               *[other] (number { $number }, row { $row })
            }
    } { $input ->
        [none] { "" }
       *[other] in “{ $input }”
    } is not { input-expected }. { input-hint }
input-no-notes = There are no notes. { input-hint }
# $total (number)
input-wrong-formula-sum = “{ $part }” adds up to { $total } half steps instead of 12. { input-hint }
# $least (number), $most (number)
input-formula-too-short = “{ $part }” is only one note. A formula has { $least } to { $most } numbers. { input-hint }
# $total (number), $most (number)
input-too-many-accidentals-in-key = “{ $part }” would need { $total } sharps or flats, but a key has at most { $most }. { input-hint }
input-different-mode = Transposing does not change major to minor. Choose two major keys or two minor keys.
input-only-one-octave = Give both notes an octave, or neither: “{ $part }”.
input-higher-note-first = Name the lower note first, not “{ $part }”.
input-several-targets = Say how far to go in one way: by an interval, to a key, or for an instrument.
input-original-key-missing = Say which key the line is in now, too.
input-direction-not-allowed = Choose up or down only with an interval or a key. An instrument has its own direction.
# $least (number), $most (number)
input-off-staff = “{ $part }” cannot be written on a staff. Use the octaves { $least } to { $most }.
input-beyond-midi = “{ $part }” cannot be saved as MIDI. Its notes are C-1 to G9.
input-too-many-accidentals = “{ $part }” cannot be written: a note has at most a double sharp or a double flat.
# $total (number), $most (number)
input-line-too-long = The line has { $total } notes, chords and rests. It can have 1 to { $most }.
# $most (number)
input-not-midi-keys = “{ $part }” is not a list of MIDI keys. Write numbers from 0 to { $most }, with commas. { input-hint }
# $total (number), $most (number)
input-wrong-number-of-keys = You played { $total } keys. Play 1 to { $most } at once.
# $most (number)
input-no-such-question = There is no question “{ $part }”. Choose a number from 1 to { $most }.
# $most (number)
input-not-a-seed = “{ $part }” is not a seed. Use up to { $most } letters and digits.
# $least (number)
input-too-few-scales = Choose at least { $least } scales to tell apart.
