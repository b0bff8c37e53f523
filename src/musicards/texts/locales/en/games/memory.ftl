memory-subtitle = { "" }
memory-tagline = Turn over two cards, and remember where the notes are.
memory-aim = The same note, high or low, is a pair. Most pairs win.
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
memory-face-name = the name { $note }
memory-face-staff = { $note } on the staff
memory-face-keys = { $note } on the piano
memory-face-sound = a sound
memory-task-first = Turn over a card.
memory-task-second = Now turn over another one.
memory-again = A pair! You go again: turn over a card.
memory-help-look-new-first = No pair is known yet: turn over a card that nobody has seen.
memory-help-look-new-second = The card that goes with it has not been turned over yet: try a new one.
memory-help-look-seen-first = You have already seen both cards of a pair.
memory-help-look-seen-second = You have already seen the card that goes with it.
memory-help-answer = Turn over the shining card.
memory-look = { CAPITAL($card) } and { $other }: not a pair. Remember them!
memory-turns = Turns: { $count }
memory-pairing = A pair shows
memory-pairing-same = the same thing twice
memory-pairing-name-staff = name and staff
memory-pairing-staff-keys = staff and key
memory-pairing-sound-name = sound and name
memory-table = Cards on the table: { $cards }. Pairs to find: { $pairs }

## What happened: see events.ftl
memory-flipped = { $name } turns over card { $place }: { $card }.
    .you = You turn over card { $place }: { $card }.
memory-turned-back = { CAPITAL($card) } and { $other }: not a pair.

## Why an attempt was refused: see refusals.ftl
refusals-card-gone = That card has already been taken.
refusals-face-up = That card is already face up: turn over another one.

## First steps: see first_steps.ftl
memory_first_steps-first = Two cards of the same note are a pair. Turn over any card.
memory_first_steps-second = Remember where it is. Turn over another card.
memory_first_steps-wait = Now { $name } turns over two cards. Watch!
memory_first_steps-find = Different notes are turned face down again, and the next player has a turn. You have seen both cards of a pair: find them.
    .task = Find the pair whose two cards you have seen.
memory_first_steps-more = You have a pair. Find another one.
    .task = Find two pairs, one after the other.
memory_first_steps-done-1 = That’s Memory: remember where the notes are.

## Rules: $naturals, $chromatic and $full: how many cards each board has.
memory_rules-lead = All cards are face down. Turn over two: if they are _the same note_, you keep them. Most pairs win.
memory_rules-setup = { $board ->
    [naturals] The white keys, each in two octaves: { $naturals } cards.
    [full] The whole deck, { $full } cards. Each note makes two pairs; a question mark goes with a question mark, a Chromatic Scale with the other one.
   *[chromatic] All notes, each in two octaves (diamonds and triangles): { $chromatic } cards.
} They are shuffled and laid out face down, side by side.
memory_rules-turn =
    - Turn over one card, then another. Everyone sees them.
    - The same note, whatever the octave? You keep the pair and _go again_.
    - Two different notes? Both go face down again, and it’s the next player’s turn. Remember where they are.
memory_rules-faces = The two cards of a pair can look the same, or show two faces of the note: its name and its place on the staff, the staff and the key, or its sound and its name. Everyone chooses this for their own screen; the cards and the rules stay the same.
memory_rules-winning = When the table is empty, the player with the most pairs wins; if there is a tie, you share the win. If you play alone, try to finish in as few turns as you can.
