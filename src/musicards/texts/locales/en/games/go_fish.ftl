go_fish-subtitle = { "" }
go_fish-tagline = Ask for a note and collect all its cards.
go_fish-aim = All { $book_cards } cards of a note are a book. Most books win.
go_fish-score = { $count ->
    [one] 1 book
   *[other] { $count } books
}
go_fish-keys =
    ← →: move along your notes
    Space: choose a note
    A – G: choose a note by its letter; again for the sharp and the flat
    1 – 4: choose who to ask, from left to right
    N: say the other name of a black key
    Q: ask
    Esc: put everything back
go_fish-hand = Your hand by note, { common-cards }
go_fish-no-cards = No cards in your hand
go_fish-ask-player = Ask { $name }
# In small speech bubbles. Said by a player who has none of the note:
go_fish-go-fish = Go fish!
# Said by whoever asks, gives cards, and has a book:
go_fish-have-you = Any { $note }?
go_fish-here = Here: { $cards }
go_fish-my-book = A book of { $note }!
go_fish-ask-for = Ask { $name } for { $note }
go_fish-names = Which name to use
go_fish-task-ask = Choose a player and one of your notes.
# What to do next, once a player or a note is chosen.
go_fish-now-note = Choose one of your notes to ask { $name } for.
go_fish-now-player = Choose who to ask for { $note }.
go_fish-now-ask = Now choose “{ go_fish-ask-for }”.
go_fish-help-look-known = Somebody has a note that you have too: they asked for it, or they were given it.
go_fish-help-look-ask = Nobody is known to have one of your notes. Which one do you have most of?
go_fish-help-answer = Ask { $name } for { $note }.
go_fish-books = { go_fish-score }: { $notes }
go_fish-your-books = Your books
go_fish-table = Cards in the stock: { $stock }. Books on the table: { $books }

## What happened: see events.ftl
go_fish-asked = { $name } asks { $target } for { $note }.
    .you = You ask { $target } for { $note }.
    .to-you = { $name } asks you for { $note }.
go_fish-given = { $name } gives { $target } { $cards }.
    .you = You give { $target } { $cards }.
    .to-you = { $name } gives you { $cards }.
go_fish-fished = { $name } goes fishing and draws { $cards }.
    .you = You go fishing and draw { $cards }.
go_fish-lucky-catch = { $name } goes fishing and draws { $cards }, just as asked!
    .you = You go fishing and draw { $cards }, just what you asked for!
go_fish-cannot-fish = { $name } can’t go fishing: the stock is empty.
    .you = You can’t go fishing: the stock is empty.
go_fish-book-laid = { $name } has a book of { $note }.
    .you = You have a book of { $note }.

## Why an attempt was refused: see refusals.ftl
refusals-pitch-not-held = You don’t have { $pitch }: ask for a note that you have yourself.
refusals-ask-yourself = Ask another player: you know your own cards.

## First steps: see first_steps.ftl
go_fish_first_steps-ask = Ask for a note that you have.
go_fish_first_steps-book = All four cards of a note make a book. Collect one.
go_fish_first_steps-done-1 = You have all four cards: that’s a book, and it counts for you.
go_fish_first_steps-fish = If { $name } has none of the note you ask for, you go fishing: you draw a card, and your turn is over. Ask and see.
go_fish_first_steps-again = Remember what { $name } asked for. Now ask again.
go_fish_first_steps-remember = Whoever asks for a note has it. Has { $name } asked for a note that you have too? Then ask for it, and collect all four.
    .task = Ask { $name } for the note that they asked for, and collect all four.
go_fish_first_steps-done-2 = That’s Go Fish: ask, remember, and collect four of a kind.

## Rules
go_fish_rules-lead = Ask the others for notes that you have yourself. _All { $book_cards } cards of a note make a book_. The player with the most books wins.
go_fish_rules-setup = { $pitches ->
    [naturals] Only the white keys are in play, { $book_cards } cards of each. Everyone gets { $small_hand } cards.
   *[all] All note cards are in play, { $book_cards } of each note. Up to { $few_players } players get { $hand } cards each; if there are more, everyone gets { $small_hand }.
} The rest is the stock.
go_fish_rules-turn =
    _Ask one player_ for a note that you have: “Ada, do you have any { NOTE("F#") }?” You can use either name of a black key: { NOTE("F#") } and { NOTE("Gb") } are the same cards.

    - If they have that note, they give you _all_ their cards of it, and you ask again: whoever you like, for any of your notes.
    - If they don’t, they say “Go fish”, and you draw the top card of the stock. If it is the note you asked for, you show it and ask again; otherwise your turn is over.

    So listen: whoever asks for a note has at least one card of it.
go_fish_rules-books = All cards of a note are laid down at once, even right after the deal. The book counts for whoever lays it down.
go_fish_rules-no-cards = If it’s your turn and you have no cards, you draw one. If the stock is empty, you are skipped.
go_fish_rules-winning = The game ends when all books are on the table. The player with the most books wins; if there is a tie, you share the win.
