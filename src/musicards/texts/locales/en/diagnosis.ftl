### After a wrong answer: what is right, and why the answer was wrong. Calm and short: no blame, no praise.
### $from: the note that the question starts from; $said: the wrong answer; $right: the right one.

## Labels
# .other: of somebody in a class, who is not named
diagnosis-said = Your answer
    .other = An answer
diagnosis-right = Right answer
diagnosis-why = What happened
    .perhaps = What may have happened
    .how = How to find it
diagnosis-compare = Compare
# Buttons that play an answer
diagnosis-hear = Hear { $answer }
    .right = Hear the right answer
    .said = Hear your answer

## Answers

## The wrong rule behind an answer, with the notes of the question
# $counting: such as "A is 1, B is 2, C is 3"
diagnosis-starts-at-zero = { $from } counts as one, not as zero: { $counting }.
diagnosis-one-short = The letter you start from is 1: { $counting }.
# $way: where the question goes; $path: such as "A, B, C"
diagnosis-direction-letter = { $way ->
    [up] Count up, not down: { $path }.
   *[down] Count down, not up: { $path }.
}
diagnosis-direction-step = You went down to { $said }. { CAPITAL(music-a-step) } up from { $from } is { $right }.
diagnosis-bass-as-treble = You read the bass clef as the treble clef. In the treble clef this place is { $said }, in the bass clef it’s { $right }.
diagnosis-treble-as-bass = You read the treble clef as the bass clef. In the bass clef this place is { $said }, in the treble clef it’s { $right }.
# $where: which line or space was read instead; also for notes above and below the staff
diagnosis-third-slip = { $where ->
    [line-above] You were one line too high: this line is { $right }, the next one up is { $said }.
    [line-below] You were one line too low: this line is { $right }, the next one down is { $said }.
    [space-above] You were one space too high: this space is { $right }, the next one up is { $said }.
   *[space-below] You were one space too low: this space is { $right }, the next one down is { $said }.
}
# From a line to the space next to it, or from a space to the line next to it
diagnosis-next-place = { $where ->
    [line-above] You read the space above this line. The space is { $said }, the line is { $right }.
    [line-below] You read the space below this line. The space is { $said }, the line is { $right }.
    [space-above] You read the line above this space. The line is { $said }, the space is { $right }.
   *[space-below] You read the line below this space. The line is { $said }, the space is { $right }.
}
diagnosis-all-letters-whole = You took { $from }–{ $said } for a whole step. There is no black key between them, so it’s a half step. A whole step up is { $right }.
# $path: such as "E, F, F♯/G♭"
diagnosis-half-for-whole-step = You went up a half step, to { $said }. A whole step is two half steps: { $path }.
diagnosis-whole-for-half-step = You went up a whole step, to { $said }. A half step goes to the very next key: { $right }.
# In a scale. $after: the note before the one that was asked
diagnosis-half-for-whole-degree = You took a half step from { $after } to { $said }. Here the scale has a whole step, to { $right }.
diagnosis-whole-for-half-degree = You took a whole step from { $after } to { $said }. Here the scale has a half step, to { $right }.
# $letter: the note without its sharp or flat
diagnosis-sharp-lowers = { $accidental ->
    [sharp] You went down from { $letter } to { $said }. A sharp raises the note: { $right } is the next key to the right of { $letter }.
   *[flat] You went up from { $letter } to { $said }. A flat lowers the note: { $right } is the next key to the left of { $letter }.
}
diagnosis-one-name-only = You gave { $note } just one name. { diagnosis-how-enharmonic }
# $key: the key asked about; $signs: such as "3 flats"; $notes: these flats
diagnosis-signature-ignored-signs = You gave { $key } no sharps or flats. It has { $signs }: { $notes }.
# $other: the key that was answered
diagnosis-signature-ignored-tonic = { $other } has no sharps or flats. The key with { $signs } is { $key }.
diagnosis-signature-ignored-degree = You left out the { music-accidental }: the next note of this scale is { $right }, not { $said }.
# $letters: such as "C–E", $notes: such as "C–E♭"; $said, $right: such as "major third"
diagnosis-signature-ignored-quality = You left out the sharps and flats: { $letters } is { INITIAL($said) ->
    [vowel] an
   *[other] a
} { $said }, but { $notes } is { INITIAL($right) ->
    [vowel] an
   *[other] a
} { $right }.
# $other: the key with the same tonic in the other mode
diagnosis-relative-key-signs = You answered for { $other }. { $key } has { $signs }.
# $other: the key of the other mode with the same signature. $mode: the one asked for
diagnosis-relative-key-tonic = { $mode ->
    [major] { $other } has the same signature, but it’s a minor key. The major key is { $key }.
   *[minor] { $other } has the same signature, but it’s a major key. The minor key is { $key }.
}
diagnosis-no-raised-seventh-degree = You left the seventh note as it is. In this scale it’s raised: { $right }, not { $said }.
# $right: such as "W H W W H 3 H"
diagnosis-no-raised-seventh-formula = That is natural minor. In harmonic minor the seventh note is a half step higher: { $right }.
# $interval (number): the one that was played, 8 or 5
diagnosis-octave-or-fifth = { $interval ->
    [8] You chose a fifth, but it was an octave: the same note again, higher or lower.
   *[other] You chose an octave, but it was a fifth: two different notes.
}
diagnosis-too-small = You chose { INITIAL($said) ->
    [vowel] an
   *[other] a
} { $said }. It was { INITIAL($right) ->
    [vowel] an
   *[other] a
} { $right }, which is a half step wider.

