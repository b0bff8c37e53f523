### The Distance. Every game has -title, -subtitle (what the name means; may be empty), -tagline, -aim, -score, -keys and its
### options. Each line of -keys has keys of the keyboard, a colon, and what they do.
distance-subtitle = { "" }
distance-tagline = Count from letter to letter: { NOTE("A") }, { NOTE("B") }, { NOTE("C") } is a third.
distance-aim = Count up { music-an-interval } each time. First to run out of cards wins.
distance-keys =
    A – G: say the letter and play the cards you chose
    { common-shedding-keys }
distance-option-interval = Interval
    .choice = { music-interval }
distance-said-right = You got { $count } of { $total } letters right.
distance-letters = Say a letter
distance-say = Say { $letter }
    .last = Say { $letter }, the letter said last
distance-said = { $name } said { $letter }
    .you = You said { $letter }
    .last = The last letter is { $letter }
# Help: $last and $letters are one or more letters.
distance-task-play = If one of your cards fits, choose it and say its letter. If not, draw.
distance-task-free = Choose a card that fits and say its letter, or draw.
distance-help-look = Count up { music-an-interval } from { $last }; { $last } is 1. Look for that letter on your cards.
    .start = Every note fits at the start. Choose one of its letters.
distance-help-answer = { $do ->
    [draw] The letter is { $letters }, but you have no card that fits: draw.
    [pass] The letter is { $letters }, but you have no card that fits: pass.
   *[play] The letter is { $letters }: one of your cards fits.
}
distance-now-say = Now say the letter: choose it in the ring.
