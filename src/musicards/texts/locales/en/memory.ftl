memory-subtitle = { "" }
memory-tagline = Turn over two cards, and remember where the notes are.
memory-aim = Two cards of the same note are a pair. Most pairs win.
memory-keys =
    ← → ↑ ↓: go to the cards and move around them
    Space: turn over that card
    L: listen again to a card that shows a sound
memory-option-board = Cards
    .choice = { $board ->
        [naturals] White keys only: { $naturals } cards
        [full] The whole deck: { $full } cards
       *[chromatic] All notes: { $chromatic } cards
    }
memory-board = The board, { common-cards } left
# $what: what the card shows
memory-card = Card { $number }, row { $row }, column { $column }, { $what }
memory-face-down = face down
memory-taken = taken
memory-face-name = name { $note }
memory-face-staff = staff { $note }
memory-face-keys = key { $note }
memory-face-sound = a sound
memory-task-first = Turn over a card.
memory-task-second = Now turn over another one.
memory-help-look-new-first = No pair is known yet: turn over a card that nobody has seen.
memory-help-look-new-second = The card that goes with it has not been turned over yet: try a new one.
memory-help-look-seen-first = You have already seen both cards of a pair.
memory-help-look-seen-second = You have already seen the card that goes with it.
memory-help-answer = It is card { $place }. Count row by row from the top left.
memory-turns = Turns: { $count }
memory-pairing = A pair shows
memory-pairing-same = the same twice
memory-pairing-name-staff = name and staff
memory-pairing-staff-keys = staff and key
memory-pairing-sound-name = sound and name
memory-table = Cards on the table: { $cards }. Pairs to find: { $pairs }
