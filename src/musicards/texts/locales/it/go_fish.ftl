go_fish-subtitle = A pesca
go_fish-tagline = Chiedi una nota e raccogli tutte le sue carte.
go_fish-aim = Le { $book_cards } carte di una nota sono un gruppo. Vince chi ha più gruppi.
go_fish-score = { $count ->
    [one] 1 gruppo
   *[other] { $count } gruppi
}
go_fish-keys =
    ← →: scorrere le tue note
    Spazio: scegliere una nota
    A – G: scegliere una nota con la sua lettera (A = la); di nuovo per diesis e bemolle
    1 – 4: scegliere a chi chiedere, da sinistra a destra
    N: dire l’altro nome di un tasto nero
    Q: chiedere
    Esc: rimettere tutto a posto
go_fish-hand = La tua mano per note, { common-cards }
go_fish-no-cards = Non hai carte in mano
go_fish-ask-player = Chiedi a { $name }
go_fish-go-fish = Vai a pescare!
go_fish-ask-for = Chiedi { $note } a { $name }
go_fish-names = Con quale nome
go_fish-task-ask = Scegli un giocatore e una delle tue note.
go_fish-now-note = Scegli una delle tue note da chiedere a { $name }.
go_fish-now-player = Scegli a chi chiedere { $note }.
go_fish-help-look-known = Qualcuno ha una nota che hai anche tu: l’ha chiesta o l’ha ricevuta.
go_fish-help-look-ask = Non si sa di nessuno che abbia una delle tue note. Di quale hai più carte?
go_fish-help-answer = Chiedi { $note } a { $name }.
go_fish-books = { go_fish-score }: { $notes }
go_fish-your-books = I tuoi gruppi
go_fish-table = Carte nel mazzo: { $stock }. Gruppi sul tavolo: { $books }
