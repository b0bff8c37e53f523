### What happened: for others, .you for the player $name who did it, .to-you for a second player $target.
### $cards is a list, such as "a wild and two G cards", or "a card" where the viewer may not see it.
# $card: its names, or "none" for a wild
events-cards = { $card ->
    [none] { $count ->
        [one] a wild
       *[other] { $count } wilds
    }
   *[other] { $count ->
        [one] { $card }
       *[other] { $count } { $card } cards
    }
}
events-unseen = { $count ->
    [one] a card
   *[other] { $count } cards
}
events-wild-as = a wild as { $note }
events-question-mark = question mark
events-old-maid = the Old Maid

## Any game
events-dealt = The cards are dealt.
events-starter = The first card is { $starter }.
events-starter-wild = The first card is a wild.
events-ended = The game is over. { $winner }.
events-blocked = Nobody can play. { $winner }.
events-drew = { $name } draws { $cards }.
    .you = You draw { $cards }.
events-finished = { $name } ends the turn.
    .you = You end your turn.
events-skipped = { $name } can’t play and is skipped.
    .you = You can’t play and are skipped.
events-undone = { $name } takes back the last play.
    .you = You take back the last play.

## The Distance and Steps
# $said: a note, “half step”, or both
events-played = { $name } plays { $cards } and says { $said }.
    .you = You play { $cards } and say { $said }.
events-played-silently = { $name } plays { $cards }.
    .you = You play { $cards }.
events-passed = { $name } passes.
    .you = You pass.
events-penalized = { $name } takes { $cards } as a penalty.
    .you = You take { $cards } as a penalty.
events-no-penalty = No cards are left for the penalty.
events-called = { $name } calls “Musicards!”
    .you = You call “Musicards!”
events-called-safe = { $name } calls “Musicards!” and is safe.
    .you = You call “Musicards!” and are safe.
events-caught = { $name } catches { $target }, who had one card left and didn’t call.
    .you = You catch { $target }, who had one card left and didn’t call.
    .to-you = { $name } catches you: you had one card left and didn’t call.
events-reshuffled = The discard pile is shuffled into a new stock: { common-cards }.

## Key’s Corners: $to_onto, $to_at and $from_off are forms of a space, see common.ftl.
events-placed = { $name } puts { $cards } { $to_onto }.
    .you = You put { $cards } { $to_onto }.
events-placed-from-discard = { $name } takes { $cards } from the discard pile and puts it { $to_onto }.
    .you = You take { $cards } from the discard pile and put it { $to_onto }.
# $to, $to_onto: where the cards go
events-moved = { $name } moves { $cards } { $from_off } to { $to }.
    .you = You move { $cards } { $from_off } to { $to }.
events-discarded = { $name } discards { $cards }.
    .you = You discard { $cards }.
events-book-scale = { $name } completes the scale { $to_at }: { $points } points.
    .you = You complete the scale { $to_at }: { $points } points.
events-book-stack = { $name } completes the stack of { $note } { $to_at }: { $points } points.
    .you = You complete the stack of { $note } { $to_at }: { $points } points.

## Go Fish, Old Maid and Memory
events-asked = { $name } asks { $target } for { $note }.
    .you = You ask { $target } for { $note }.
    .to-you = { $name } asks you for { $note }.
events-given = { $name } gives { $target } { $cards }.
    .you = You give { $target } { $cards }.
    .to-you = { $name } gives you { $cards }.
events-fished = { $name } goes fishing and draws { $cards }.
    .you = You go fishing and draw { $cards }.
events-lucky-catch = { $name } goes fishing and draws { $cards }, just as asked!
    .you = You go fishing and draw { $cards }, just what you asked for!
events-cannot-fish = { $name } can’t go fishing: the stock is empty.
    .you = You can’t go fishing: the stock is empty.
events-book-laid = { $name } has a book of { $note }.
    .you = You have a book of { $note }.
events-pair = { $name } has a pair: { $card }.
    .you = You have a pair: { $card }.
events-fanned = { $name } holds out { $cards }.
    .you = You hold out { $cards }.
events-took = { $name } takes { $card } from { $target }.
    .you = You take { $card } from { $target }.
    .to-you = { $name } takes { $card } from you.
events-went-out = { $name } has no cards left and is safe.
    .you = You have no cards left: you are safe.
events-flipped = { $name } turns over card { $place }: { $card }.
    .you = You turn over card { $place }: { $card }.
events-turned-back = { CAPITAL($card) } and { $other }: not a pair. Both go face down again.

## What the server tells about players
events-away = { $name } is away: a computer is playing for now.
    .you = You were away, so a computer is playing for you.
events-back = { $name } is back.
    .you = You are back.
events-joined = { $name } takes over from a computer.
    .you = You take over from a computer.
events-host = { $name } is the host now.
    .you = You are the host now.
events-time-up = { $name } ran out of time: a computer ends this turn.
    .you = Your time is up: a computer ends this turn.
# Both called.
events-race = { $name } called first, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds before { $target }.
    .you = You called first, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds before { $target }.
    .to-you = { $name } called first, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds before you.
