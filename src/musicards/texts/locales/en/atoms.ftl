### The small things to know, in words without an article of their own: titles, and items of lists.
atoms-letter-up = { music-an-interval } above { $note }
atoms-letter-down = { music-an-interval } below { $note }
atoms-step = { music-a-step } up from { $note }
# $note: with its octave
atoms-place = { $note } in { $clef ->
    [bass] the bass clef
   *[treble] the treble clef
}
atoms-key = { $note } on the piano
atoms-hour = { $hour } on the clock
atoms-enharmonic = another name for { $note }
atoms-signature = key signature of { $key }
# $kind: such as “harmonic minor”; $number: which note of it
atoms-degree = { $kind }: degree { $number }
atoms-formula = { $kind }: formula
# $name: such as “minor third”
atoms-quality = { $name } between two notes
# $sound: a step, an interval or a scale; $way: how an interval sounds, "once" for the others
atoms-ear = { $sound } by ear{ $way ->
    [up] , upward
    [down] , downward
    [together] , both notes together
   *[once] { "" }
}

## Families of things to know, and kinds of questions that only exercises ask
atoms-family-letter = Intervals between letters
atoms-family-step = Half and whole steps
atoms-family-place = Notes on the staff
atoms-family-key = Piano keys
atoms-family-hour = Numbers on the clock
atoms-family-enharmonic = Other names of notes
atoms-family-signature = Key signatures
atoms-family-degree = Degrees of scales
atoms-family-formula = Formulas of scales
atoms-family-quality = Intervals between notes
atoms-family-ear = By ear
atoms-family-piano = Names of piano keys
atoms-family-scale = Recognizing scales
atoms-family-chord = Chords on the staff
atoms-family-build = Building chords
atoms-family-inversion = Inversions of chords
atoms-family-function = Chords in a key
atoms-family-harmony = Chords by ear
atoms-family-tap = Tap a rhythm
atoms-family-rhythm = Rhythms by ear
