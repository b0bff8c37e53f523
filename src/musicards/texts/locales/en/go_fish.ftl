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
# Said by a player who has none of the note, in a small speech bubble
go_fish-go-fish = Go fish!
go_fish-ask-for = Ask { $name } for { $note }
go_fish-names = Which name to use
go_fish-task-ask = Choose a player and one of your notes.
# What to do next, once a player or a note is chosen.
go_fish-now-note = Choose one of your notes to ask { $name } for.
go_fish-now-player = Choose who to ask for { $note }.
go_fish-help-look-known = Somebody has a note that you have too: they asked for it, or they were given it.
go_fish-help-look-ask = Nobody is known to have one of your notes. Which one do you have most of?
go_fish-help-answer = Ask { $name } for { $note }.
go_fish-books = { go_fish-score }: { $notes }
go_fish-your-books = Your books
go_fish-table = Cards in the stock: { $stock }. Books on the table: { $books }
