### Why an attempt was refused, and what the player can do instead. “.brief” does not give away what would be right.
### $to_at, $to_onto, $to_off and so on are forms of a space: see common.ftl.

## Any game
refusals-game-over = The game is over.
refusals-not-your-turn = Wait a moment: it’s { $turn }’s turn.
    .brief = Wait a moment: it’s not your turn.
refusals-no-such-seat = There is no such seat at this table.
refusals-chance-first = The cards have to be dealt or shuffled first.
refusals-chance-out-of-place = There is nothing to deal or shuffle now.
refusals-wrong-cards = These are not the right cards.
refusals-card-not-held = You can only use cards that are in your hand.
refusals-card-twice = You named a card twice.
refusals-no-card = Choose one or more cards first.
refusals-not-in-this-game = You can’t do that in this game.

## The Distance and Steps
# .pitch: the note, not the step, was not said
refusals-say-too-little = Say the step too: half or whole.
    .pitch = Say the note too: a wild is whatever you say it is.
refusals-say-too-much = No step needed on a wild: play any note.
    .pitch = You only say the note of a wild.
refusals-card-fits = Look again: you have a card that fits.
refusals-nothing-to-draw = There is nothing left to draw: play or pass.
refusals-drawn-enough = You can’t draw again this turn: play or pass.
refusals-pass-too-early = You still have to draw { common-cards } before you pass. Or play a card.
# $yours: 1 if you have just one card and have called
refusals-nobody-exposed = { $yours ->
    [1] You have called already.
   *[none] Nobody needs to call “Musicards!” now.
}

## Go Fish, Old Maid and Memory
refusals-no-such-position = There is no card there.

## The table
refusals-nothing-to-undo = You have nothing to take back now.
refusals-call-late = { $name } called first, by { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds.
refusals-time-up = Your time is up: a computer ends this turn.
refusals-no-help = There is no help at this table.
refusals-too-long = This game has gone on for too long and cannot continue. Start a new one.
refusals-wrong-key = That link doesn’t belong to a seat at this table.
refusals-key-replaced = This link to a seat no longer works. Make a new one on the device where you sit at the table.
refusals-already-seated = You already have another seat at this table.
refusals-unknown-version = This game doesn’t have that move.
refusals-bad-notation = That makes no sense in this game.
refusals-bad-message = The server did not understand this page. Reload the page.
refusals-too-big = That is too long.
refusals-too-fast = That was too much at once: wait a moment.
refusals-wrong-host = This server has another address.
    .operator = If this is your server, start it with --public-url and the address you opened.
refusals-too-slow = That took too long to arrive. Try again.
refusals-not-seated = You are watching: only players at the table can do that.
refusals-not-host = Only the host of this table can do that.
refusals-name-fixed = Names and pictures stay as they are for this game.
refusals-table-locked = This table is locked: nobody else can sit down.
refusals-no-person = Nobody is sitting there.
refusals-not-started = The game hasn’t started yet. Free seats: { $free }.
refusals-started = The cards are dealt, so the game stays.
refusals-not-over = You can do that when the game is over.
refusals-not-stored = That could not be saved, so it did not happen. Try again.
refusals-server-error = Something went wrong on the server. Try again.
refusals-unknown-match = There is no such table.
refusals-not-found = There is nothing at this address.
refusals-earlier-rules = This match was played by earlier rules and can no longer be opened. You can save its record.
refusals-unreadable-match = It is still stored here, but another version of Musicards wrote it. Look again after the next update.
refusals-seat-taken = Somebody already has that seat.
refusals-no-typesetter = Printing needs Typst, which is not installed on this server.
refusals-wrong-origin = That request came from another website.
refusals-websocket-only = This address is only for the app itself.
refusals-unreachable = The server doesn’t answer. Try again in a moment.
