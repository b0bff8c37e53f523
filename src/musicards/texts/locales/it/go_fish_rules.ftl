go_fish_rules-lead = Chiedi agli altri note che hai anche tu. _Le { $book_cards } carte di una nota sono un gruppo_, e vince chi ha più gruppi.
go_fish_rules-setup = { $pitches ->
    [naturals] Si gioca solo con i tasti bianchi, { $book_cards } carte per ciascuno. Ognuno riceve { $small_hand } carte.
   *[all] Si gioca con tutte le carte con le note, { $book_cards } per ogni nota. Fino a { $few_players } giocatori, ognuno riceve { $hand } carte; se sono di più, { $small_hand }.
} Il resto è il mazzo.
go_fish_rules-turn =
    _Chiedi a un giocatore_ una nota che hai: «Ada, hai dei { NOTE("F#") }?». Un tasto nero si può chiedere con uno o l’altro dei suoi nomi: { NOTE("F#") } e { NOTE("Gb") } sono le stesse carte.

    - Chi ha carte di quella nota te le dà _tutte_, e tu chiedi ancora: a chi vuoi, una qualsiasi delle tue note.
    - Chi non ne ha dice «Vai a pescare!»: prendi la carta in cima al mazzo. Se è la nota che hai chiesto, la mostri e chiedi ancora; altrimenti il tuo turno è finito.

    Quindi ascolta: chi chiede una nota ne ha almeno una carta.
go_fish_rules-books = Chi ha tutte le carte di una nota le mette subito sul tavolo, anche appena distribuite. Il gruppo conta per chi lo mette.
go_fish_rules-no-cards = Se tocca a te e non hai carte, ne peschi una. Se il mazzo è vuoto, salti il turno.
go_fish_rules-winning = La partita finisce quando tutti i gruppi sono sul tavolo. Vince chi ne ha di più; in caso di parità si condivide la vittoria.
