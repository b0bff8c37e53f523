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
    .to-you = { $name } was faster: you have one card left and have not called yet. Next time, call first!
events-reshuffled = The discard pile is shuffled into a new stock: { common-cards }.

## Memory
events-pair = { $name } has a pair: { $card }.
    .you = You have a pair: { $card }.

## What the server tells about players
events-away = { $name } is away: a computer is playing for now.
    .you = You were away, so a computer is playing for you.
events-back = { $name } is back.
    .you = You are back.
events-joined = { $name } takes over from a computer.
    .you = You take over from a computer.
events-left = { $name } has left: a computer plays.
    .you = You have left.
events-host = { $name } is the host now.
    .you = You are the host now.
events-time-up = { $name } ran out of time: a computer ends this turn.
    .you = Your time is up: a computer ends this turn.
# Both called.
events-race = { $name } called first, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds before { $target }.
    .you = You called first, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds before { $target }.
    .to-you = { $name } called first, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } seconds before you.
