### Practice cards, and the page to test a voice, a microphone or a keyboard.
practice-lead = One question after another from the deck. Anything you miss is explained and comes back later.

## What to ask
practice-choices = Choose questions
practice-faces = Pictures
practice-kind-name = Name it
practice-kind-find = Find it
practice-kind-interval = Intervals
practice-kind-step = Half or whole
practice-kind-scale = Which scale
practice-ways = Sing, play or say the answers

## Questions. A note with two names comes as "F♯/G♭".
practice-ask-name = Which letter is this note?
practice-ask-staff = Which card is { $note }?
practice-ask-keys = Where is { $note } on the piano?
practice-ask-clock = Where is { $note } on the clock?
# .unnamed: the player’s cards show no names.
practice-ask-interval = Which letter is { music-an-interval } above { $from }?
    .unnamed = Which letter is { music-an-interval } above this note?
practice-ask-step = From { $low } up to { $high }: a half step or a whole step?
    .unnamed = From the first card up to the second: a half step or a whole step?
practice-ask-scale = Which scale on { $tonic } is this?
practice-once-more = Try this one again

## Pictures in words that do not give the note away
# Places on a staff, with commas: from below the staff up, first two below it, then lines and spaces, then three above it.
practice-places =
    on the ledger line below the staff, just below the staff,
    on the bottom line, in the bottom space, on the second line, in the second space, on the middle line, in the third space, on the fourth line, in the top space, on the top line,
    just above the staff, on the ledger line above the staff, above the ledger line above the staff
practice-place-sharp = { $place }, with a sharp
practice-place-flat = { $place }, with a flat
practice-picture-fClef = Bass clef: { $places }
practice-picture-gClef = Treble clef: { $places }
practice-picture-gClef8 = Treble clef, an octave higher: { $places }
practice-hour = clock number { $hour }
practice-cards = Cards to choose from
practice-hours = Clock numbers
practice-scales = Scales to choose from

## How to answer; a key of the keyboard is between `
practice-hint-letter = Choose a letter, or type `A` to `G` or `1` to `7`.
practice-hint-staff = Choose the card, or type `1` to `5`.
practice-hint-keys = Choose the key, or play it.
practice-hint-clock = Choose the number, or use the top row of your keyboard: `1` to `=` are the twelve hours.
practice-hint-step = Choose the answer, or type `H` or `W`.
practice-hint-scale = Choose the name, or type its number.

## Answers
practice-right = Yes, this is { $names }.
practice-right-interval = Yes: { $path }. That is { music-an-interval }.
practice-right-step = Yes: from { $low } to { $high } is { music-a-step }.
practice-that-is = That is { $found }.
# Where to find a note, $names, from a note that players know.
practice-way-clock = { NOTE("C") } is at 12, and each hour is a half step: { $names } is at { $hour }.
    .top = { NOTE("C") } is at the top, at 12.
practice-way-keys = { $from } is the white key to the left of { $count } black keys.
practice-way-staff = { $from } is { $place }.
practice-count-up = Count up from there: { $path }.
practice-black-sharp = { $note } is a half step higher. The same key is also called { $other }.
practice-black-flat = { $note } is a half step lower. The same key is also called { $other }.
practice-another-scale = In { $scale }, { $wants } comes after { $after }. Here it is { $note }.
practice-again = Try again, or go to the next question.
practice-next = Next question
practice-tally = { $right } of { $asked } right

## Why that is so, and how to find it next time
practice-more-staff = Each line and each space is one letter further. Learn a few places by heart, such as { NOTE("C") } and the line that the clef marks, and count from the nearest one.
practice-more-keys = The black keys come in twos and threes: left of the two is always { NOTE("C") }, left of the three always { NOTE("F") }. From there the white keys go through the letters. A black key is named after either of its neighbors, raised or lowered.
practice-more-clock = Twelve hours are twelve half steps, and { NOTE("C") } is at the top. Straight across is { NOTE("F#") }/{ NOTE("Gb") }. Remember 3, 6 and 9 too, and you have less to count.
# $said, $kind: such as "natural minor"; $said_formula, $formula: such as "2 1 2 2 1 2 2"
practice-more-scale = Half steps from note to note: { $said } has { $said_formula }. These cards have { $formula }, which is { $kind }.

## The page to test your voice, a microphone or a keyboard
practice-test-lead = Sing, play or choose a note to see which one it is. Nothing is scored or saved.
practice-mode = What to practice
practice-mode-any = Any note
practice-mode-find = Find this note
practice-waiting = Sing, play or choose a note.
practice-where = Octave { $octave }, clock number { $hour }
practice-task = Sing or play this note. Any octave will do.
practice-another = Another note
practice-too-high = That was { $heard }: go down { music-half-steps }.
practice-too-low = That was { $heard }: go up { music-half-steps }.
practice-opposite = That was { $heard }, straight across the clock: go up or down { music-half-steps }.
practice-tip = Hold a note for a moment, then stop: each note you sing is one answer. While the page plays sounds, it doesn’t listen.
