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
