lessons-said = { $name } ha detto «{ $said }».
    .you = Hai detto «{ $said }».
lessons-said-step = semitono
    .whole = tono
lessons-interval-above = { $interval ->
    [2] Dopo il { $from } viene il { $to }: è { music-an-interval }.
   *[other] { CAPITAL(music-an-interval) } sopra il { $from } è il { $to }: { $path }.
}
    .plain = Dopo il { $from } viene il { $to }.
lessons-not-interval-above = Non è { music-an-interval } sopra il { $last }.
lessons-without-letter = Il nome «{ $letter }» non va con { $cards }.
lessons-but-without-letter = { $why } Ma il nome «{ $letter }» non va con { $cards }.
lessons-letter-right = La nota detta è giusta.
lessons-mixed-pitches = Le carte giocate insieme devono essere la stessa nota. Queste sono { $pitches }.
lessons-whole-after-half = Dopo un semitono, nello stesso turno possono seguire solo semitoni.
lessons-step-above = { CAPITAL(music-a-step) } sopra il { $top } c’è il { $needed }.
lessons-cards-are = La nota delle carte è { $needed }.
lessons-played = { $half_steps ->
    [0] Il { $pitch } è già in cima: il passo deve salire.
    [1] Il { $pitch } è un semitono sopra il { $top }.
    [2] Il { $pitch } è un tono sopra il { $top }.
    [10] Il { $pitch } è un tono sotto il { $top }.
    [11] Il { $pitch } è un semitono sotto il { $top }.
   *[other] Il { $pitch } è { $half_steps } semitoni sopra il { $top }.
}
lessons-not-step-above = Il { $cards } non è { music-a-step } sopra il { $top }.
lessons-wild-must-be = { $why } Quindi il jolly deve essere quella nota, non un { $pitch }.
lessons-wild-cannot-be = Qui il jolly non può essere un { $pitch }.
lessons-wrong = Questa volta non era giusto.
lessons-should-be = Doveva essere «{ $needed }».
lessons-may-draw = Se nessuna delle tue carte va bene, puoi pescare.
lessons-ends-turn = Qui un errore conclude il tuo turno.
lessons-more-wrong-letter =
    Conta nota per nota, cominciando da quella da cui parti: { $counting ->
        [none] quella nota è il numero 1.
       *[other] { $counting }.
    } Il numero a cui arrivi dà il nome all’intervallo: qui { music-an-interval }. Dopo il { NOTE("B") } viene di nuovo il { NOTE("C") }. Diesis e bemolli non cambiano il nome che conti.
lessons-counted = { $letter } è { $number }
lessons-more-card-without-letter = Un tasto nero ha due nomi perché sta tra due note: il { NOTE("D#") } è un { NOTE("D") } alzato di un semitono, il { NOTE("Eb") } un { NOTE("E") } abbassato di un semitono. Vale con l’uno o con l’altro di questi nomi, ma con nessun altro. Un tasto bianco ha un solo nome.
    .white = Un tasto bianco ha un solo nome: quello sulla sua carta. Se dici «{ $letter }», ogni carta che giochi deve avere quel nome o essere un jolly.
lessons-more-mixed-pitches = Sono tasti diversi e hanno suoni diversi, quindi non puoi giocarli insieme. Le carte giocate insieme mostrano lo stesso numero dell’orologio. L’ottava non conta. Un jolly va bene con tutte.
lessons-more-whole-after-half = Dopo un semitono puoi giocare altri semitoni, quanti ne vuoi. «Fatto» conclude il turno. Un tono conclude sempre il turno.
lessons-more-wrong-pitch =
    Guarda l’orologio: da un numero al successivo c’è un semitono; due numeri più avanti, un tono; e dopo il 12 si ricomincia da 1. { $hour ->
        [none] { "" }
       *[other] Qui parti dal { $top }, al numero { $hour }.
    } Tra il { NOTE("E") } e il { NOTE("F") } e tra il { NOTE("B") } e il { NOTE("C") } non c’è un tasto nero: sono già tasti vicini.
lessons-more-wrong-pitch-said = Un jolly deve essere la nota a cui porta il passo. Di un tasto nero puoi dire l’uno o l’altro nome: { NOTE("F#") } e { NOTE("Gb") } sono la stessa nota.
lessons-more-scale = Una pila sale lungo la scala nota per nota. L’orologio mostra i nomi delle note della scala: dopo ognuna viene la successiva in senso orario, e niente in mezzo.
lessons-more-pair = Il pentagramma e i tasti mostrano le due note. Ognuna ha il suo posto e il suo numero sull’orologio.
lessons-picture-ring = Le note in cerchio.
lessons-picture-clock = L’orologio.
lessons-picture-staff = Sul pentagramma.
lessons-picture-keys = Sulla tastiera.
lessons-picture-counted = Contato: { $notes }.
lessons-picture-said = Detto: { $notes }.
lessons-picture-played = Giocato: { $notes }.
lessons-count-again = Conta di nuovo
lessons-hear-right = Ascolta quello giusto
lessons-hear-wrong = Ascolta quello giocato
