steps_rules-lead = Resta senza carte prima di tutti. Sali per semitoni e toni lungo l’orologio delle dodici note, dicendo ogni volta quale dei due.
steps_rules-setup = { rules-setup } { $reference_cards ->
    [yes] Le due carte Chromatic Scale non si distribuiscono: stanno accanto al tavolo, per consultarle. Si gioca con le altre { $reference_deck } carte, di cui { $question_marks } jolly.
   *[no] { "" }
}
steps_rules-steps = La scala cromatica ha dodici note e ricomincia: sull’orologio, dopo il 12 viene l’1. Un _semitono_ è l’intervallo più piccolo, un’ora: da { NOTE("C") } a { NOTE("C#") }, da { NOTE("E") } a { NOTE("F") }, da { NOTE("B") } a { NOTE("C") }, da { NOTE("Ab") } a { NOTE("A") }, da { NOTE("F#") } a { NOTE("G") }. Un _tono_ sono due semitoni, con una nota in mezzo: da { NOTE("C") } a { NOTE("D") }, da { NOTE("C#") } a { NOTE("D#") }, da { NOTE("E") } a { NOTE("F#") }, da { NOTE("Bb") } a { NOTE("C") }, da { NOTE("F#") } a { NOTE("G#") }.
steps_rules-turn =
    - Gioca una o più carte con la _stessa nota_, un semitono o un tono sopra la carta in cima, e _di’_ sempre il passo.
    - Un _tono_ conclude il tuo turno.
    - Dopo un _semitono_ puoi giocare un altro semitono, e un altro ancora, ma nessun tono in quel turno. Di’ _Fatto_ per fermarti.
    - Su { NOTE("F") } puoi giocare { NOTE("G") }, un tono. Oppure salire per semitoni: { NOTE("F#") }, { NOTE("G") }, { NOTE("G#") }, { NOTE("A") }, { NOTE("A#") }, { NOTE("B") }.
    - Un _jolly_ vale qualsiasi nota, da solo o con carte di quella nota: di’ il passo e la nota.

    Se all’inizio è stato scoperto un jolly, comincia con qualsiasi nota, senza dire il passo. Con questo finisce il tuo turno.
steps_rules-passing = { rules-passing } Puoi pescare fino a { $most_draws } carte per turno.
steps_rules-mistakes = Se è sbagliato il passo, una carta o la nota di un jolly, le carte tornano nella tua mano e ne prendi altre { $penalty }. { $mistake_ends_turn ->
    [yes] Poi tocca al prossimo; i semitoni giocati prima restano.
   *[no] Poi riprovi.
} Per esempio: da { NOTE("E") } a { NOTE("F") } c’è un semitono. Se dici «tono», riprendi { NOTE("F") }.
