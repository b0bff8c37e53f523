### The questions of practice and their answers.

## Questions
items-ask-letter = Which letter is { music-an-interval } above { $from }?
    .down = Which letter is { music-an-interval } below { $from }?
items-ask-step = Which note is { music-a-step } above { $from }?
items-ask-place = Which note is this?
items-ask-key = Where is { $note } on the piano?
items-ask-piano = Which note is this key?
# $hour (number)
items-ask-hour = Which note is at { $hour } on the clock?
items-ask-enharmonic = What else is { $note } called?
# $key: such as “E♭ major”
items-ask-signature = Which key signature does { $key } have?
items-ask-tonic = Which major key has this signature?
    .minor = Which minor key has this signature?
# $scale: such as “E♭ harmonic minor”
items-ask-degree = Going up { $scale }: which note comes after { $after }?
# $scale: such as “harmonic minor”
items-ask-formula = Which steps does a { $scale } scale have, from the tonic up?
items-ask-scale = Which scale on { $tonic } is this?
items-ask-quality = Which interval is it from { $from } up to { $to }?
items-ask-ear-up = Which rising interval do you hear?
items-ask-ear-down = Which falling interval do you hear?
items-ask-ear-together = Which interval do you hear? Both notes sound together.
items-ask-ear-step = Do you hear a half step or a whole step?
items-ask-ear-scale = Which scale do you hear?
items-ask-chord = Which chord is this?
# $chord: such as “minor seventh”
items-ask-build = Build this chord on { $root }: { $chord }.
items-ask-inversion = What position is this chord in?
# $key: such as “E♭ major”
items-ask-function = Which chord of { $key } is this?
items-ask-harmony = Which chord do you hear?

## Answers
# For screen readers, after an answer was given
items-right = { $answer }: right
items-wrong = { $answer }: wrong
items-answers = Answers
items-letters = Letters
items-signs = Flat, natural, sharp
items-hear-again = Hear it again
items-dont-know = I don’t know
items-chord = { $chord ->
    [major] major chord
    [minor] minor chord
    [diminished] diminished chord
    [augmented] augmented chord
    [dominant_seventh] dominant seventh
    [major_seventh] major seventh
    [minor_seventh] minor seventh
    [half_diminished_seventh] half-diminished seventh
   *[diminished_seventh] diminished seventh
}
# $member: which note of a chord is at the bottom
items-inversion = { $member ->
    [root] root position
    [third] first inversion
    [fifth] second inversion
   *[seventh] third inversion
}
# A Roman numeral in words. $chord: such as “major chord”
items-numeral = degree { $degree }, { $chord }
# Where an answer is a letter and a sign
items-choose-names = Choose a letter, then its sign: ♯, ♭ or no sign.
# Of the chord that the question names. $count: 3 or 4
items-choose-keys = Choose its { $count } keys, in any order.
# On the button between ♭ and ♯: the letter alone
items-no-sign = no sign
items-choose-ringed = Choose one of the keys with a ring.
items-sound-off = Sound is off.
    .turn-on = Turn on sound
items-not-by-sound = Choose this answer on the page.

## Pictures in words that do not give the answer away
# $hour (number)
items-clock = The clock, with { $hour } marked
# Lines and spaces are counted from the bottom, ledger lines from the staff outward: $number (number)
items-staff-note = { $clef ->
    [bass] Bass clef
    [alto] Alto clef
    [tenor] Tenor clef
   *[treble] Treble clef
}: { $where ->
    [line] on line { $number }
    [space] in space { $number }
    [above] just above the staff
    [below] just below the staff
    [ledger-above] on ledger line { $number } above the staff
    [ledger-below] on ledger line { $number } below the staff
    [over] above ledger line { $number } above the staff
   *[under] below ledger line { $number } below the staff
}{ $sign ->
    [sharp] , with a sharp
    [flat] , with a flat
   *[none] { "" }
}
# $notes: such as “B flat, C flat”
items-staff-notes = A staff with { $notes }
# $signature: such as “3 flats”
items-staff-signature = A staff with { $signature }

## How to answer with a keyboard; a key is between `
items-hint-letters = Choose a letter, or type it.
items-hint-names = Or type the letter, then `B` for ♭, `#` for ♯ or `N` for no sign.
items-hint-choices = Choose the answer, or type its number.
    .notes = Choose the answer, or type its letter.
items-hint-keys = Choose the key. In the top row of your keyboard, `1` to `=` are the twelve piano keys from left to right.
items-hint-chord-keys = In the top row of your keyboard, `1` to `=` are the twelve piano keys from left to right. Choose a key again to let it go.
items-hint-signatures = Choose the signature, or type its number, then `B` for ♭ or `#`.
items-not-by-name = Show this note instead of saying it: choose it or play it.
items-no-name = no other name
