go_fish-subtitle = Quartette angeln
go_fish-tagline = Frag nach einem Ton und sammle alle seine Karten.
go_fish-aim = Alle { $book_cards } Karten eines Tons sind ein Quartett. Wer die meisten Quartette hat, gewinnt.
go_fish-score = { $count ->
    [one] 1 Quartett
   *[other] { $count } Quartette
}
go_fish-keys =
    ← →: durch deine Töne gehen
    Leertaste: einen Ton wählen
    A – G: einen Ton nach seinem Buchstaben wählen (mit deutschen Namen auch H); noch einmal für Kreuz und Be
    1 – 4: wählen, wen du fragst, von links nach rechts
    N: den anderen Namen einer schwarzen Taste sagen
    Q: fragen (question)
    Esc: alles zurücklegen
go_fish-hand = Deine Hand, nach Tönen geordnet, { common-cards }
go_fish-no-cards = Keine Karten auf der Hand
go_fish-ask-player = { $name } fragen
go_fish-go-fish = Geh angeln!
go_fish-ask-for = { $name } nach { $note } fragen
go_fish-names = Welcher Name
go_fish-task-ask = Wähle, wen du fragst, und einen deiner Töne.
go_fish-now-note = Wähle einen deiner Töne, nach dem du { $name } fragst.
go_fish-now-player = Wähle, wen du nach { $note } fragst.
go_fish-help-look-known = Jemand hat einen Ton, den du auch hast: Diese Person hat danach gefragt oder ihn bekommen.
go_fish-help-look-ask = Von keinem deiner Töne weiß man, wer ihn hat. Von welchem hast du die meisten Karten?
go_fish-help-answer = Frage { $name } nach { $note }.
go_fish-books = { go_fish-score }: { $notes }
go_fish-your-books = Deine Quartette
go_fish-table = Karten im Nachziehstapel: { $stock }. Quartette auf dem Tisch: { $books }
