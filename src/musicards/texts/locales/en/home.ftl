### The home page.

home-heading = Card games with notes
home-lead = The cards are notes. Play with friends or against the computer, and learn how notes work.
home-choose = Choose a game
# $count: how many can play, such as "2–5"
home-players = { $count } players
home-tables = Your tables
home-code = Do you have the code of a table?
home-go-to-table = Go to the table
