home-heading = Card games with music notes
home-lead = For all ages. The cards are notes: play with friends or against the computer, and learn how notes work.
# For those who use the keyboard
home-skip = Go to the start button
home-group-cards = Get to know the cards
home-group-theory = Learn theory
# What is between * is only for screen readers.
home-play = Play *{ $game }* now
home-more = More choices* for { $game }*
home-first-steps = First steps* in { $game }*
home-players = { $range } players
home-tables = Keep playing
# A button after the two newest tables
home-more-tables = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
home-tables-full = { $count } games fit here: a new one replaces the oldest.
# An unfinished table: "The Distance, yesterday, 5:40 PM · Ada, Scott"
home-table = { $game }, { $moment }
home-throw-away = Throw away: { $table }
home-class = Classes
home-friend = Play with a friend
home-cards = Cards that sound when you tap them
home-hear = Hear { $card }
home-tools = For experienced musicians, too: look things up, transpose, tune and practice.
home-about = About

## The path for newcomers: what to do first, and what you can do after it.
home-path-title = Your path
home-path-start = New here? Start
# $stop: one of the stops
home-path-continue = Next on your path: { $stop }
home-path-away = I know the games
home-path-progress = { $done } of { $stops } done
home-path-stop-white-keys = Memory with white keys
home-path-stop-first-steps = First steps in The Distance
home-path-stop-distance = A game of The Distance
home-path-stop-practice = A few minutes of practice
home-path-stop-steps = Steps
home-path-stop-keys-corners = Key’s Corners
home-authors = The three original games, The Distance, Steps and Key’s Corners, are by Joseph E. Reed (2018).
home-notice = “Musicards” is a trademark of the makers of the Musicards deck. This is an independent, open project. They did not make it, do not endorse it and are not connected with it.
