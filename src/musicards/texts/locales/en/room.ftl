### A table: waiting for players, inviting, series of rounds, and why it cannot be shown.

room-not-found = There is no table { $code }
    .text = Check the code. Maybe the table has been closed.
room-unreachable = This table can’t be opened right now
room-earlier-rules = Played by earlier rules
room-offline = Connection lost. Your seat is saved.
room-moved = You are now playing on another device.
room-play-here = Play here again
room-seats = Seats
room-free = Free
room-you = you
room-computer = computer
room-away = away
room-stand-in = away, a computer plays
room-sit = Take a seat
room-full = All seats are taken. You can watch from here.
room-all-here = Everybody is here.
room-waiting = The cards are dealt as soon as every seat is taken.
room-with-computers = Start with computers in the free seats
room-this-table = This table
    .label = Table { $code }: invite others or continue on another device
room-invite = Invite
room-code = Table code
# $letters: the code again, as a list of letters for screen readers
room-spelled = { $code }. Letter by letter: { $letters }
room-scan = Scan to join this table
room-link = Link to this table
room-copy = Copy link
room-copied = Copied
room-share = Share
room-only-here = This address only works on this computer. To let others join, start the app with “--host 0.0.0.0”.
# $addresses: one or more web addresses
room-elsewhere = From other devices in your network: { $addresses }
room-other-device = Continue on another device
    .help = This link is only for you: whoever opens it plays in your seat, on their device instead of here.
# $time: a duration, such as "10 seconds"
room-time-left = { $time } left
# Only in games where a play can be taken back
room-undo = Take back
    .help = Takes back your last play, as long as it is your turn.
room-round = Round { $round } of { $rounds }
# The points of a series of rounds. $rounds (number): how many have been played
room-standings = { $rounds ->
    [one] Standings after 1 round
   *[other] Standings after { $rounds } rounds
}
room-lowest-wins = The lowest total wins.
room-highest-wins = The highest total wins.
room-series-won = { $who ->
    [you] You win the series
   *[other] { $name } wins the series
}
# $names: everybody who shares it, without the player when $who is "you"
room-series-shared = { $who ->
    [you] You share the series with { $names }
   *[other] { $names } share the series
}
room-next-round = Next round
room-new-series = Play another series
