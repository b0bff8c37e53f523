distance_rules-lead = Resta senza carte prima di tutti. Ogni carta che giochi deve essere _{ music-an-interval }_ sopra la nota precedente.
distance_rules-setup = Prima di ogni partita, scegliete un intervallo, dalla seconda alla settima. { rules-setup }
distance_rules-interval = Le note hanno sette nomi, poi si ricomincia: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") } e di nuovo { NOTE("C") }. Per dare il nome a un intervallo si contano la prima nota, l’ultima e tutte quelle in mezzo. Salendo da { NOTE("F") } a { NOTE("G") } c’è una _seconda_, da { NOTE("F") } a { NOTE("A") } una _terza_ ({ NOTE("F") }, { NOTE("G") }, { NOTE("A") }), da { NOTE("A") } a { NOTE("D") } una _quarta_ ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }). Diesis e bemolli qui non contano, conta solo il nome: { NOTE("Bb") } vale come { NOTE("B") }.
distance_rules-turn =
    - Gioca una o più carte con la _stessa nota_ e _di’ sempre il nome_ con cui valgono. Un tasto nero ha due nomi: { NOTE("F#") } o { NOTE("Gb") } si può dire { NOTE("F") } o { NOTE("G") }, come ti serve.
    - Per seconde, dopo { NOTE("F") } o { NOTE("F#") } viene { NOTE("G") }. Puoi giocare { NOTE("Gb") }, { NOTE("G") } o { NOTE("G#") }, ma senza mescolarle.
    - Un jolly sostituisce qualsiasi carta, da solo o con altre carte.

    All’inizio conta dalla carta scoperta. Se è un tasto nero, vale l’uno o l’altro dei suoi nomi. Se è un jolly, gioca la nota che vuoi.
distance_rules-passing = { rules-passing } Puoi pescare anche più volte, senza limite.
distance_rules-mistakes = Sbagliare fa parte del gioco. Se la nota detta o una carta è sbagliata, le carte tornano nella tua mano e ne prendi altre { $penalty }. { $mistake_ends_turn ->
    [yes] Poi il tuo turno è finito.
   *[no] Poi riprovi.
} Per esempio: una terza sopra { NOTE("A") } c’è { NOTE("C") }. Se giochi { NOTE("D") }, riprendi la carta.