## How to find the answer, where no wrong rule explains it; with the notes of the question
# $interval: 2 to 7
diagnosis-how-letter = Count letter by letter, starting with { $from }: { $counting }. That is a { music-interval }.
diagnosis-how-step = { $step ->
    [whole] A whole step is two half steps: { $path }.
   *[half] A half step goes to the very next key, white or black: from { $from } to { $right }.
}
# $mark: a place that is easy to remember. $way: from there; "none": it is this place
diagnosis-how-place = { $mark ->
    [treble-C4] Middle { NOTE("C") } is on the ledger line below the staff.
    [treble-G4] The treble clef curls around the line of { NOTE("G") }.
    [treble-C5] { NOTE("C") } is in the third space.
    [treble-G5] { NOTE("G") } is just above the staff.
    [bass-G2] { NOTE("G") } is on the bottom line.
    [bass-C3] { NOTE("C") } is in the second space.
    [bass-F3] The line of { NOTE("F") } is between the two dots of the bass clef.
    [alto-C4] The line through the middle of the clef is middle { NOTE("C") }.
    [tenor-C4] The line through the middle of the clef is middle { NOTE("C") }.
   *[bass-C4] Middle { NOTE("C") } is on the ledger line above the staff.
} { $way ->
    [up] Count up from there: { $path }.
    [down] Count down from there: { $path }.
   *[here] { "" }
} { $accidental ->
    [sharp] The sharp makes it { $right }.
    [flat] The flat makes it { $right }.
   *[natural] { "" }
}
# $letter: the note without its sharp or flat; for white keys the note itself
diagnosis-how-key = { $accidental ->
    [sharp] { $right } is the black key just to the right of { $letter }.
    [flat] { $right } is the black key just to the left of { $letter }.
   *[natural] { $right } is { $degree ->
        [1] just to the left of a group of two black keys
        [2] in the middle of a group of two black keys
        [3] just to the right of a group of two black keys
        [4] just to the left of a group of three black keys
        [5] between the first two of a group of three black keys
        [6] between the last two of a group of three black keys
       *[7] just to the right of a group of three black keys
    }.
}
diagnosis-how-hour = { $hour ->
    [12] { NOTE("C") } is at the top of the clock.
   *[other] { NOTE("C") } is at the top, and from each number to the next is a half step: { $right } is at { $hour }.
}
diagnosis-how-enharmonic = { $accidental ->
    [sharp] { $note } is a half step above { $letter }, and that key is also called { $right }.
   *[flat] { $note } is a half step below { $letter }, and that key is also called { $right }.
}
# $rule: how to tell the key from the signature; $major: the major key with the same signature
diagnosis-how-signature = { $rule ->
    [plain] { $key } has only white keys.
    [sharps] { $key } has { $signs }: { $notes }. In major, the last sharp is a half step below the tonic.
    [one-flat] { $key } has { $signs }: { $notes }.
    [flats] { $key } has { $signs }: { $notes }. In major, the flat before the last is the tonic.
   *[minor] { $key } has the signature of { $major }, three half steps higher: { $signs }.
}
# $half_steps: from $after to the next note of the scale
diagnosis-how-degree = After { $after } this scale goes up { $half_steps ->
    [1] a half step
    [2] a whole step
   *[other] { $half_steps } half steps
}, to { $right }.
diagnosis-how-formula = { $kind ->
    [major] In major, the half steps are from the third to the fourth note and from the seventh to the eighth: { $right }.
    [natural_minor] In natural minor, the half steps are from the second to the third note and from the fifth to the sixth: { $right }.
    [harmonic_minor] Harmonic minor is natural minor with the seventh note raised: { $right }.
    [melodic_minor] Melodic minor is natural minor with the sixth and seventh notes raised: { $right }.
    [major_pentatonic] The major pentatonic is major without its fourth and seventh notes: { $right }.
   *[other] The minor pentatonic is natural minor without its second and sixth notes: { $right }.
}
# $said, $kind: such as “natural minor”; $said_formula, $formula: such as “2 1 2 2 1 2 2”
diagnosis-how-scale = Half steps from note to note: here { $formula }, which is { $kind }. { CAPITAL($said) } has { $said_formula }.
    .alone = Half steps from note to note: here { $formula }, which is { $kind }.
