# $interval is counted in letters, both ends included: 3 is a third.
music-interval = { $interval ->
    [1] unison
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] octave
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
    [13] thirteenth
    [14] fourteenth
   *[15] fifteenth
}
music-an-interval = { $interval ->
    [8] an
    [11] an
   *[other] a
} { music-interval }
# $times: how often augmented or diminished, else 1
music-interval-name = { $times ->
    [1] { "" }
    [2] doubly
   *[other] { $times } times
} { $quality ->
    [perfect] perfect
    [major] major
    [minor] minor
    [augmented] augmented
   *[diminished] diminished
} { music-interval }
music-interval-beyond = { $name } plus { $octaves ->
    [one] 1 octave
   *[other] { $octaves } octaves
}
# A step in the game Steps, with its article.
music-a-step = { $step ->
    [whole] a whole step
   *[half] a half step
}

## Notes, as they are said. How they are written is the same in all languages.
# The syllables of C D E F G A B.
music-syllables = do re mi fa sol la si
music-accidental = { $accidental ->
    [sharp] sharp
    [flat] flat
   *[natural] natural
}
music-accidentals = { $count ->
    [1] { music-accidental }
    [2] double { music-accidental }
    [3] triple { music-accidental }
   *[other] { $count } times { music-accidental }
}
# $name: a letter or a syllable; $accidentals: “double sharp”
music-altered = { $name } { $accidentals }
music-degree = { $degree }, octave { $octave }

## Scales. More of them are in tools.ftl.
music-scale-major = major
music-scale-natural_minor = natural minor
music-scale-harmonic_minor = harmonic minor
music-scale-melodic_minor = melodic minor
music-scale-ionian = Ionian
music-scale-dorian = Dorian
music-scale-phrygian = Phrygian
music-scale-lydian = Lydian
music-scale-mixolydian = Mixolydian
music-scale-aeolian = Aeolian
music-scale-locrian = Locrian
music-scale-major_pentatonic = major pentatonic
music-scale-minor_pentatonic = minor pentatonic
music-scale-blues = blues
music-scale-whole_tone = whole tone
music-scale-custom = custom formula
# A scale on its tonic. $kind: the end of its id, such as “dorian”; $name: the text of that id
music-scale-on = { $kind ->
    [custom] your own scale on { $tonic }
   *[other] { $tonic } { $name }
}
# A key signature
music-signature = { $count ->
    [0] no sharps or flats
    [one] 1 { music-accidental }
   *[other] { $count } { $accidental ->
        [sharp] sharps
       *[flat] flats
    }
}
# A key
music-key = { $tonic } major
    .minor = { $tonic } minor

## Steps and cards
music-half-steps = { $half_steps ->
    [one] 1 half step
   *[other] { $half_steps } half steps
}
# From one note of a scale to the next, and its sign in a formula such as “W W H W W W H”.
music-step-up = { $half_steps ->
    [1] half step
    [2] whole step
   *[other] { $half_steps } half steps
}
    .sign = { $half_steps ->
        [1] H
        [2] W
       *[other] { $half_steps }
    }
# A note of the scale, and the step from it to the next note. $number: its degree
music-note-then = { $number }: { $note }, then { music-step-up }
# What is on a card. $names: such as "F♯ or G♭"; $hour: on the clock
music-card = { $names }, octave { $octave }, clock number { $hour }
music-wild-card = Wild card, question mark
    .scale = Wild card, Chromatic Scale
music-piano-keys = Piano keys
# The place of a key, which does not give its note away.
music-white-key = white key { $number } of 7
# $number, $next: white keys
music-black-key = black key between white keys { $number } and { $next }
