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
steps-said-right = Passi detti bene: { $count } su { $total }.
steps-say-step = Di’ il passo
steps-half = Semitono
steps-whole = Tono
steps-plays = gioca
steps-clock = Orologio della scala cromatica: di’ la nota di un jolly
steps-say-note = Di’ { $note }, numero { $number } sull’orologio
    .top = Di’ { $note }, numero { $number } sull’orologio, ora in cima
steps-on-top = In cima: { $note }, numero { $number } sull’orologio
    .wild = In cima c’è un jolly: comincia da dove vuoi
steps-task-play = Se una delle tue carte va bene, sceglila e di’ il passo. Altrimenti pesca.
steps-task-free = Scegli una carta che va bene e di’ il passo, o pesca.
steps-task-start = In cima c’è un jolly: scegli una nota qualsiasi e giocala.
steps-help-look = Guarda l’orologio: quali note vengono una e due ore dopo { $top }?
    .chain = Guarda l’orologio: quale nota viene un’ora dopo { $top }?
    .start = { steps-task-start }
steps-help-answer = { $do ->
    [draw] Ti servirebbe { $needed }, ma nessuna delle tue carte va bene: pesca.
    [pass] Ti servirebbe { $needed }, ma nessuna delle tue carte va bene: passa.
    [done] Ti servirebbe { $needed }, ma nessuna delle tue note va bene: scegli «Fatto».
   *[play] { CAPITAL(music-a-step) } sopra { $top } c’è { $needed }: una delle tue carte va bene.
}
    .start = Non devi dire niente: va bene una qualsiasi delle tue note.
steps-now-both = Di’ il passo, e scegli sull’orologio la nota del tuo jolly.
steps-now-step = Ora dillo: semitono o tono?
steps-now-pitch = Che nota è il tuo jolly? Sceglila sull’orologio.
steps-now-nothing = Per cominciare va bene qualsiasi nota: giocala.
steps-play = Gioca le carte scelte
steps-reference = Promemoria
steps-chromatic-scale = La scala cromatica