# $notes: from the root up; $thirds, $said_thirds: such as “major third and minor third”; $kind, $said: such as “major chord”
diagnosis-how-chord = In thirds: { $notes }. From the bottom up { $thirds }: { $kind }. { CAPITAL($said) }: { $said_thirds }.
    .alone = In thirds: { $notes }. From the bottom up { $thirds }: { $kind }.
diagnosis-how-harmony = Listen from the bottom up. { CAPITAL($kind) }: { $thirds }. { CAPITAL($said) }: { $said_thirds }.
    .alone = Listen from the bottom up. { CAPITAL($kind) }: { $thirds }.
# $inversion: such as “first inversion”
diagnosis-how-inversion = In thirds: { $notes }, so the root is { $root }. At the bottom is { $bottom }, { $member ->
    [root] the root
    [third] the third
    [fifth] the fifth
   *[seventh] the seventh
}: { $inversion }.
# $numeral: a Roman numeral
diagnosis-how-function = The chord is built on { $root }, degree { $degree } of { $key }: { $notes }, { $kind }. So it’s { $numeral }.
    .raised = The chord is built on { $root }, degree { $degree } of { $key }: { $notes }, { $kind }. It has the raised seventh note of the scale. So it’s { $numeral }.
diagnosis-how-quality = { $path }: that is { music-an-interval }. With { music-half-steps } it’s { INITIAL($right) ->
    [vowel] an
   *[other] a
} { $right }.
# What to listen for. $half_steps: of the right answer
diagnosis-how-ear-interval = { CAPITAL($right) }: { $half_steps ->
    [1] Listen for two notes as close as they can be: they rub against each other.
    [2] Listen for a small step, as at the start of a scale.
    [3] Listen for a small gap that sounds a little sad.
    [4] Listen for a small gap that sounds bright.
    [5] Listen for a firm, clear gap, as at the start of a fanfare.
    [6] Listen for a tense sound that doesn’t want to stay.
    [7] Listen for a wide, open sound, as from the first word to the second in “Twinkle, twinkle, little star”.
    [8] Listen for a wide gap that sounds a little sad.
    [9] Listen for a wide gap that sounds bright.
    [10] Listen for a very wide gap, just a whole step short of an octave.
    [11] Listen for a very wide, harsh sound, just a half step short of an octave.
   *[other] Listen for the same note again, higher or lower.
}
diagnosis-how-ear-step = { $step ->
    [whole] Listen for some room: one more key fits between the two notes.
   *[half] Listen for two notes that rub against each other: they are as close as they can be.
}
diagnosis-how-ear-scale = { $kind ->
    [major] Listen to the third note: in major it sounds bright, a whole step above the second.
    [natural_minor] Listen to the third note and to the top: in natural minor the third, sixth and seventh notes are lower than in major.
    [harmonic_minor] Listen to the top: in harmonic minor there is a wide gap before the seventh note.
   *[other] Listen to the third note and to the top: in melodic minor the third note is lower than in major, and the top is the same.
}

## Two questions side by side, after two mistakes of one kind: the difference in one sentence
diagnosis-contrast-starts-at-zero = The letter you start from is always 1.
diagnosis-contrast-one-short = The letter you start from is 1, and the last one counts too.
diagnosis-contrast-direction = Up and down lead to different notes, so look at the direction first.
diagnosis-contrast-bass-as-treble = The bottom line is { NOTE("E") } in the treble clef and { NOTE("G") } in the bass clef: every place is two letters further in the bass clef.
diagnosis-contrast-treble-as-bass = The bottom line is { NOTE("G") } in the bass clef and { NOTE("E") } in the treble clef: every place is two letters earlier in the treble clef.
diagnosis-contrast-third-slip = From one line to the next, or from one space to the next, is two letters.
diagnosis-contrast-next-place = From a line to the space next to it is one letter.
diagnosis-contrast-all-letters-whole = Most neighboring letters have a black key between them. { NOTE("E") }–{ NOTE("F") } and { NOTE("B") }–{ NOTE("C") } do not, so they are only a half step apart.
diagnosis-contrast-half-for-whole = A half step goes to the very next key. A whole step skips one.
diagnosis-contrast-whole-for-half = A whole step skips one key. A half step goes to the very next one.
diagnosis-contrast-sharp-lowers = A sharp goes one key to the right, a flat one key to the left.
diagnosis-contrast-one-name-only = A key gets one name from its left neighbor and another from its right one.
diagnosis-contrast-signature-ignored = A sharp or a flat is part of the name, so it changes the answer.
diagnosis-contrast-relative-key = { KEY("C") } major and { KEY("C") } minor begin on the same note, but have different key signatures. { KEY("C") } major and { KEY("A") } minor have the same key signature, but begin on different notes.
diagnosis-contrast-no-raised-seventh = Natural minor leaves the seventh note as it is. Harmonic minor raises it.
diagnosis-contrast-octave-or-fifth = An octave leads to the same note again, a fifth to another one.
diagnosis-contrast-too-small = Large intervals often sound smaller than they are: listen to both, one after the other.
