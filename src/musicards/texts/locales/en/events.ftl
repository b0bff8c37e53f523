### What happened at the table, told to somebody sitting there.
###
### $who says who did it: "you", or "other" with $name. $whom and $target are a second player, in the same way.
### $cards is a list, such as "a wild and two G cards", or "a card" where the viewer may not see it.

# One kind of card in such a list. $card: its names, or "none" for a wild; $count (number)
events-cards = { $card ->
    [none] { $count ->
        [one] a wild
       *[other] { $count } wilds
    }
   *[other] { $count ->
        [one] { $card }
        [2] two { $card } cards
        [3] three { $card } cards
       *[other] { $count } { $card } cards
    }
}
# Cards that the viewer may not see. $count (number)
events-unseen = { $count ->
    [one] a card
   *[other] { $count } cards
}
# A wild that has been given a note.
events-wild-as = a wild as { $note }
# The cards that are not notes, by what is on them, as in "You turn over card 3: Chromatic Scale."
events-chromatic-scale = Chromatic Scale
events-question-mark = question mark
events-old-maid = the Old Maid
# The second player where German has the dative: "before you", "gives you".
events-whom = { $whom ->
    [you] you
   *[other] { $target }
}

## Any game

# $starter: the first card of the discard pile, "wild", or "none" in games without one
events-dealt = The cards are dealt. { $starter ->
    [none] { "" }
    [wild] The first card is a wild.
   *[other] The first card is { $starter }.
}
# $blocked: nobody could play; $winner: who won, such as "You win"
events-ended = { $blocked ->
    [yes] Nobody can play.
   *[no] The game is over.
} { $winner }.
events-drew = { $who ->
    [you] You draw { $cards }.
   *[other] { $name } draws { $cards }.
}
events-finished = { $who ->
    [you] You end your turn.
   *[other] { $name } ends the turn.
}
events-skipped = { $who ->
    [you] You can’t play and are skipped.
   *[other] { $name } can’t play and is skipped.
}
events-undone = { $who ->
    [you] You take back the last play.
   *[other] { $name } takes back the last play.
}

## The Distance and Steps

# $said: a note, “half step”, or both; .brief: where it goes without saying
events-played = { $who ->
    [you] You play { $cards } and say { $said }.
   *[other] { $name } plays { $cards } and says { $said }.
}
    .brief = { $who ->
        [you] You play { $cards }.
       *[other] { $name } plays { $cards }.
    }
events-passed = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
events-penalized = { $who ->
    [you] You take { $cards } as a penalty.
   *[other] { $name } takes { $cards } as a penalty.
}
    .empty = No cards are left for the penalty.
events-called = { $who ->
    [you] You call “Musicards!”
   *[other] { $name } calls “Musicards!”
}
    .safe = { $who ->
        [you] You call “Musicards!” and are safe.
       *[other] { $name } calls “Musicards!” and is safe.
    }
# The second player had one card left and did not call.
events-caught = { $who ->
    [you] You catch { $target }, who had one card left and didn’t call.
   *[other] { $whom ->
        [you] { $name } catches you: you had one card left and didn’t call.
       *[other] { $name } catches { $target }, who had one card left and didn’t call.
    }
}
# $count (number)
events-reshuffled = The discard pile is shuffled into a new stock: { common-cards }.

## Key’s Corners: $to_onto, $to_at and $from_off are forms of a space, see common.ftl.

# .discard: from the discard pile
events-placed = { $who ->
    [you] You put { $cards } { $to_onto }.
   *[other] { $name } puts { $cards } { $to_onto }.
}
    .discard = { $who ->
        [you] You take { $cards } from the discard pile and put it { $to_onto }.
       *[other] { $name } takes { $cards } from the discard pile and puts it { $to_onto }.
    }
# $to, $to_onto: where the cards go
events-moved = { $who ->
    [you] You move { $cards } { $from_off } to { $to }.
   *[other] { $name } moves { $cards } { $from_off } to { $to }.
}
events-discarded = { $who ->
    [you] You discard { $cards }.
   *[other] { $name } discards { $cards }.
}
# What a book is made of. $kind: the whole scale, or a stack of one note outside it
events-book-of = { $kind ->
    [scale] the scale
   *[stack] the stack of { $note }
}
# $points (number): 5 or more
events-book = { $who ->
    [you] You complete { events-book-of } { $to_at }: { $points } points.
   *[other] { $name } completes { events-book-of } { $to_at }: { $points } points.
}

## Go Fish, Old Maid and Memory

# $note: what was asked for
events-asked = { $who ->
    [you] You ask { $target } for { $note }.
   *[other] { $whom ->
        [you] { $name } asks you for { $note }.
       *[other] { $name } asks { $target } for { $note }.
    }
}
events-given = { $who ->
    [you] You give { events-whom } { $cards }.
   *[other] { $name } gives { events-whom } { $cards }.
}
# .lucky: what was asked for; .empty: there is no stock left
events-fished = { $who ->
    [you] You go fishing and draw { $cards }.
   *[other] { $name } goes fishing and draws { $cards }.
}
    .lucky = { $who ->
        [you] You go fishing and draw { $cards }, just what you asked for!
       *[other] { $name } goes fishing and draws { $cards }, just as asked!
    }
    .empty = { $who ->
        [you] You can’t go fishing: the stock is empty.
       *[other] { $name } can’t go fishing: the stock is empty.
    }
events-book-laid = { $who ->
    [you] You have a book of { $note }.
   *[other] { $name } has a book of { $note }.
}
events-pair = { $who ->
    [you] You have a pair: { $card }.
   *[other] { $name } has a pair: { $card }.
}
events-fanned = { $who ->
    [you] You hold out { $cards }.
   *[other] { $name } holds out { $cards }.
}
events-took = { $who ->
    [you] You take { $card } from { events-whom }.
   *[other] { $name } takes { $card } from { events-whom }.
}
events-went-out = { $who ->
    [you] You have no cards left: you are safe.
   *[other] { $name } has no cards left and is safe.
}
# $place (number): of the card on the table, from 1
events-flipped = { $who ->
    [you] You turn over card { $place }: { $card }.
   *[other] { $name } turns over card { $place }: { $card }.
}
# $card and $other: the two cards
events-turned-back = { CAPITAL($card) } and { $other }: not a pair. Both go face down again.

## What the server tells about players

events-away = { $who ->
    [you] You were away, so a computer is playing for you.
   *[other] { $name } is away: a computer is playing for now.
}
events-back = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
events-time-up = { $who ->
    [you] Your time is up: a computer ends this turn.
   *[other] { $name } ran out of time: a computer ends this turn.
}
# Both called. $by (number): seconds; .brief: when they are not known
events-race = { $who ->
    [you] You called first, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds before { events-whom }.
   *[other] { $name } called first, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds before { events-whom }.
}
    .brief = { $who ->
        [you] You called first, just before { events-whom }.
       *[other] { $name } called first, just before { events-whom }.
    }
