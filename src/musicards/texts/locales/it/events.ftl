events-cards = { $card ->
    [none] { $count ->
        [one] un jolly
       *[other] { $count } jolly
    }
   *[other] { $count ->
        [one] un { $card }
       *[other] { $count } carte di { $card }
    }
}
events-unseen = { $count ->
    [one] una carta
   *[other] { $count } carte
}
events-wild-as = un jolly che vale «{ $note }»
events-question-mark = punto interrogativo
events-old-maid = l’uomo nero
events-dealt = Le carte sono distribuite.
events-starter = La prima carta è un { $starter }.
events-starter-wild = La prima carta è un jolly.
events-ended = La partita è finita. { $winner }.
events-blocked = Nessuno può più giocare. { $winner }.
events-drew = { $name } pesca { $cards }.
    .you = Hai pescato { $cards }.
events-finished = { $name } finisce il turno.
    .you = Hai finito il turno.
events-skipped = { $name } non può giocare e salta il turno.
    .you = Non potevi giocare e hai saltato il turno.
events-undone = { $name } annulla l’ultima giocata.
    .you = Hai annullato l’ultima giocata.
events-played = { $name } gioca { $cards } e dice «{ $said }».
    .you = Hai giocato { $cards } e hai detto «{ $said }».
events-played-silently = { $name } gioca { $cards }.
    .you = Hai giocato { $cards }.
events-passed = { $name } passa.
    .you = Hai passato.
events-penalized = { $name } prende { $cards } di penalità.
    .you = Hai preso { $cards } di penalità.
events-no-penalty = Non ci sono più carte per la penalità.
events-called = { $name } grida «Musicards!».
    .you = Hai gridato «Musicards!».
events-called-safe = { $name } grida «Musicards!» ed è in salvo.
    .you = Hai gridato «Musicards!» e sei in salvo.
events-caught = { $name } becca { $target }: aveva una sola carta e non l’ha gridato.
    .you = Hai beccato { $target }: aveva una sola carta e non l’ha gridato.
    .to-you = { $name } ti ha preceduto: hai una sola carta e non l’hai ancora gridato. La prossima volta, gridalo prima!
events-reshuffled = Gli scarti vengono mescolati e formano il nuovo mazzo: { common-cards }.
events-pair = { $name } ha una coppia: { $card }.
    .you = Hai una coppia: { $card }.
events-away = { $name } non c’è: intanto gioca un computer.
    .you = Non c’eri, quindi un computer gioca per te.
events-back = { $name } è di nuovo al tavolo.
    .you = Sei di nuovo al tavolo.
events-joined = { $name } prende il posto di un computer.
    .you = Hai preso il posto di un computer.
events-left = { $name } ha lasciato il tavolo: un computer continua a giocare.
    .you = Hai lasciato il tavolo.
events-host = Ora è { $name } a guidare il tavolo.
    .you = Ora sei tu a guidare il tavolo.
events-time-up = { $name } non ha più tempo: un computer finisce questo turno.
    .you = Il tuo tempo è scaduto: un computer finisce questo turno.
events-race = { $name } ha gridato prima di { $target }, con { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } secondi di vantaggio.
    .you = Hai gridato prima di { $target }, con { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } secondi di vantaggio.
    .to-you = { $name } ha gridato prima di te, con { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } secondi di vantaggio.
