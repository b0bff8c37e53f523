### Exercises in rhythm: to be tapped, and to be heard.

## Rhythms in words, one note value after the other
rhythm-value-w = { $count ->
    [one] whole note
   *[other] { $count } whole notes
}
rhythm-value-w-dot = { $count ->
    [one] dotted whole note
   *[other] { $count } dotted whole notes
}
rhythm-value-w-rest = { $count ->
    [one] whole rest
   *[other] { $count } whole rests
}
rhythm-value-w-rest-dot = { $count ->
    [one] dotted whole rest
   *[other] { $count } dotted whole rests
}
rhythm-value-h = { $count ->
    [one] half note
   *[other] { $count } half notes
}
rhythm-value-h-dot = { $count ->
    [one] dotted half note
   *[other] { $count } dotted half notes
}
rhythm-value-h-rest = { $count ->
    [one] half rest
   *[other] { $count } half rests
}
rhythm-value-h-rest-dot = { $count ->
    [one] dotted half rest
   *[other] { $count } dotted half rests
}
rhythm-value-q = { $count ->
    [one] quarter note
   *[other] { $count } quarter notes
}
rhythm-value-q-dot = { $count ->
    [one] dotted quarter note
   *[other] { $count } dotted quarter notes
}
rhythm-value-q-rest = { $count ->
    [one] quarter rest
   *[other] { $count } quarter rests
}
rhythm-value-q-rest-dot = { $count ->
    [one] dotted quarter rest
   *[other] { $count } dotted quarter rests
}
rhythm-value-e = { $count ->
    [one] eighth note
   *[other] { $count } eighth notes
}
rhythm-value-e-dot = { $count ->
    [one] dotted eighth note
   *[other] { $count } dotted eighth notes
}
rhythm-value-e-rest = { $count ->
    [one] eighth rest
   *[other] { $count } eighth rests
}
rhythm-value-e-rest-dot = { $count ->
    [one] dotted eighth rest
   *[other] { $count } dotted eighth rests
}
rhythm-value-s = { $count ->
    [one] sixteenth note
   *[other] { $count } sixteenth notes
}
rhythm-value-s-rest = { $count ->
    [one] sixteenth rest
   *[other] { $count } sixteenth rests
}
# $first, $next: such as “quarter note”
rhythm-tied = { $first } tied to { $next }
rhythm-bar = bar line
# $meter: such as “4/4”; $tempo (number)
rhythm-beats = { $meter }, { $tempo } beats per minute

## Questions
rhythm-ask-tap = Tap this rhythm.
rhythm-ask-hear = Which rhythm do you hear?
rhythm-start = Start
rhythm-stop = Stop
rhythm-tap = Tap here
# $ms (number): milliseconds
rhythm-lead = You hear one measure of clicks first. Then tap each note when it begins: here, or with the space bar. Up to { $ms } ms early or late is in time.
rhythm-none = No tap was heard. Try again.

## What was tapped
# $right, $count (numbers)
rhythm-score = { $right } of { $count } notes in time
# $note (number): which note of the rhythm; $ms (number): milliseconds
rhythm-early = Note { $note }: { $ms } ms early
# $note (number), $ms (number)
rhythm-late = Note { $note }: { $ms } ms late
# $note (number)
rhythm-missed = Note { $note }: missed
rhythm-extra = { $count ->
    [one] One tap too many
   *[other] { $count } taps too many
}
rhythm-own = Hear your taps
rhythm-right = Hear the rhythm
rhythm-taps = { $count ->
    [one] one tap
   *[other] { $count } taps
}

## Explanations
# $rhythm: in words, such as “quarter note, 2 eighth notes”
rhythm-how-tap = Count the beats aloud and tap along with it: { $rhythm }.
# $beat, $measure (numbers)
rhythm-how = The two differ from beat { $beat } of measure { $measure } on. Count along with both: { $rhythm }.
    .alone = Count the beats aloud while you listen: { $rhythm }.

## What can be chosen
rhythm-meters = Meters
rhythm-values = Note values besides the beat
rhythm-has-half = longer than a beat
rhythm-has-eighth = eighth notes
rhythm-has-sixteenth = sixteenth notes
rhythm-has-dotted = dotted notes
rhythm-has-rest = rests
rhythm-has-tie = ties and syncopation
rhythm-tempo = Beats per minute
rhythm-measures = Measures
rhythm-number-of-measures = { $count ->
    [one] 1 measure
   *[other] { $count } measures
}
