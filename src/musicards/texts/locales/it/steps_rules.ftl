steps_rules-lead = Resta senza carte prima di tutti. Sali per semitoni e toni lungo l’orologio delle dodici note, dicendo ogni volta quale dei due.
steps_rules-counting = Semitono e tono
    .body = Ogni carta ha un numero sull’orologio. Un’ora più avanti è un _semitono_, due ore più avanti un _tono_. Dopo 12 viene 1. Da { NOTE("E") } (4) un semitono porta a { NOTE("F") } (5), un tono a { NOTE("F#") } o { NOTE("Gb") } (6).
steps_rules-turn = Il tuo turno
    .body =
        - Gioca una o più carte con la _stessa nota_, un semitono o un tono sopra la carta in cima, e _di’_ il passo.
        - Un _tono_ finisce il tuo turno.
        - Dopo un _semitono_ puoi giocare un altro semitono, e un altro ancora, ma nessun tono in quel turno. Di’ _Fatto_ per fermarti.
        - Un _jolly_ vale qualsiasi nota: di’ il passo e la nota.
        - { $free_draw ->
            [yes] Invece di giocare puoi _pescare_, anche se una carta va bene, fino a { $most_draws } carte per turno.
           *[no] Non va bene niente? _Pesca_, fino a { $most_draws } carte per turno.
        } Dopo aver pescato { $draws } carte puoi _passare_.
        
        Se all’inizio è stato scoperto un jolly, comincia con qualsiasi nota, senza dire il passo.
        
        { $reference_cards ->
            [yes] Le due carte Chromatic Scale non si distribuiscono: stanno accanto al tavolo, per controllare.
           *[no] { "" }
        }
steps_rules-mistakes = Errori
    .body =
        Se il passo o una carta è sbagliata, le carte tornano nella tua mano e ne prendi altre { $penalty }. { $mistake_ends_turn ->
            [yes] Poi il tuo turno è finito; i semitoni giocati prima restano.
           *[no] Poi riprovi.
        }
steps_rules-call = «Musicards!»
    .body = { common-call-rules }
