### The Distance: what is said about it, and its table.

distance-title = The Distance
distance-subtitle = La distancia
distance-tagline = Cuenta de nota en nota: { NOTE("A") }, { NOTE("B") }, { NOTE("C") } es una tercera.
distance-aim = Sube { music-an-interval } cada vez. Gana quien primero se queda sin cartas.
distance-score = { common-cards }
distance-keys =
    A – G: decir la nota (A = la) y jugar las cartas elegidas; o del 1 al 7
    { common-shedding-keys }
distance-option-interval = Intervalo
    .choice = { music-interval }

distance-letters = Decir una nota
distance-say = Decir { $letter }
    .last = Decir { $letter }, la última nota dicha
distance-said = { $name } dijo { $letter }
    .you = Dijiste { $letter }
    .last = La última nota dicha es { $letter }
distance-choose = Elige una o más cartas y luego di su nota.
distance-now-say = Ahora di la nota: tócala en el anillo.
