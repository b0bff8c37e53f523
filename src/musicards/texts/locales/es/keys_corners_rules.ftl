### The rules of Key’s Corners.

keys_corners_rules-lead = Construye _{ $scale }_ hacia arriba en las esquinas. Quien pone la última nota se lleva todo el montón. Gana quien tiene más puntos.
keys_corners_rules-table = La mesa
    .body =
        - Las cuatro _bases_ (norte, este, sur, oeste) empiezan con una carta cada una. Una base sube por la escala desde su primera nota. Sobre una nota de fuera de la escala solo va la misma nota: hasta { $stack_cards } cartas.
        - Las cuatro _esquinas_ están vacías al principio. Una esquina empieza con la primera nota de la escala, la tónica, y sube desde ahí.
        - No cuenta el nombre, sino el número del reloj: en { KEY("Gb") } mayor, la carta { KEY("B") } es un { KEY("Cb") }.
keys_corners_rules-turn = Tu turno
    .body =
        Antes, tu mano se completa hasta { $hand } cartas. Después juegas cuantas veces quieras, al menos una:

        - _Poner_ una carta de tu mano, o la de encima de los descartes, en un montón al que siga. La tónica, también con lo que tiene encima, puede ir a una esquina vacía.
        - _Llenar_ una base vacía con cualquier carta de tu mano. Esto va antes que todo lo demás.
        - _Mover_ una base, o su parte de arriba, a una esquina a la que siga, o una base entera a otra a la que siga. La parte de arriba solo puede ir a otra base si allí la serie queda más larga de lo que era. Las cartas nunca salen de una esquina.
        - _Descartar_ una carta que no va a ningún sitio: solo como única jugada, y termina tu turno.
        - Di _Listo_ cuando hayas terminado. Antes de eso, o de descartar, haz todos los movimientos posibles a una esquina que ya tiene cartas, y de una base entera a otra. Las esquinas vacías pueden quedar vacías.

        Un _comodín_ vale por cualquier nota: dices cuál al ponerlo, y sigue siendo esa nota.
keys_corners_rules-points = Los puntos
    .body =
        Una escala completa, de la tónica a su última nota: _{ $scale_points } puntos_ para quien pone la última carta, esté donde esté el montón. Un cuarteto, { $stack_cards } cartas de una nota de fuera de la escala: _{ $stack_points } puntos_. La ronda termina cuando el mazo y todas las manos están vacíos. No hay castigos.
