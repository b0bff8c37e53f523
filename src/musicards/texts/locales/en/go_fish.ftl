### Go Fish: what is said about it, and its table.

go_fish-title = Go Fish
go_fish-subtitle = { "" }
go_fish-tagline = Ask for a note and collect all its cards.
go_fish-aim = All { $book_cards } cards of a note are a book. Most books win.
# $count (number): books
go_fish-score = { $count ->
    [one] 1 book
   *[other] { $count } books
}
go_fish-keys =
    ← →: move along your notes
    Space: choose a note, or put it back
    A – G: choose a note by its letter; again for the sharp and the flat
    1 – 4: choose who to ask, from left to right
    N: say the other name of a black key
    Q: ask
    Esc: put everything back

# $count (number)
go_fish-hand = Your hand by note, { common-cards }
go_fish-no-cards = No cards in your hand
go_fish-group = { $note }, { common-cards }
go_fish-ask = Ask
# $note: such as F♯
go_fish-question = { $name }, do you have any { $note }?
go_fish-ask-player = Ask { $name }
go_fish-names = Which name to use
go_fish-choose = Choose a player and one of your notes.
go_fish-choose-note = What do you ask { $name } for?
go_fish-choose-player = Who do you ask for { $note }?
go_fish-ready = Now ask.
go_fish-choose-first = First choose who to ask, and for which note.
# $count (number); $notes: a list
go_fish-books = { go_fish-score }: { $notes }
go_fish-books-of = { $name }: { $books }
go_fish-your-books = Your books
# $stock: cards
go_fish-lying = Cards in the stock: { $stock }. Books on the table: { $books }
