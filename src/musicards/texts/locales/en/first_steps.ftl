### First steps: a few prompted moves that teach a game. $name is the computer player.
### Notes: $asked, $below, $half, $last, $next, $pitch, $tonic, $top, $whole, $wrong.
# Prompts that the player has followed. $done (number)
first_steps-progress = { $done } of { $total } done
first_steps-leave = Leave
first_steps-again = Start again
first_steps-close = Play on
first_steps-done = That’s how it works. Play on, or leave and start a new game.
first_steps-over = That’s how it works. Play again, or leave and start a new game.
first_steps-left = You went your own way, and that’s fine. Play on, or start again.
first_steps-call = Whoever has one card left calls “Musicards!”. { $name } forgot, so call now.
first_steps-draw = You need { $next }, but none of your cards has it. Draw a card.
