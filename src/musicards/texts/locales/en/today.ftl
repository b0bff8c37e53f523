### Practice that chooses its questions.
today-lead = Questions chosen for you: what you are about to forget, what you missed, and now and then something new.
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
today-done = Done for now
today-result = You got { $right } of { $asked } right.
# What changed: things that are known in another way than before.
today-now-lasts = Now solid: { $count }
today-now-today = Known today: { $count }
today-now-shaky = Shaky, and coming back: { $count }
today-again = Practice more

## Something new, before it is asked
today-new = New
today-got-it = Got it
