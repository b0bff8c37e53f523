### Free exercises: chosen by a teacher or the player, opened by a link, with a result to hand in.
exercise-choices = Choose what to ask

## What is asked
exercise-all-kinds = All kinds of questions
exercise-chords = Chords
exercise-low = Lowest note
exercise-high = Highest note
# $clef: such as “Bass clef”; $low, $high: such as “G2”
exercise-range = { $clef }: { $low } to { $high }
exercise-naturals = No sharps and flats
exercise-length = Number of questions
exercise-limit = Time limit
exercise-no-limit = None
# $length: such as “20 questions”; $limit: such as “5 minutes”
exercise-length-limit = { $length } in at most { $limit }

## While it is asked
# $number (number), $length (number)
exercise-number = Question { $number } of { $length }
# $time: such as “1:05”
exercise-left = Time left: { $time }

## The result
exercise-time-up = The time is up.
# $right, $asked, $length (numbers): right, answered, and all questions
exercise-score = { $right } of { $length } right, { $asked } answered
exercise-name = Name
exercise-date = Date
exercise-time = Time
exercise-missed = What you missed
# $said: the wrong answer; $wanted: the right one
exercise-answers = Your answer: { $said }. Right answer: { $wanted }.
exercise-again = Same questions again
exercise-others = Other questions
exercise-same-questions = Anyone who opens it gets the same questions in the same order.
exercise-questions = Questions
exercise-start-over = Start over
