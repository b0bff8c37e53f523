steps-subtitle = Toni e semitoni
steps-tagline = Sali lungo l’orologio per semitoni e toni.
steps-aim = Sali ogni volta di un semitono o di un tono. Vince chi resta per primo senza carte.
steps-keys =
    H: dire «semitono»
    W: dire «tono»
    1 … =: dire la nota di un jolly con il suo numero sull’orologio, con i dodici tasti della fila in alto
    N: fatto (prossimo giocatore)
    { common-shedding-keys }
steps-option-reference_cards = Le carte Chromatic Scale accanto al tavolo
    .help = Per consultarle. Gli altri jolly restano nel mazzo.
steps-said-right = Passi giusti: { $count } su { $total }.
steps-say-step = Di’ il passo
steps-half = Semitono
steps-whole = Tono
steps-plays = Questa
steps-clock = Orologio della scala cromatica: di’ la nota di un jolly
steps-say-note = Di’ «{ $note }», numero { $number } sull’orologio
    .top = Di’ «{ $note }», numero { $number } sull’orologio, ora in cima
steps-on-top = Ultima nota: { $note }, numero { $number } sull’orologio
    .wild = In cima c’è un jolly: comincia da dove vuoi
steps-task-play = Se una delle tue carte va bene, sceglila e di’ se è un semitono o un tono. Altrimenti pesca.
steps-task-free = Scegli una carta che va bene e di’ se è un semitono o un tono, o pesca.
steps-task-start = In cima c’è un jolly: scegli una nota qualsiasi e giocala.
steps-help-look = Guarda l’orologio: quali note sono uno e due numeri dopo il { $top }?
    .chain = Guarda l’orologio: quale nota è un numero dopo il { $top }?
    .start = { steps-task-start }
steps-help-answer = { $do ->
    [draw] Ti serve un { $needed }, ma nessuna delle tue carte va bene: pesca.
    [pass] Ti serve un { $needed }, ma nessuna delle tue carte va bene: passa.
    [done] Ti serve un { $needed }, ma nessuna delle tue note va bene: scegli «Fatto».
   *[play] { CAPITAL(music-a-step) } sopra il { $top } c’è il { $needed }: { $fitting ->
        [0] usa un jolly.
        [one] una delle tue carte va bene.
       *[other] { $fitting } delle tue carte vanno bene.
    }{ $wilds ->
        [0] { "" }
       *[other] { " " }Va bene anche un jolly.
    }
}
    .start = Non devi dire niente: va bene una qualsiasi delle tue note.
steps-now-both = Di’ il passo, e scegli sull’orologio la nota del tuo jolly.
steps-now-step = Ora dillo: semitono o tono?
steps-now-chain = In questo turno può seguire solo un semitono. Se non lo è, rimetti a posto la carta.
steps-now-pitch = Che nota è il tuo jolly? Sceglila sull’orologio.
    .shown = Ora scegli il { $note } sull’orologio.
steps-now-nothing = Per cominciare va bene qualsiasi nota: giocala.
steps-play = Gioca le carte scelte
steps-reference = Promemoria
steps-chromatic-scale = La scala cromatica
refusals-chain-open = Dopo un semitono gioca un altro semitono o scegli «Fatto».
refusals-nothing-done = «Fatto» viene dopo un semitono.
steps_first_steps-half = Un semitono porta al tasto subito accanto sul pianoforte, bianco o nero. Gioca una carta un semitono più su, e di’ «semitono».
    .task = Gioca una carta un semitono più su, e di’ «semitono».
steps_first_steps-done = Dopo un semitono puoi giocarne un altro, o finire il turno con «{ common-do-done }».
    .task = Sali di un semitono, poi finisci il turno con «{ common-do-done }».
steps_first_steps-whole = Un tono è fatto di due semitoni: si salta un tasto. Gioca una carta un tono più su, e di’ «tono».
    .task = Gioca una carta un tono più su, e di’ «tono».
steps_first_steps-mistake = Ora sbaglia apposta: di’ la parola sbagliata, o scegli una carta che non va bene.
steps_first_steps-chain = Nello stesso turno puoi giocare più semitoni di seguito. Comincia con tutte le tue carte che sono un semitono più su.
steps_first_steps-many = Sali ancora di un semitono, con tutti i tuoi { $needed }. Allora ti resterà una sola carta.
steps_first_steps-missed-chain = Non ancora. Riprova, scegli tutte le carte che sono un semitono più su e giocale insieme.
steps_first_steps-done-6 = Ecco Steps: sali per toni e semitoni, e di’ quale.
steps_rules-lead = Resta senza carte prima di tutti. Sali per semitoni e toni lungo l’orologio delle dodici note, dicendo ogni volta quale dei due.
steps_rules-setup = { rules-setup } { $reference_cards ->
    [yes] Le due carte Chromatic Scale non si distribuiscono: stanno accanto al tavolo, per consultarle. Si gioca con le altre { $reference_deck } carte, di cui { $question_marks } jolly.
   *[no] { "" }
}
steps_rules-steps = La scala cromatica ha dodici note e ricomincia: sull’orologio, dopo il numero 12 viene il numero 1. Un _semitono_ è l’intervallo più piccolo, fino al numero successivo: da { NOTE("C") } a { NOTE("C#") }, da { NOTE("E") } a { NOTE("F") }, da { NOTE("B") } a { NOTE("C") }, da { NOTE("Ab") } a { NOTE("A") }, da { NOTE("F#") } a { NOTE("G") }. Un _tono_ sono due semitoni, con una nota in mezzo: da { NOTE("C") } a { NOTE("D") }, da { NOTE("C#") } a { NOTE("D#") }, da { NOTE("E") } a { NOTE("F#") }, da { NOTE("Bb") } a { NOTE("C") }, da { NOTE("F#") } a { NOTE("G#") }.
steps_rules-turn =
    - Gioca una o più carte con la _stessa nota_, un semitono o un tono sopra la carta in cima, e _di’_ sempre il passo.
    - Un _tono_ conclude il tuo turno.
    - Dopo un _semitono_ puoi giocare un altro semitono, e un altro ancora, ma nessun tono in quel turno. Di’ _Fatto_ per fermarti.
    - Su un { NOTE("F") } puoi giocare un { NOTE("G") }: è un tono. Oppure salire per semitoni: { NOTE("F#") }, { NOTE("G") }, { NOTE("G#") }, { NOTE("A") }, { NOTE("A#") }, { NOTE("B") }.
    - Un _jolly_ vale qualsiasi nota, da solo o con carte di quella nota: di’ il passo e la nota.

    Se all’inizio è stato scoperto un jolly, comincia con qualsiasi nota, senza dire il passo. Con questo finisce il tuo turno.
steps_rules-passing = { rules-passing } Puoi pescare fino a { $most_draws } carte per turno.
steps_rules-mistakes = Se è sbagliato il passo, una carta o la nota di un jolly, le carte tornano nella tua mano e ne peschi altre { $penalty }. { $mistake_ends_turn ->
    [yes] Poi tocca al prossimo; i semitoni giocati prima restano.
   *[no] Poi riprovi.
} Per esempio: da { NOTE("E") } a { NOTE("F") } c’è un semitono. Se dici «tono», riprendi il { NOTE("F") }.
