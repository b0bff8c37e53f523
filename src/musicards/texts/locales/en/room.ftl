### A table: series of rounds, other devices, and why it cannot be shown.
room-not-found = There is no table { $code }
    .text = Check the code. The table may have been closed.
room-unreachable = This table can’t be opened right now
room-earlier-rules = Played by earlier rules
room-closed = This table has been closed.
room-offline = Connection lost. Your seat is saved.
    .unsent = Connection lost. Your move will be sent when it’s back.
room-unsaved = Your move could not be saved yet. Trying again…
room-moved = You are now playing on another device.
room-play-here = Play here again
room-away = away
room-stand-in = away, a computer plays
# The button for somebody who is away
room-let-play = Let a computer play
# The time until that happens anyway, after it
room-seconds = · { $count } s
room-leave = Leave
room-sit = Take a seat
room-late = You can take over a computer’s seat.
room-removed = You no longer have a seat at this table. You can watch.
room-this-table = This table
    .label = Table { $code }: invite others or continue on another device
room-copy = Copy link
room-share = Share
room-time-left = { $time } left
# Only in games where a play can be taken back
room-undo = Take back
    .help = Takes back your last play, as long as it is your turn.
room-round = Round { $round } of { $rounds }
room-standings = Standings after round { $rounds }
room-lowest-wins = The lowest total wins.
room-highest-wins = The highest total wins.
room-series-over = The series is over. { $winner }.
room-next-round = Next round
room-new-series = Play another series
room-chooses = { $name } chooses the next game.
    .away = { $name } is away. If they don’t come back, somebody who is here can choose the next game in a moment.
room-next-options = For the next game
room-next-key = Next key: { $scale }
