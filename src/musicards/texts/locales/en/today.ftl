### Practice that chooses its questions.
today-lead = Questions chosen for you: what you have not practiced for a while, what you missed, and now and then something new.
today-how-long = How long?
today-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
today-start = Start
today-exercise = Make your own exercise
today-question = Question
today-left = { $count ->
    [0] The time is up: this is the last question.
    [one] { $count } minute left
   *[other] { $count } minutes left
}
    .questions = { $count ->
        [0] That was the last question.
        [one] { $count } question left
       *[other] { $count } questions left
    }
today-right = Right.
today-wrong = Not quite.
# After “I don’t know”; the explanation follows
today-unknown = No problem: here is how it works.
today-next = Next
today-finish = Finish
today-stop = Stop
today-done = Well done!
# Instead of “Well done!” where little was right
today-ended = That’s it for today.
today-result = You got { $right } of { $asked } right.
# Lists follow, such as “D on the piano”, “A third above A”
today-missed = You will see this again soon.
    .new = These were new. They come again tomorrow.
    .hard = These are still hard. They come again tomorrow.
# The end of such a list
today-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
today-again = Practice more

## What the person knows before practice begins
today-level-ask = What do you already know about music notes?
today-level-nothing = I have never read music
today-level-names = I know the note names
today-level-reads = I read music
today-level-later = You can change this later.
today-level = What you know
today-level-none = Please choose

## Something new, before it is asked
today-new = New
today-got-it = Got it
