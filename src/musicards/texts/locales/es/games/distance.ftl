distance-subtitle = La distancia
distance-tagline = ¿Cuál es la nota siguiente? Después del { NOTE("C") } viene el { NOTE("D") }.
distance-aim = { $interval ->
    [2] Juega siempre la nota siguiente: después del { NOTE("C") } viene el { NOTE("D") } (una segunda).
    [3] Cuenta siempre hasta { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") } (una tercera).
    [4] Cuenta siempre hasta { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") } (una cuarta).
    [5] Cuenta siempre hasta { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") } (una quinta).
    [6] Cuenta siempre hasta { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") } (una sexta).
   *[7] Cuenta siempre hasta { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") } (una séptima).
} Gana quien se queda primero sin cartas.
distance-keys =
    A – G: decir la nota (A = la) y jugar las cartas elegidas; o del 1 al 7
    { common-shedding-keys }
distance-option-interval = Intervalo
    .choice = { music-interval }
distance-said-right = Has acertado { $count } de { $total } notas.
distance-letters = Decir una nota
distance-say = Decir «{ $letter }»
    .last = Decir «{ $letter }», la última nota dicha
distance-said = { $name } ha dicho «{ $letter }»
    .you = Has dicho «{ $letter }»
    .last = La última nota dicha es { $letter }
distance-task-play = Si encaja alguna de tus cartas, elígela y di su nota. Si no, roba.
distance-task-free = Elige una carta que encaje y di su nota, o roba.
distance-task-two = La primera carta vale como { $last }. { $interval ->
    [2] Elige una y juega la nota siguiente,
   *[other] Elige una y cuenta desde ella hasta { $interval },
} o roba.
distance-task-start = Vale cualquier carta: juega una, o varias de la misma nota, y di la nota.
distance-help-look = { $interval ->
    [2] ¿Qué nota viene después del { $last }? Es { music-an-interval }.
   *[other] Di 1 en el { $last } y sigue contando hasta { $interval }: es { music-an-interval }.
} ¿La tienes en tus cartas? Un comodín puede ser cualquier nota.
    .start = Para empezar vale cualquier nota. Elige una carta, o varias de la misma nota.
    .two = La primera carta tiene dos nombres: vale como { $last }, el que prefieras. { $interval ->
        [2] ¿Qué nota viene después?
       *[other] Di 1 en una de las dos notas y sigue contando hasta { $interval }: es { music-an-interval }.
    } ¿La tienes en tus cartas? Un comodín puede ser cualquier nota.
distance-help-answer = { $do ->
    [draw] Necesitas un { $letters }, pero no encaja ninguna de tus cartas: roba.
    [pass] Necesitas un { $letters }, pero no encaja ninguna de tus cartas: pasa.
   *[play] Necesitas un { $letters }: { $with_wilds ->
        [0] { $fitting ->
            [0] usa un comodín.
            [one] una de tus cartas encaja.
           *[other] { $notes ->
                [one] encajan { $fitting } de tus cartas. Puedes jugarlas juntas.
               *[other] encajan { $fitting } de tus cartas. Solo puedes jugar juntas cartas de la misma nota.
            }
        }{ $wilds ->
            [0] { "" }
           *[other] { " " }También encaja un comodín.
        }
       *[other] juega { $chosen } cartas juntas, con { $with_wilds ->
            [one] un comodín
           *[other] { $with_wilds } comodines
        }.
    }
}
    .start = Por ejemplo, juega un { $letters }, con o sin sostenido o bemol, y di esa nota.
    .two = { $do ->
        [play] Cuenta la primera carta como un { $from }.
       *[other] { "" }
    } { distance-help-answer }
distance-now-say = Ahora di la nota: elígela en el anillo.
    .several = Ahora di su nota: tiene que ser la misma en todas.
distance-new-black = Una tecla negra tiene dos nombres, aquí { $names }. Quien la juega elige uno de los dos y lo dice sin ♯ ni ♭.
distance-new-flat = El { NOTE("Bb") } es un { NOTE("B") } con ♭: vale como { NOTE("B") }.
distance_first_steps-count = Gana quien se queda primero sin cartas. Juega una carta con la nota siguiente del anillo, y dila.
    .task = Juega una carta con la nota siguiente del anillo, y dila.
distance_first_steps-mistake = Ahora equivócate a propósito: elige una carta con una nota que no sea la siguiente del anillo, y dila.
distance_first_steps-black = Una tecla negra tiene dos nombres: el { NOTE("F#") } (sostenido) se llama también { NOTE("Gb") } (bemol) y vale como { NOTE("F") } o como { NOTE("G") }, según lo que necesites.
    .task = Juega el { NOTE("F#") }/{ NOTE("Gb") }, y di la nota siguiente del anillo.
distance_first_steps-wild = Una carta con un signo de interrogación o un aro de colores es un comodín: puede ser cualquier nota. Di la nota que necesitas.
    .task = Juega el comodín, y di la nota siguiente del anillo.
distance_first_steps-many = Juega juntas todas las que puedas, hasta que te quede una sola: así te quedas antes sin cartas.
distance_first_steps-done-1 = ¡Ya está! Has ido de una nota a la siguiente. Eso tiene un nombre: una segunda.
distance_first_steps-done-4 = ¡Ya está! Pero no juegues un { NOTE("Gb") } junto con un { NOTE("G") }: es otra tecla del piano.
distance_first_steps-done-7 = Así es The Distance: encuentra la nota, dila y grita «¡Musicards!» cuando te quede una carta. Gana quien se queda primero sin cartas.
distance_rules-lead = Quédate sin cartas antes que nadie. Cada carta que juegas tiene que estar _{ music-an-interval }_ por encima de la nota anterior.
distance_rules-setup = Antes de cada partida, acordad un intervalo, de la segunda a la séptima. { rules-setup }
distance_rules-interval = Las notas tienen siete nombres, que luego vuelven a empezar: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") } y otra vez { NOTE("C") }. Para dar nombre a un intervalo se cuentan la primera nota, la última y todas las que hay entre ellas. Subiendo de { NOTE("F") } a { NOTE("G") } hay una _segunda_, de { NOTE("F") } a { NOTE("A") } una _tercera_ ({ NOTE("F") }, { NOTE("G") }, { NOTE("A") }), de { NOTE("A") } a { NOTE("D") } una _cuarta_ ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }). Aquí los sostenidos y los bemoles no cuentan, solo el nombre: el { NOTE("Bb") } cuenta como { NOTE("B") }.
distance_rules-turn =
    - Juega una o más cartas de la _misma nota_ y _di siempre el nombre_ con el que cuentan. Una tecla negra tiene dos nombres: un { NOTE("F#") } o { NOTE("Gb") } se puede decir como { NOTE("F") } o como { NOTE("G") }, según lo que necesites.
    - Si jugáis por segundas, después del { NOTE("F") } o del { NOTE("F#") } viene el { NOTE("G") }. Puedes jugar { NOTE("Gb") }, { NOTE("G") } o { NOTE("G#") }, pero sin mezclarlos.
    - Un comodín sustituye a cualquier carta, solo o con otras cartas.

    Al principio, cuenta desde la carta que se descubrió. Si es una tecla negra, vale cualquiera de sus dos nombres. Si es un comodín, juega la nota que quieras.
distance_rules-passing = { rules-passing } También puedes robar más veces, sin límite.
distance_rules-mistakes = Equivocarse es parte del juego. Si la nota dicha o una carta no es la correcta, las cartas vuelven a tu mano y robas { $penalty } más. { $mistake_ends_turn ->
    [yes] Entonces se acaba tu turno.
   *[no] Entonces lo intentas otra vez.
} Por ejemplo: una tercera por encima del { NOTE("A") } está el { NOTE("C") }. Si juegas un { NOTE("D") }, la carta vuelve a tu mano.
