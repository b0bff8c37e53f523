### First steps: short scenes that teach a game. $name is the computer player.
# $scene, $scenes (numbers)
first_steps-progress = Scene { $scene } of { $scenes }
first_steps-leave = Leave
# .missed: after the goal was missed
first_steps-again = Start again
    .missed = Try again
first_steps-skip = Skip
first_steps-next = Next
first_steps-play = Play a real game
first_steps-reached = That’s it!
# While the computer player is on turn
first_steps-wait = Now it’s { $name }’s turn. Watch!
# $goal: what had to be done. .task of a goal: the same in short, where its text does more than that.
first_steps-missed = Not quite. Try again. { $goal }
# After a card is chosen that is not marked. $card: its names
first_steps-put-back = That’s { $card }. Tap it again to put it back.
first_steps-call = You have one card left. Tap “Musicards!” before anybody else does, or you draw penalty cards.
    .task = Tap “Musicards!” as soon as you have one card left.
first_steps-catch = { $name } has one card left and forgot to call. Tap “Musicards!” now.
    .task = Tap “Musicards!” when { $name } has one card left and forgets to call.
first_steps-draw = Sometimes none of your cards fits. Then you draw a card.
    .task = Draw a card when none of yours fits.
first_steps-watch = You play first, then { $name }. Watch how many cards { $name } has left.
    .task = Play a card that fits, then watch how many cards { $name } has left.
first_steps-drawn = You drew a card that fits. Play it.
    .task = Draw a card that fits, and play it.
first_steps-right = A mistake costs penalty cards, and the explanation shows what was wrong. Now do it right.
    .task = Make one mistake, then play a card that fits.
first_steps-missed-many = You have more than one card left. Try again, and play all your cards that fit together.
first_steps-missed-mistake = That was right! But this time, see what happens after a mistake: try again and play something wrong on purpose.
