distance-subtitle = La distanza
distance-tagline = Quale nota viene dopo? Dopo il { NOTE("C") } viene il { NOTE("D") }.
distance-aim = { $interval ->
    [2] Gioca sempre la nota successiva: dopo il { NOTE("C") } viene il { NOTE("D") } (una seconda).
    [3] Conta sempre fino a { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") } (una terza).
    [4] Conta sempre fino a { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") } (una quarta).
    [5] Conta sempre fino a { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") } (una quinta).
    [6] Conta sempre fino a { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") } (una sesta).
   *[7] Conta sempre fino a { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") } (una settima).
} Vince chi resta per primo senza carte.
distance-keys =
    A – G: dire la nota (A = la) e giocare le carte scelte; oppure da 1 a 7
    { common-shedding-keys }
distance-option-interval = Intervallo
    .choice = { music-interval }
distance-said-right = Note giuste: { $count } su { $total }.
distance-letters = Di’ una nota
distance-say = Di’ «{ $letter }»
    .last = Di’ «{ $letter }», l’ultima nota detta
distance-said = { $name } ha detto «{ $letter }»
    .you = Hai detto «{ $letter }»
    .last = L’ultima nota detta è { $letter }
distance-task-play = Se una delle tue carte va bene, sceglila e di’ la sua nota. Altrimenti pesca.
distance-task-free = Scegli una carta che va bene e di’ la sua nota, o pesca.
distance-task-two = La prima carta vale come { $last }. { $interval ->
    [2] Scegline una e gioca la nota dopo,
   *[other] Scegline una e conta da lì fino a { $interval },
} o pesca.
distance-task-start = Va bene qualsiasi carta: giocane una, o più con la stessa nota, e di’ la nota.
distance-help-look = { $interval ->
    [2] Quale nota viene dopo il { $last }? È { music-an-interval }.
   *[other] Di’ 1 sul { $last } e continua a contare fino a { $interval }: è { music-an-interval }.
} Ce l’hai su una delle tue carte? Un jolly può essere qualsiasi nota.
    .start = Per cominciare va bene qualsiasi nota. Scegli una carta, o più con la stessa nota.
    .two = La prima carta ha due nomi: vale come { $last }, a tua scelta. { $interval ->
        [2] Quale nota viene dopo?
       *[other] Di’ 1 su una delle due note e continua a contare fino a { $interval }: è { music-an-interval }.
    } Ce l’hai su una delle tue carte? Un jolly può essere qualsiasi nota.
distance-help-answer = { $do ->
    [draw] Ti serve un { $letters }, ma nessuna delle tue carte va bene: pesca.
    [pass] Ti serve un { $letters }, ma nessuna delle tue carte va bene: passa.
   *[play] Ti serve un { $letters }: { $with_wilds ->
        [0] { $fitting ->
            [0] usa un jolly.
            [one] una delle tue carte va bene.
           *[other] { $notes ->
                [one] { $fitting } delle tue carte vanno bene. Puoi giocarle insieme.
               *[other] { $fitting } delle tue carte vanno bene. Insieme puoi giocare solo carte con la stessa nota.
            }
        }{ $wilds ->
            [0] { "" }
           *[other] { " " }Va bene anche un jolly.
        }
       *[other] gioca { $chosen } carte insieme, con { $with_wilds ->
            [one] un jolly
           *[other] { $with_wilds } jolly
        }.
    }
}
    .start = Per esempio, gioca un { $letters }, con o senza diesis o bemolle, e di’ quella nota.
    .two = { $do ->
        [play] Conta la prima carta come un { $from }.
       *[other] { "" }
    } { distance-help-answer }
distance-now-say = Ora di’ la nota: sceglila nell’anello.
    .several = Ora di’ la loro nota: deve essere la stessa per tutte.
distance-new-black = Un tasto nero ha due nomi, qui { $names }. Chi lo gioca sceglie uno dei due e lo dice senza ♯ né ♭.
distance-new-flat = Il { NOTE("Bb") } è un { NOTE("B") } con il ♭: vale come { NOTE("B") }.
distance_first_steps-count = Vince chi resta per primo senza carte. Gioca una carta con la nota che viene dopo nell’anello, e dilla.
    .task = Gioca una carta con la nota che viene dopo nell’anello, e dilla.
distance_first_steps-mistake = Ora sbaglia apposta: scegli una carta con una nota che non viene dopo nell’anello, e dilla.
distance_first_steps-black = Un tasto nero ha due nomi: il { NOTE("F#") } (diesis) si chiama anche { NOTE("Gb") } (bemolle) e vale come { NOTE("F") } o come { NOTE("G") }, a seconda di quello che ti serve.
    .task = Gioca il { NOTE("F#") }/{ NOTE("Gb") }, e di’ la nota che viene dopo nell’anello.
distance_first_steps-wild = Una carta con un punto interrogativo o un anello di colori è un jolly: può essere qualsiasi nota. Di’ la nota che ti serve.
    .task = Gioca il jolly, e di’ la nota che viene dopo nell’anello.
distance_first_steps-many = Cerca di restare con una sola carta in un turno: così finisci prima le carte.
distance_first_steps-done-1 = Ecco fatto! Andare da una nota a quella dopo ha un nome: una seconda.
distance_first_steps-done-4 = Ecco fatto! Ma non giocare un { NOTE("Gb") } insieme a un { NOTE("G") }: è un altro tasto del pianoforte.
distance_first_steps-done-7 = Ecco The Distance: trova la nota, dilla e grida «Musicards!» quando ti resta una carta. Vince chi resta per primo senza carte.
distance_rules-lead = Resta senza carte prima di tutti. Ogni carta che giochi deve essere _{ music-an-interval }_ sopra la nota precedente.
distance_rules-setup = Prima di ogni partita, scegliete un intervallo, dalla seconda alla settima. { rules-setup }
distance_rules-interval = Le note hanno sette nomi, poi si ricomincia: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") } e di nuovo { NOTE("C") }. Per dare il nome a un intervallo si contano la prima nota, l’ultima e tutte quelle in mezzo. Salendo da { NOTE("F") } a { NOTE("G") } c’è una _seconda_, da { NOTE("F") } a { NOTE("A") } una _terza_ ({ NOTE("F") }, { NOTE("G") }, { NOTE("A") }), da { NOTE("A") } a { NOTE("D") } una _quarta_ ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }). Diesis e bemolli qui non contano, conta solo il nome: il { NOTE("Bb") } vale come { NOTE("B") }.
distance_rules-turn =
    - Gioca una o più carte con la _stessa nota_ e _di’ sempre il nome_ con cui valgono. Un tasto nero ha due nomi: un { NOTE("F#") } o { NOTE("Gb") } si può dire { NOTE("F") } o { NOTE("G") }, a seconda di quello che ti serve.
    - Se giocate per seconde, dopo il { NOTE("F") } o il { NOTE("F#") } viene il { NOTE("G") }. Puoi giocare { NOTE("Gb") }, { NOTE("G") } o { NOTE("G#") }, ma senza mescolarli.
    - Un jolly sostituisce qualsiasi carta, da solo o con altre carte.

    All’inizio conta dalla carta scoperta. Se è un tasto nero, vale l’uno o l’altro dei suoi nomi. Se è un jolly, gioca la nota che vuoi.
distance_rules-passing = { rules-passing } Puoi pescare anche più volte, senza limite.
distance_rules-mistakes = Sbagliare fa parte del gioco. Se la nota detta o una carta è sbagliata, le carte tornano nella tua mano e ne peschi altre { $penalty }. { $mistake_ends_turn ->
    [yes] Poi il tuo turno è finito.
   *[no] Poi riprovi.
} Per esempio: una terza sopra il { NOTE("A") } c’è il { NOTE("C") }. Se giochi un { NOTE("D") }, riprendi la carta.
