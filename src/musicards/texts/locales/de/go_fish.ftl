### Go Fish: what is said about it, and its table.

go_fish-title = Go Fish
go_fish-subtitle = Quartette angeln
go_fish-tagline = Frag nach einem Ton und sammle alle seine Karten.
go_fish-aim = Alle { $book_cards } Karten eines Tons sind ein Quartett. Wer die meisten Quartette hat, gewinnt.
go_fish-score = { $count ->
    [one] 1 Quartett
   *[other] { $count } Quartette
}
go_fish-keys =
    ← →: durch deine Töne gehen
    Leertaste: einen Ton wählen oder zurücklegen
    A – G: einen Ton nach seinem Buchstaben wählen; noch einmal für Kreuz und Be
    1 – 4: wählen, wen du fragst, von links nach rechts
    N: den anderen Namen einer schwarzen Taste sagen
    Q: fragen (question)
    Esc: alles zurücklegen

go_fish-hand = Deine Hand, nach Tönen geordnet, { common-cards }
go_fish-no-cards = Keine Karten auf der Hand
go_fish-group = { $note }, { common-cards }
go_fish-ask = Fragen
go_fish-question = { $name }, hast du { $note }?
go_fish-ask-player = { $name } fragen
go_fish-names = Mit welchem Namen
go_fish-choose = Wähle, wen du fragst, und einen deiner Töne.
go_fish-choose-note = Wonach fragst du { $name }?
go_fish-choose-player = Wen fragst du nach { $note }?
go_fish-ready = Jetzt frag.
go_fish-choose-first = Wähle zuerst, wen du fragst und nach welchem Ton.
go_fish-books = { go_fish-score }: { $notes }
go_fish-books-of = { $name }: { $books }
go_fish-your-books = Deine Quartette
go_fish-lying = Karten im Nachziehstapel: { $stock }. Quartette auf dem Tisch: { $books }
