### The rules of Steps.

steps_rules-lead = Quédate sin cartas antes que nadie. Sube por el reloj de las doce notas a base de semitonos y tonos, diciendo cada vez cuál es.
steps_rules-counting = Semitono y tono
    .body =
        Cada carta tiene un número del reloj. Una hora más allá es un _semitono_; dos horas más allá, un _tono_. Después del 12 viene el 1. Desde { NOTE("E") } (4), un semitono lleva a { NOTE("F") } (5), y un tono a { NOTE("F#") } o { NOTE("Gb") } (6).
steps_rules-turn = Tu turno
    .body =
        - Juega una o más cartas de la _misma nota_, un semitono o un tono por encima de la carta de arriba, y _di_ el paso.
        - Un _tono_ termina tu turno.
        - Después de un _semitono_ puedes jugar otro semitono, y otro más, pero ningún tono en ese turno. Di _Listo_ para parar.
        - Un _comodín_ vale por cualquier nota: di el paso y la nota.
        - { $free_draw ->
            [yes] En vez de jugar puedes _robar_, aunque una carta encaje, hasta { $most_draws } cartas por turno.
           *[no] ¿No encaja nada? _Roba_, hasta { $most_draws } cartas por turno.
        } Después de robar { $draws } cartas puedes _pasar_.

        Si la carta descubierta al principio es un comodín, empieza con cualquier nota, sin decir ningún paso.

        { $reference_cards ->
            [yes] Las dos cartas Chromatic Scale no se reparten: están junto a la mesa, para consultarlas.
           *[no] { "" }
        }
steps_rules-mistakes = Los errores
    .body =
        Si el paso o una carta no es correcto, las cartas vuelven a tu mano y tomas { $penalty } más. { $mistake_ends_turn ->
            [yes] Entonces se acaba tu turno; los semitonos jugados antes se quedan.
           *[no] Entonces lo intentas otra vez.
        }
steps_rules-call = «Musicards!»
    .body = { common-call-rules }
