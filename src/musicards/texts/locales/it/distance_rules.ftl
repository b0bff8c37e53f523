distance_rules-lead = Resta senza carte prima di tutti. Ogni carta che giochi deve essere _{ music-an-interval }_ sopra la nota precedente.
distance_rules-counting = Contare la distanza
    .body = I nomi delle note girano in tondo: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") } e di nuovo { NOTE("A") }. Conta tutti e due gli estremi. Una _seconda_ sopra { NOTE("A") } c’è { NOTE("B") } ({ NOTE("A") }, { NOTE("B") }). Una _terza_ sopra { NOTE("A") } c’è { NOTE("C") } ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }). Una _quinta_ sopra { NOTE("E") } c’è { NOTE("B") } ({ NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }). Diesis e bemolli qui non contano, conta solo il nome: { NOTE("Bb") } vale come { NOTE("B") }.
distance_rules-turn = Il tuo turno
    .body =
        - Gioca una o più carte con la _stessa nota_ e _di’ il nome_ con cui valgono. Un tasto nero ha due nomi: { NOTE("F#") } o { NOTE("Gb") } si può dire { NOTE("F") } o { NOTE("G") }, come ti serve.
        - Un jolly va con tutto, da solo o con altre carte.
        - { $free_draw ->
            [yes] Invece di giocare puoi _pescare_, anche se una carta va bene.
           *[no] Non va bene niente? _Pesca_.
        } Puoi pescare quante volte vuoi. Dopo aver pescato { $draws } carte puoi _passare_.
        
        All’inizio conta dalla carta scoperta. Se è un tasto nero, vale l’uno o l’altro dei suoi nomi. Se è un jolly, va bene tutto.
distance_rules-mistakes = Errori
    .body =
        Sbagliare fa parte del gioco. Se la nota detta o una carta è sbagliata, le carte tornano nella tua mano e ne prendi altre { $penalty }. { $mistake_ends_turn ->
            [yes] Poi il tuo turno è finito.
           *[no] Poi riprovi.
        }
distance_rules-call = «Musicards!»
    .body = { common-call-rules }
