distance-subtitle = La distancia
distance-tagline = Cuenta de nota en nota: { NOTE("A") }, { NOTE("B") }, { NOTE("C") } forman una tercera.
distance-aim = Sube { music-an-interval } cada vez. Gana quien se queda primero sin cartas.
distance-keys =
    A – G: decir la nota (A = la) y jugar las cartas elegidas; o del 1 al 7
    { common-shedding-keys }
distance-option-interval = Intervalo
    .choice = { music-interval }
distance-said-right = Notas bien dichas: { $count } de { $total }.
distance-letters = Decir una nota
distance-say = Decir { $letter }
    .last = Decir { $letter }, la última nota dicha
distance-said = { $name } ha dicho { $letter }
    .you = Has dicho { $letter }
    .last = La última nota dicha es { $letter }
distance-task-play = Si encaja alguna de tus cartas, elígela y di su nota. Si no, roba.
distance-task-free = Elige una carta que encaje y di su nota, o roba.
distance-help-look = Cuenta { music-an-interval } hacia arriba desde { $last }; { $last } es el 1. Busca esa nota en tus cartas.
    .start = Para empezar vale cualquier nota. Elige uno de sus nombres.
distance-help-answer = { $do ->
    [draw] La nota es { $letters }, pero no encaja ninguna de tus cartas: roba.
    [pass] La nota es { $letters }, pero no encaja ninguna de tus cartas: pasa.
   *[play] La nota es { $letters }: una de tus cartas encaja.
}
distance-now-say = Ahora di la nota: elígela en el anillo.
