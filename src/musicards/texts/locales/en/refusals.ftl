### Why an attempt was refused, and what the player can do instead.
###
### ".brief" is for a refusal whose facts the server does not tell. A space has several forms, as in common.ftl; choose
### the one that the sentence needs: $to "the north foundation", $to_at "on the north foundation", $to_onto where a card goes,
### $to_off "from the north foundation".

## Any game

refusals-game-over = The game is over.
# $turn: the name of the player whose turn it is
refusals-not-your-turn = Wait a moment: it’s { $turn }’s turn.
    .brief = Wait a moment: it’s not your turn.
refusals-no-such-seat = There is no such seat at this table.
refusals-chance-first = The cards have to be dealt or shuffled first.
refusals-chance-out-of-place = There is nothing to deal or shuffle now.
refusals-wrong-cards = These are not the right cards.
# $cards: a list, such as "C3 and that wild"; $count (number): how many
refusals-card-not-held = You don’t have { $cards }.
    .brief = You don’t have that card.
# A wild card in that list.
refusals-that-wild = that wild
refusals-card-twice = You named a card twice.
refusals-no-card = Choose one or more cards first.
refusals-not-in-this-game = You can’t do that in this game.

## The Distance and Steps

# $word: what was not said
refusals-say-too-little =
    { $word ->
        [pitch] Say the note too: a wild is whatever you say it is.
       *[step] Say the step too: half or whole.
    }
refusals-say-too-much =
    { $word ->
        [pitch] Only a wild needs its note said.
       *[step] No step needed on a wild: play any note.
    }
# $count (number): how many cards fit
refusals-card-fits =
    { $count ->
        [one] Look again: one of your cards fits.
       *[other] Look again: some of your cards fit.
    }
refusals-nothing-to-draw = There is nothing left to draw: play or pass.
refusals-drawn-enough = You can’t draw again this turn: play or pass.
# $draws (number): how often the player has to draw before passing; .fits: a card in hand fits
refusals-pass-too-early =
    { $draws ->
        [one] Draw once more before you pass, or play.
       *[other] Draw { $draws } more times before you pass, or play.
    }
    .brief = You have to draw before you can pass.
    .fits = Look again: one of your cards fits, so play it.
refusals-nobody-exposed = Call when somebody has just one card left.
refusals-chain-open = After a half step, play another half step or choose “Done”.
refusals-nothing-done = “Done” comes after a half step. Play, draw or pass first.

## Key’s Corners

# $place: what the pile needs. "next": the note after its top note $top. "first": the tonic. "stack": the same note again.
# $to, $to_onto: the pile; $degree (number): the place of the card $note in the scale, 0 when it is not in it
refusals-does-not-continue =
    { $place ->
        [next] { CAPITAL($to) } needs { $wants }, which comes after { $top } in the scale.
        [first] { CAPITAL($to) } needs { $wants }, the tonic.
        [stack] { CAPITAL($to) } needs { $wants }: it is a stack of one note outside the scale.
       *[plain] { CAPITAL($to) } needs { $wants }.
    } { $degree ->
        [0] { $note } is not in the scale.
       *[other] { $note } is note { $degree } of the scale.
    }
    .brief = That card doesn’t go { $to_onto }.
refusals-pile-complete = Nothing goes on top of { $top } { $to_at }: it is the last note of the scale.
    .brief = Nothing goes on top of the last note of the scale.
# $gaps, $gaps_onto: a list of empty foundations joined by "or"
refusals-fill-first = First put a card { $gaps_onto }: it’s empty.
    .brief = Fill the empty foundation first.
refusals-fill-from-hand = Fill the foundation from your hand: you still have cards.
refusals-not-discard-top = You can only take the top card of the discard pile.
refusals-wild-needs-name = What should your wild be?
# $card: its printed names
refusals-note-has-name = { $card } is what it is: only a wild can be another note.
    .brief = A note card is what it is: only a wild can be another note.
