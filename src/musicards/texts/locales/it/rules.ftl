rules-title-cards = Le carte
rules-title-setup = Preparazione
rules-title-interval = Contare la distanza
rules-title-steps = Semitono e tono
rules-title-scale = La scala
rules-title-table = Il tavolo
rules-title-turn = Il tuo turno
rules-title-fill = Basi vuote
rules-title-discard = Scartare
rules-title-mistakes = Errori
rules-title-passing = Passare
rules-title-empty = Mazzo vuoto
rules-title-call = «Musicards!»
rules-title-winning = Vincere
rules-title-faces = Due facce
rules-title-books = Famiglie
rules-title-pairs = Coppie
rules-title-no-cards = Senza carte
rules-title-safe = In salvo
rules-white-keys = L’ottava e la figura _non contano mai_. La figura mostra l’ottava, dal grave all’acuto: quadrato, rombo, triangolo, cerchio. Ogni nota ha il suo colore. Il numero è quello della nota sull’orologio della scala cromatica.
rules-names = { rules-white-keys } ♯ si legge «diesis», ♭ si legge «bemolle». Un tasto nero ha due nomi: { NOTE("C#") } e { NOTE("Db") } sono la stessa nota, come { NOTE("D#") } e { NOTE("Eb") }, { NOTE("F#") } e { NOTE("Gb") }, { NOTE("G#") } e { NOTE("Ab") }, { NOTE("A#") } e { NOTE("Bb") }.
rules-cards = Il mazzo ha { $deck } carte: { $note_cards } note, { $question_marks } punti interrogativi e { $chromatic_scales } carte Chromatic Scale. I punti interrogativi e le Chromatic Scale sono _jolly_: sostituiscono qualsiasi carta. { rules-names }
rules-setup = Da { $low } a { $high } giocatori. Tutti ricevono { $hand } carte, una alla volta, e possono guardarle. Il resto è il mazzo, coperto, al centro. La sua prima carta si scopre accanto: con questa cominciano gli scarti. Comincia chi siede a sinistra di chi ha dato le carte, e si gioca in senso orario.
rules-passing = { $free_draw ->
    [yes] Invece di giocare puoi _pescare_ dal mazzo, anche se una carta va bene.
   *[no] Non va bene nessuna delle tue note? _Pesca_ dal mazzo; non devi mai giocare un jolly.
} Se la nuova carta va bene, puoi giocarla. Dopo aver pescato { $draws } carte puoi _passare_: al prossimo serve allora quello che serviva a te.
rules-empty = Se si deve pescare e il mazzo è vuoto, gli scarti si mescolano e formano il nuovo mazzo. Resta solo la carta in cima. Se non c’è più niente da pescare, puoi passare subito; se allora passano tutti, vince chi ha meno carte.
rules-call = Quando ti resta una sola carta, grida _«Musicards!»_. Se qualcun altro lo grida prima di te, peschi { $call_penalty } carte; la carta giocata resta sugli scarti. Puoi gridarlo in qualsiasi momento, anche quando non tocca a te, per beccare gli altri.
rules-winning = Chi resta per primo senza carte vince subito. Puoi finire anche con più carte della stessa nota.
