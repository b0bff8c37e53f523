### Why a play was wrong. A brief explanation uses the sentences that do not tell what would have been right.

## What was said
lessons-said = { $name } said { $said }.
    .you = You said { $said }.
lessons-said-step = “half step”
    .whole = “whole step”

## Why it was wrong, in The Distance
# $path: all letters counted, such as "A, B, C". .plain: a second, without its name.
lessons-interval-above = { $interval ->
    [2] After { $from } comes { $to }: that is { music-an-interval }.
   *[other] { CAPITAL(music-an-interval) } above { $from } is { $to }: { $path }.
}
    .plain = After { $from } comes { $to }.
lessons-not-interval-above = That is not { music-an-interval } above { $last }.
lessons-without-letter = { $letter } is not in the name of { $cards }.
lessons-but-without-letter = { $why } But { lessons-without-letter }
lessons-letter-right = The letter is right.
lessons-mixed-pitches = Cards played together must be the same note. These are { $pitches }.

## Why it was wrong, in Steps
lessons-whole-after-half = After a half step, only half steps can follow in the same turn.
lessons-step-above = { CAPITAL(music-a-step) } above { $top } is { $needed }.
# On a wild starter: the note cards decide.
lessons-cards-are = The cards are { $needed }.
# $half_steps: how far $pitch is above $top, 0 to 11
lessons-played = { $half_steps ->
    [0] { $pitch } is already on top: a step must go up.
    [1] { $pitch } is a half step above { $top }.
    [2] { $pitch } is a whole step above { $top }.
    [10] { $pitch } is a whole step below { $top }.
    [11] { $pitch } is a half step below { $top }.
   *[other] { $pitch } is { $half_steps } half steps above { $top }.
}
lessons-not-step-above = { CAPITAL(music-a-step) } above { $top } is not { $cards }.
lessons-wild-must-be = { $why } So the wild must be that note, not { $pitch }.
lessons-wild-cannot-be = The wild can’t be { $pitch } here.
# No explanations are wanted, or the reason is not known.
lessons-wrong = That was not right this time.
lessons-should-be = It should be { $needed }.
# After several wrong plays in one turn.
lessons-may-draw = If none of your cards fits, you can draw.
lessons-ends-turn = A mistake ends your turn here.

## How to find the answer next time
# $counting: such as "A is 1, B is 2, C is 3"
lessons-more-wrong-letter =
    Count letter by letter, starting with the one you count from. { $counting ->
        [none] That letter is 1.
       *[other] { $counting }.
    } The number you end on names the interval: here it’s { music-an-interval }. After { NOTE("G") } comes { NOTE("A") }. Sharps and flats don’t change the letter.
lessons-counted = { $letter } is { $number }
# .white: only white keys were played; $letter was said.
lessons-more-card-without-letter = A black key has two names because it is between two letters: { NOTE("D#") } is { NOTE("D") } raised by a half step, and { NOTE("Eb") } is { NOTE("E") } lowered by a half step. It counts as either of these letters, but no other. A white key has just one name.
    .white = A white key has just one name: the one on its card. If you say { $letter }, every card you play has to have that letter in its name, or be a wild.
lessons-more-mixed-pitches = They are different keys and sound different, so they don’t go together. Cards played together show the same clock number. The octave doesn’t matter. A wild goes with any of them.
lessons-more-whole-after-half = After a half step you can play more half steps, as many as you like. “Done” ends your turn. A whole step always ends your turn.
lessons-more-wrong-pitch =
    Look at the clock: neighbors are a half step apart, two numbers further is a whole step, and 1 comes after 12. { $hour ->
        [none] { "" }
       *[other] Here you start from { $top }, at { $hour }.
    } There is no black key between { NOTE("E") } and { NOTE("F") } or between { NOTE("B") } and { NOTE("C") }: they are already neighbors.
lessons-more-wrong-pitch-said = A wild must be the note that the step leads to. You can say either name of a black key: { NOTE("F#") } and { NOTE("Gb") } are the same note.
# Key’s Corners has no misplays: why a card cannot go on a pile.
lessons-more-scale = A pile goes up the scale note by note. The clock shows the names of the scale’s notes: after each one comes the next one clockwise, and nothing in between.
lessons-more-pair = The staff and the keys show both notes. Each has its own place, and its own number on the clock.

## The pictures of a lesson for screen readers, and the buttons below them. $notes: a list of notes or clock numbers
lessons-picture-ring = The letters in a ring.
lessons-picture-clock = The clock.
lessons-picture-staff = On a staff.
lessons-picture-keys = On the keys.
lessons-picture-counted = Counted: { $notes }.
lessons-picture-said = Said: { $notes }.
lessons-picture-played = Played: { $notes }.
lessons-count-again = Count again
lessons-hear-right = Hear what fits
lessons-hear-wrong = Hear what was played