refusals-not-a-foundation = You can only move cards from a foundation. Cards in a corner stay there.
refusals-same-pile = The cards are already there.
refusals-empty-pile = There is nothing { $from_at }.
# $height (number): how many cards there are
refusals-too-many =
    { $height ->
        [one] There is only 1 card { $from_at }.
       *[other] There are only { $height } cards { $from_at }.
    }
    .brief = There are not that many cards.
# $height (number): how many cards there are
refusals-only-whole = You can only move the whole stack: all { $height } cards or nothing.
    .brief = You can only move the whole stack.
# $sum (number): how many cards the run would have; $height (number): how many the pile has that it leaves
refusals-not-longer = You can only move part of a pile to another foundation if the run there becomes longer. It would have { $sum } cards, and the pile it leaves has { $height } now.
    .brief = You can only move part of a pile to another foundation if the run there becomes longer.
refusals-stack-stays = { $note } is not in the scale: corners are only for notes of the scale.
    .brief = Corners are only for notes of the scale.
# $most (number): how many cards a stack may have; $sum (number): how many these would be
refusals-too-high = A stack can have at most { $most } cards. This would be { $sum }.
    .brief = That would be too many cards for one stack.
refusals-discard-only-play = You can only discard instead of playing, and you have already played.
# $to_onto: one or several spaces, joined by "or"
refusals-card-fits-pile = You can play { $card } { $to_onto }.
    .brief = That card can be played.
refusals-wild-fits = You never need to discard a wild: it always fits somewhere.
# $from, $from_off, $to, $to_onto: the first pile that can move
refusals-move-first = Some cards on the board must still move before your turn ends: { $from_off } to { $to }.
    .brief = Some cards on the board must still move before your turn ends.
refusals-play-first = Make at least one play first. If nothing fits, discard a card.

## Go Fish, Old Maid and Memory

refusals-pitch-not-held = You don’t have { $pitch }: ask for a note that you have yourself.
    .brief = Ask for a note that you have yourself.
refusals-ask-yourself = Ask another player: you know your own cards.
refusals-no-such-position = There is no card there.
refusals-card-gone = That card has already been taken.
refusals-lies-up = That card is already face up: turn over another one.

## The table

refusals-nothing-to-undo = You have nothing to take back now.
# $who: who called first, and $name; $by (number): seconds
refusals-call-late =
    { $who ->
        [you] You called first, by { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds.
       *[other] { $name } called first, by { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds.
    }
    .brief = Somebody else called first.
refusals-time-up = Your time is up: a computer ends this turn.
refusals-wrong-key = That link doesn’t belong to a seat at this table.
refusals-already-seated = You already have another seat at this table.
refusals-unknown-version = This game doesn’t have that move.
refusals-bad-notation = That makes no sense in this game.
refusals-bad-message = The server did not understand this page. Reload the page.
refusals-too-big = That is too long.
refusals-too-fast = That was too much at once: wait a moment.
refusals-not-seated = You are watching: only players at the table can do that.
# $free (number): seats that are free
refusals-not-started =
    { $free ->
        [one] The game hasn’t started yet: one seat is free.
       *[other] The game hasn’t started yet: { $free } seats are free.
    }
    .brief = The game hasn’t started yet.
refusals-not-over = You can do that when the game is over.
refusals-not-kept = That could not be saved, so it did not happen. Try again.
refusals-server-error = Something went wrong on the server. Try again.
refusals-unknown-match = There is no such table.
refusals-not-found = There is nothing at this address.
refusals-earlier-rules = This match was played by earlier rules and can no longer be opened. You can save its record.
refusals-seat-taken = Somebody already has that seat.
refusals-no-typesetter = Printing needs Typst, which is not installed on this server.
refusals-wrong-origin = That request came from another website.
refusals-websocket-only = This address is only for the app itself.
refusals-unreachable = The server doesn’t answer. Try again in a moment.
