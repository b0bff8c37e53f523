go_fish-subtitle = A pesca
go_fish-tagline = Chiedi una nota e raccogli tutte le sue carte.
go_fish-aim = Le { $book_cards } carte di una nota sono una famiglia. Vince chi ha più famiglie.
go_fish-score = { $count ->
    [one] 1 famiglia
   *[other] { $count } famiglie
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
go_fish-have-you = Hai dei { $note }?
go_fish-here = Ecco: { $cards }
go_fish-my-book = La famiglia del { $note }!
go_fish-ask-for = Chiedi un { $note } a { $name }
go_fish-names = Con quale nome
go_fish-task-ask = Scegli un giocatore e una delle tue note.
go_fish-now-note = Scegli una delle tue note da chiedere a { $name }.
go_fish-now-player = Scegli a chi chiedere un { $note }.
go_fish-now-ask = Ora scegli «{ go_fish-ask-for }».
go_fish-help-look-known = Qualcuno ha una nota che hai anche tu: l’ha chiesta o l’ha ricevuta.
go_fish-help-look-ask = Non sai ancora chi ha una delle tue note. Di quale hai più carte?
go_fish-help-answer = Chiedi un { $note } a { $name }.
go_fish-books = { go_fish-score }: { $notes }
go_fish-your-books = Le tue famiglie
go_fish-table = Carte nel mazzo: { $stock }. Famiglie sul tavolo: { $books }
go_fish-asked = { $name } chiede un { $note } a { $target }.
    .you = Hai chiesto un { $note } a { $target }.
    .to-you = { $name } ti chiede un { $note }.
go_fish-given = { $name } dà { $cards } a { $target }.
    .you = Hai dato { $cards } a { $target }.
    .to-you = { $name } ti dà { $cards }.
go_fish-fished = { $name } va a pesca e prende { $cards }.
    .you = Hai pescato { $cards }.
go_fish-lucky-catch = { $name } va a pesca e prende un { $cards }, proprio la nota richiesta!
    .you = Hai pescato un { $cards }, proprio la nota che chiedevi!
go_fish-cannot-fish = { $name } non può pescare: il mazzo è finito.
    .you = Non puoi pescare: il mazzo è finito.
go_fish-book-laid = { $name } completa la famiglia del { $note }.
    .you = Hai completato la famiglia del { $note }.
refusals-pitch-not-held = Non hai nessun { $pitch }: chiedi una nota che hai anche tu.
refusals-ask-yourself = Chiedi a qualcun altro: le tue carte le conosci già.
go_fish_first_steps-ask = Chiedi una nota che hai.
go_fish_first_steps-book = Le quattro carte di una nota sono una famiglia. Mettine insieme una.
go_fish_first_steps-done-1 = Hai tutte e quattro le carte: è una famiglia, e conta per te.
go_fish_first_steps-fish = Se { $name } non ha la nota che chiedi, peschi: prendi una carta e il tuo turno è finito. Prova.
go_fish_first_steps-again = Ricorda che cosa ha chiesto { $name }. Ora chiedi ancora.
go_fish_first_steps-remember = Chi chiede una nota ce l’ha. { $name } ha chiesto una nota che hai anche tu? Allora chiedila e metti insieme tutte e quattro le carte.
    .task = Chiedi a { $name } la nota che ti ha chiesto, e metti insieme tutte e quattro le carte.
go_fish_first_steps-done-2 = Ecco Go Fish: chiedi, ricorda e metti insieme le famiglie.
go_fish_rules-lead = Chiedi agli altri note che hai anche tu. _Le { $book_cards } carte di una nota sono una famiglia_, e vince chi ha più famiglie.
go_fish_rules-setup = { $pitches ->
    [naturals] Si gioca solo con i tasti bianchi, { $book_cards } carte per ciascuno. Ognuno riceve { $small_hand } carte.
   *[all] Si gioca con tutte le carte con le note, { $book_cards } per ogni nota. Fino a { $few_players } giocatori, ognuno riceve { $hand } carte; se sono di più, { $small_hand }.
} Il resto è il mazzo.
go_fish_rules-turn =
    _Chiedi a un giocatore_ una nota che hai: «Ada, hai dei { NOTE("F#") }?». Un tasto nero si può chiedere con uno o l’altro dei suoi nomi: { NOTE("F#") } e { NOTE("Gb") } sono le stesse carte.

    - Chi ha carte di quella nota te le dà _tutte_, e tu chiedi ancora: a chi vuoi, una qualsiasi delle tue note.
    - Chi non ne ha dice «Vai a pescare!»: prendi la carta in cima al mazzo. Se è la nota che hai chiesto, la mostri e chiedi ancora; altrimenti il tuo turno è finito.

    Quindi ascolta: chi chiede una nota ne ha almeno una carta.
go_fish_rules-books = Chi ha tutte le carte di una nota le mette subito sul tavolo, anche appena distribuite. La famiglia è di chi la mette.
go_fish_rules-no-cards = Se tocca a te e non hai carte, ne peschi una. Se il mazzo è vuoto, salti il turno.
go_fish_rules-winning = La partita finisce quando tutte le famiglie sono sul tavolo. Vince chi ne ha di più; in caso di parità si condivide la vittoria.
