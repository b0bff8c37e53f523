### The rules of Go Fish. $pitches: which cards are in play.

go_fish_rules-lead = Ask the others for notes that you have yourself. _All { $book_cards } cards of a note are a book_, and most books win.
go_fish_rules-deal = The deal
    .body =
        { $pitches ->
            [naturals] Only the white keys are in play, { $book_cards } cards of each. Everyone gets { $small_hand } cards.
           *[all] All note cards are in play, { $book_cards } of each note. Up to { $few_players } players get { $hand } cards each; if there are more, everyone gets { $small_hand }.
        } The rest is the stock.
go_fish_rules-turn = Your turn
    .body =
        _Ask one player_ for a note that you have: “Ada, do you have any { NOTE("F#") }?” You can use either name of a black key: { NOTE("F#") } and { NOTE("Gb") } are the same cards.

        - If they have that note, they give you _all_ their cards of it, and you ask again: whoever you like, for any of your notes.
        - If they don’t, they say “Go fish”, and you draw the top card of the stock. If it is the note you asked for, you show it and ask again; otherwise your turn is over.

        So listen: whoever asks for a note has at least one card of it.
go_fish_rules-books = Books
    .body = All cards of a note are laid down at once, even right after the deal. They count for whoever laid them down.
go_fish_rules-empty = No cards left
    .body = If it’s your turn and you have no cards, you draw one. If the stock is empty, you are skipped.
go_fish_rules-end = The end
    .body = The game ends when all books are on the table. Most books win; a tie is shared.
