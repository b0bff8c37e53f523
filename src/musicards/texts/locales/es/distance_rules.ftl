### The rules of The Distance.

distance_rules-lead = Quédate sin cartas antes que nadie. Cada carta que juegas tiene que estar _{ music-an-interval }_ por encima de la nota anterior.
distance_rules-counting = Contar la distancia
    .body =
        Los nombres de las notas se repiten en círculo: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") } y otra vez { NOTE("A") }. Cuenta los dos extremos. Una _segunda_ por encima de { NOTE("A") } es { NOTE("B") } ({ NOTE("A") }, { NOTE("B") }). Una _tercera_ por encima de { NOTE("A") } es { NOTE("C") } ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }). Una _quinta_ por encima de { NOTE("E") } es { NOTE("B") } ({ NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }). Aquí los sostenidos y los bemoles no cuentan, solo el nombre: { NOTE("Bb") } cuenta como { NOTE("B") }.
distance_rules-turn = Tu turno
    .body =
        - Juega una o más cartas de la _misma nota_ y _di el nombre_ con el que cuentan. Una tecla negra tiene dos nombres: { NOTE("F#") } o { NOTE("Gb") } se puede decir como { NOTE("F") } o como { NOTE("G") }, según lo que necesites.
        - Un comodín va con todo, solo o con otras cartas.
        - { $free_draw ->
            [yes] En vez de jugar puedes _robar_, aunque una carta encaje.
           *[no] ¿No encaja nada? _Roba_.
        } Puedes robar cuantas veces quieras. Después de robar { $draws } cartas puedes _pasar_.

        Al principio, cuenta desde la carta que se descubrió. Si es una tecla negra, vale cualquiera de sus dos nombres. Si es un comodín, vale todo.
distance_rules-mistakes = Los errores
    .body =
        Equivocarse es parte del juego. Si la nota dicha o una carta no es la correcta, las cartas vuelven a tu mano y tomas { $penalty } más. { $mistake_ends_turn ->
            [yes] Entonces se acaba tu turno.
           *[no] Entonces lo intentas otra vez.
        }
distance_rules-call = «Musicards!»
    .body = { common-call-rules }
