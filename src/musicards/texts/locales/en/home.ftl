home-heading = Card games with music notes
home-lead = For all ages. The cards are notes: play with friends or against the computer, and learn how notes work.
home-group-cards = Get to know the cards
home-group-theory = Learn theory
# What is between * is only for screen readers.
home-play = Play *{ $game }* now
home-more = More choices* for { $game }*
home-first-steps = First steps* in { $game }*
home-players = { $range } players
home-tables = Your tables
home-code = Join with a code
home-join = Join
home-tools = For experienced musicians, too: look things up, transpose, tune and practice.
home-about = About
