steps-title = Steps
steps-subtitle = Toni e semitoni
steps-tagline = Sali lungo l’orologio per semitoni e toni.
steps-aim = Sali ogni volta di un semitono o di un tono. Vince chi resta per primo senza carte.
steps-score = { common-cards }
steps-keys =
    H: dire «semitono»
    W: dire «tono»
    1 … =: dire la nota di un jolly con il suo numero sull’orologio, con i dodici tasti della fila in alto
    N: fatto (prossimo giocatore)
    { common-shedding-keys }
steps-option-reference_cards = Le carte Chromatic Scale accanto al tavolo
    .help = Per controllare. Gli altri jolly restano nel mazzo.
steps-say-step = Di’ il passo
steps-half = Semitono
steps-whole = Tono
steps-plays = gioca
steps-clock = Orologio della scala cromatica: di’ la nota di un jolly
steps-say-note = Di’ { $note }, numero { $number } sull’orologio
    .top = Di’ { $note }, numero { $number } sull’orologio, ora in cima
steps-number = { $number }: { $note }
steps-on-top = In cima: { $note }, numero { $number } sull’orologio
    .wild = In cima c’è un jolly: comincia da dove vuoi
steps-choose = Scegli una o più carte, poi di’ il passo.
steps-another = Un altro semitono, o fatto?
steps-now-both = Di’ il passo, e tocca sull’orologio la nota del tuo jolly.
steps-now-step = Ora dillo: semitono o tono?
steps-now-pitch = Che nota è il tuo jolly? Toccala sull’orologio.
steps-now-nothing = Per cominciare va bene qualsiasi nota: giocala.
steps-play = Gioca le carte scelte
steps-reference = Promemoria
steps-chromatic-scale = La scala cromatica
