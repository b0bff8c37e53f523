keys_corners_rules-lead = Construye _{ $scale }_ hacia arriba en las esquinas. Quien pone la última nota se lleva todo el montón. Gana quien tiene más puntos.
keys_corners_rules-scale =
    Este juego te ayuda a recordar las notas de una tonalidad. Una _escala_ es cualquier conjunto de notas ordenadas por altura. La primera es la _tónica_ (o fundamental). Una fórmula de intervalos, es decir, de distancias entre dos notas, forma la escala. Las escalas _diatónicas_ solo tienen semitonos y tonos:

    - Un _semitono_ (segunda menor) lleva a la hora siguiente del reloj, del 12 al 1 o del 4 al 5: de { NOTE("C") } a { NOTE("C#") } o { NOTE("Db") }, de { NOTE("E") } a { NOTE("F") }.
    - Un _tono_ (segunda mayor) se salta una hora, del 12 al 2 o del 4 al 6: de { NOTE("C") } a { NOTE("D") }, de { NOTE("E") } a { NOTE("F#") } o { NOTE("Gb") }.
    - _Mayor_ es: tónica, tono, tono, semitono, tono, tono, tono.
keys_corners_rules-setup = De { $low } a { $high } jugadores. Antes de cada ronda, acordad una escala. Podéis apuntarla. Todos reciben { $hand } cartas. El mazo está en el centro. A su alrededor se descubren cuatro cartas: al norte, al este, al sur y al oeste. Si una es un comodín, vuelve al mazo, se baraja y se descubre otra carta. Empieza quien está a la izquierda de quien reparte.
keys_corners_rules-table =
    - Con las cuatro cartas empiezan las _bases_. Una base sube por la escala desde su primera nota hasta la última de la escala. Sobre una nota de fuera de la escala solo va la misma nota, por ejemplo { NOTE("Ab") } en { KEY("D") } mayor: hasta { $stack_cards } cartas.
    - Las cuatro _esquinas_ están vacías al principio. Una esquina empieza con la tónica, en { KEY("D") } mayor con { NOTE("D") } en cualquiera de las cuatro, y sube desde ahí.
    - No cuenta el nombre, sino el número del reloj: en { KEY("Gb") } mayor, la carta { KEY("B") } es un { KEY("Cb") }.
keys_corners_rules-turn =
    Primero robas hasta tener { $hand } cartas, menos en tu primer turno. Después juegas cuantas veces quieras, al menos una:

    - _Poner_ una carta de tu mano, o la de arriba de los descartes, en un montón donde encaje.
    - _Mover_ una base, o su parte de arriba, a una esquina donde encaje, o una base entera a otra donde encaje. La parte de arriba solo puede ir a otra base si el montón de allí queda más largo de lo que era este. Las cartas nunca salen de una esquina.
    - Un _comodín_ vale por cualquier nota: dices cuál al ponerlo, y sigue siendo esa nota.
    - Di _Listo_ cuando hayas terminado. Pero antes de decirlo, o de descartar, tienes que hacer todos los movimientos posibles a una esquina que ya tiene cartas, o de una base entera a otra.
keys_corners_rules-fill = Llena una base vacía antes que nada, con cualquier carta de tu mano. Si no te quedan, toma la de arriba de los descartes. Si tampoco hay descartes, debe llenarla el siguiente que tenga cartas. Las esquinas vacías pueden quedar vacías; allí solo puede ir la tónica, sola o con las cartas que tiene encima.
keys_corners_rules-discard = En vez de poner una carta puedes descartar una que no encaje en ninguna parte. Debe ser tu única jugada, y termina tu turno. Nadie tiene que jugar la carta de arriba de los descartes, salvo para llenar una base. Cuando ya has hecho una jugada, puedes guardarte las demás cartas, aunque encajen.
keys_corners_rules-mistakes = No hay castigos: una carta que no encaja vuelve a tu mano. Por ejemplo, en { KEY("C") } mayor { NOTE("E") } no va sobre { NOTE("C") }, porque antes viene { NOTE("D") }.
keys_corners_rules-empty = Cuando el mazo está vacío, ya nadie roba. Si no tienes cartas ni nada que jugar, pierdes el turno. La ronda termina cuando todas las manos están vacías.
keys_corners_rules-winning = Una escala completa, de la tónica a su última nota: _{ $scale_points } puntos_ para quien pone la última nota y se lleva el montón, esté donde esté. Un cuarteto, { $stack_cards } cartas de una nota de fuera de la escala: _{ $stack_points } puntos_ para quien pone la última. Gana quien tiene más puntos.
