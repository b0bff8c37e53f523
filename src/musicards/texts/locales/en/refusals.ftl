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
refusals-card-not-held = You don’t have { $cards }.
refusals-that-wild = that wild
refusals-card-twice = You named a card twice.
refusals-no-card = Choose one or more cards first.
refusals-not-in-this-game = You can’t do that in this game.

## The Distance and Steps
# .pitch: the note, not the step, was not said
refusals-say-too-little = Say the step too: half or whole.
    .pitch = Say the note too: a wild is whatever you say it is.
refusals-say-too-much = No step needed on a wild: play any note.
    .pitch = You only say the note of a wild.
refusals-card-fits = Look again: one of your cards fits.
refusals-nothing-to-draw = There is nothing left to draw: play or pass.
refusals-drawn-enough = You can’t draw again this turn: play or pass.
refusals-pass-too-early = Draw { common-cards } more before you pass, or play.
refusals-nobody-exposed = Call when somebody has just one card left.
refusals-chain-open = After a half step, play another half step or choose “Done”.
refusals-nothing-done = “Done” comes after a half step.

## Key’s Corners
# $place: what the pile needs: "next", the note after $top; "first", the tonic; "stack", the same note again. $degree (number): 0 when $note is not in the scale
refusals-does-not-continue = { $place ->
    [next] { CAPITAL($to) } needs { $wants }, which comes after { $top } in the scale.
    [first] { CAPITAL($to) } needs { $wants }, the tonic.
   *[stack] { CAPITAL($to) } needs { $wants }: it is a stack of one note outside the scale.
} { $degree ->
    [0] { $note } is not in the scale.
   *[other] { $note } is note { $degree } of the scale.
}
    .brief = That card doesn’t go { $to_onto }.
refusals-pile-complete = Nothing goes on top of { $top } { $to_at }: it is the last note of the scale.
refusals-fill-first = First put a card { $gaps_onto }: it’s empty.
refusals-fill-from-hand = Fill the foundation from your hand: you still have cards.
refusals-not-discard-top = You can only take the top card of the discard pile.
refusals-wild-needs-name = What should your wild be?
refusals-note-has-name = { $card } is what it is: only a wild can be another note.
refusals-not-a-foundation = You can only move cards from a foundation. Cards in a corner stay there.
refusals-same-pile = The cards are already there.
refusals-empty-pile = There is nothing { $from_at }.
refusals-too-many = You can move at most { $height } { $from_off }.
refusals-not-longer = You can only move part of a pile to another foundation if the pile there becomes longer. It would have { $sum } cards, and the pile it leaves has { $height } now.
refusals-stack-stays = { $note } is not in the scale: corners are only for notes of the scale.
refusals-too-high = A stack can have at most { $most } cards. This would be { $sum }.
refusals-discard-only-play = You can only discard instead of playing, and you have already played.
refusals-card-fits-pile = You can play { $card } { $to_onto }.
    .brief = That card can be played.
refusals-wild-fits = You never need to discard a wild: it always fits somewhere.
# $from, $from_off, $to, $to_onto: the first pile that can move
refusals-move-first = Some cards on the board must still move before your turn ends: { $from_off } to { $to }.
    .brief = Some cards on the board must still move before your turn ends.
refusals-play-first = Make at least one play first. If nothing fits, discard a card.

## Go Fish, Old Maid and Memory
refusals-pitch-not-held = You don’t have { $pitch }: ask for a note that you have yourself.
refusals-ask-yourself = Ask another player: you know your own cards.
refusals-no-such-position = There is no card there.
refusals-card-gone = That card has already been taken.
refusals-face-up = That card is already face up: turn over another one.
refusals-not-two = A pair is two cards: choose two.
refusals-maid-has-no-pair = The Old Maid has no partner.
refusals-not-a-pair = { $cards } are different notes, so they are no pair. Two cards of the same note are a pair, in any octave.
refusals-taken-already = You have already taken a card in this turn.
refusals-take-first = Take a card first.
refusals-only-pairs = Nobody else has cards: lay down the pairs that you have left.

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
refusals-not-over = You can do that when the game is over.
refusals-not-stored = That could not be saved, so it did not happen. Try again.
refusals-server-error = Something went wrong on the server. Try again.
refusals-unknown-match = There is no such table.
refusals-not-found = There is nothing at this address.
refusals-earlier-rules = This match was played by earlier rules and can no longer be opened. You can save its record.
refusals-seat-taken = Somebody already has that seat.
refusals-no-typesetter = Printing needs Typst, which is not installed on this server.
refusals-wrong-origin = That request came from another website.
refusals-websocket-only = This address is only for the app itself.
refusals-unreachable = The server doesn’t answer. Try again in a moment.
