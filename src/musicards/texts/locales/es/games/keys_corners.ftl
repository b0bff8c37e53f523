keys_corners-subtitle = Las esquinas de la escala
keys_corners-tagline = Construye una escala, nota a nota, en una esquina.
keys_corners-aim = Construye { $scale } hacia arriba en las esquinas. Una escala completa vale { $scale_points } puntos; { $stack_cards } cartas de otra nota, { $stack_points }. Gana quien tiene más puntos.
keys_corners-score = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
keys_corners-keys =
    ← →: ir a tu mano y recorrerla, o recorrer una pila
    Espacio: tomar una carta o soltarla
    7 8 9: la fila de arriba, como en un teclado numérico
    4 5 6: izquierda, los descartes, derecha
    1 2 3: la fila de abajo
    + −: tomar más o menos cartas de una pila
    N: listo (siguiente jugador)
    Esc: soltarlo todo
keys_corners-option-scale = Escala
keys_corners-scale = La escala
keys_corners-scale-notes = La escala: { $notes }
keys_corners-hidden = La escala está oculta.
keys_corners-hide = Ocultar
    .label = Ocultar la escala
keys_corners-show = Mostrar
    .label = Mostrar la escala
keys_corners-books = { keys_corners-score } (escalas: { $scales }, cuartetos: { $stacks })
keys_corners-pts = ptos.
keys_corners-won = Llevas
keys_corners-book = ¡Una escala: { $points } puntos!
    .stack = ¡Un cuarteto: { $points } puntos!
keys_corners-discards = Descarto
keys_corners-in-scale = Notas de la escala
keys_corners-outside = Otras notas
keys_corners-spaces = Bases y esquinas
keys_corners-empty = vacía
keys_corners-space-with = { CAPITAL($space) }: { $contents }
keys_corners-pick-up = Tomar el { $note } { $from_off }
    .above = Tomar el { $note } { $from_off }, con todo lo de encima
keys_corners-put = Poner { $to_onto }
keys_corners-how-many = Cuántas cartas tomar
keys_corners-fewer = Una carta menos
keys_corners-more = Una carta más
keys_corners-now-move = { common-cards } { $from_off }: elige el destino.
keys_corners-wild = Un comodín
keys_corners-now-put = { $card }: elige adónde va.
    .discard = { $card }: elige adónde va, o los descartes.
    .fill = { $card }: pon la carta { $gaps_onto }.
keys_corners-pick-first = Toma una carta y luego elige adónde va.
keys_corners-task-play-first = { keys_corners-pick-first } Si nada encaja, descarta una carta.
keys_corners-task-fill-from-discard = No te quedan cartas: elige los descartes y luego { $gaps }.
keys_corners-task-free = Sigue jugando, o termina tu turno con «Listo».
keys_corners-task-done = No se puede jugar nada más: termina tu turno con «Listo».
keys_corners-task-top = No te quedan cartas. Juega la carta de arriba de los descartes, o elige «Listo».
keys_corners-task-moves = No te quedan cartas. Mueve cartas en la mesa, o elige «Listo».
keys_corners-task-both = No te quedan cartas. Juega la carta de arriba de los descartes, mueve cartas en la mesa, o elige «Listo».
keys_corners-help-look-place = { $source ->
    [discard] Mira la carta de arriba de los descartes: ¿en qué pila encaja?
   *[hand] Mira la carta de arriba de cada pila: ¿cuál de tus cartas viene después?
}
keys_corners-help-look-fill = Una base, entre las esquinas, está vacía: llénala primero.
keys_corners-help-look-move = Mira las bases, entre las esquinas: ¿qué cartas encajan en otra pila?
keys_corners-help-look-discard = { $kept ->
    [none] Ninguna de tus cartas encaja. Sobre una nota de fuera de la escala solo va la misma nota.
   *[other] { keys_corners-help-look-done }
}
keys_corners-help-look-done = { $kept ->
    [note] Una carta encaja, pero entonces los demás completarían más fácilmente esa pila: guárdala por ahora.
    [wild] Podrías poner un comodín, pero es mejor guardarlo hasta que complete una pila.
   *[none] Ya no tienes que jugar ni mover nada.
}
keys_corners-help-answer-place = { $what ->
    [wild] Pon tu comodín { $to_onto }, como «{ $note }».
   *[note] El { $note } va { $to_onto }.
}
keys_corners-help-answer-fill = { $source ->
    [discard] { keys_corners-help-answer-place }
   *[hand] Una base puede empezar con cualquier carta: por ejemplo, pon { $what ->
        [wild] tu comodín { $to_onto }, como «{ $note }»
       *[note] el { $note } { $to_onto }
    }.
}
keys_corners-help-answer-move = Mueve { $moved } { $from_off } a { $to }.
keys_corners-help-answer-discard = El { $card } no encaja en ninguna parte: descarta esa carta. Así termina tu turno.
keys_corners-help-answer-done = Termina tu turno con «Listo».
keys_corners-corner-stays = Las cartas de una esquina se quedan ahí. Toma otra carta para ponerla encima.
keys_corners-only-hand = Solo puedes descartar una carta de tu mano.
keys_corners-space-name = { $space ->
    [N] pila de arriba
    [E] pila de la derecha
    [S] pila de abajo
    [W] pila de la izquierda
    [NW] esquina de arriba a la izquierda
    [NE] esquina de arriba a la derecha
    [SE] esquina de abajo a la derecha
   *[SW] esquina de abajo a la izquierda
}
keys_corners-space = la { keys_corners-space-name }
keys_corners-space-at = en { keys_corners-space }
keys_corners-space-onto = { keys_corners-space-at }
keys_corners-space-off = de { keys_corners-space }
keys_corners-placed = { $name } pone { $cards } { $to_onto }.
    .you = Pones { $cards } { $to_onto }.
keys_corners-placed-from-discard = { $name } toma { $cards } de los descartes y lo pone { $to_onto }.
    .you = Tomas { $cards } de los descartes y lo pones { $to_onto }.
keys_corners-moved = { $name } mueve { $cards } { $from_off } a { $to }.
    .you = Mueves { $cards } { $from_off } a { $to }.
keys_corners-discarded = { $name } descarta { $cards }.
    .you = Descartas { $cards }.
keys_corners-book-scale = { $name } completa la escala { $to_at }: { $points } puntos.
    .you = Completas la escala { $to_at }: { $points } puntos.
keys_corners-book-stack = { $name } completa el cuarteto del { $note } { $to_at }: { $points } puntos.
    .you = Completas el cuarteto del { $note } { $to_at }: { $points } puntos.
refusals-does-not-continue = { $place ->
    [next] { CAPITAL($to) } necesita un { $wants }, que viene después del { $top } en la escala.
    [first] { CAPITAL($to) } necesita un { $wants }, la tónica.
   *[stack] { CAPITAL($to) } necesita otro { $wants }: es una pila de una misma nota que no está en la escala.
} { $degree ->
    [0] El { $note } no está en la escala.
   *[other] El { $note } es el { $degree ->
        [1] primer
        [2] segundo
        [3] tercer
        [4] cuarto
        [5] quinto
        [6] sexto
        [7] séptimo
        [8] octavo
        [9] noveno
        [10] décimo
        [11] undécimo
       *[12] duodécimo
    } grado de la escala.
}
    .brief = Esa carta no va { $to_onto }.
refusals-pile-complete = Ya no va nada encima del { $top } { $to_at }: es la última nota de la escala.
refusals-fill-first = Pon primero una carta { $gaps_onto }: no hay ninguna.
refusals-fill-from-hand = Llena la base con una carta de tu mano: aún te quedan.
refusals-not-discard-top = De los descartes solo puedes tomar la carta de arriba.
refusals-wild-needs-name = ¿Qué nota quieres que sea tu comodín?
refusals-note-has-name = Un { $card } es un { $card }: solo un comodín puede ser otra nota.
refusals-not-a-foundation = Solo puedes mover cartas de las bases. Las de una esquina se quedan ahí.
refusals-same-pile = Las cartas ya están ahí.
refusals-empty-pile = No hay nada { $from_at }.
refusals-too-many = Puedes mover { $height } como máximo { $from_off }.
refusals-not-longer = Solo puedes mover una parte de una pila a otra base si allí queda una pila más larga que esta. Allí habría { $sum } cartas, y en esta hay { $height }.
refusals-stack-stays = El { $note } no está en la escala: las esquinas son solo para notas de la escala.
refusals-too-high = Una pila de la misma nota tiene como máximo { $most } cartas. Serían { $sum }.
refusals-discard-only-play = Ya has jugado en este turno: ahora no puedes descartar.
refusals-card-fits-pile = Puedes poner el { $card } { $to_onto }.
    .brief = Esa carta se puede poner.
refusals-wild-fits = Nunca hace falta descartar un comodín: siempre encaja en algún sitio.
refusals-move-first = Aún tienes que mover cartas en la mesa antes de que acabe tu turno: de { $from } a { $to }.
    .brief = En la mesa hay cartas que encajan en otra pila: muévelas antes de terminar tu turno.
refusals-play-first = Juega primero al menos una vez. Si nada encaja, descarta una carta.
keys_corners_first_steps-place = La fila de notas es una escala. Cada carta de la mesa empieza una pila. Sobre una nota de la escala va la siguiente.
    .task = Juega una carta en una pila donde sea la nota siguiente de la escala.
keys_corners_first_steps-step = En la fila, S es un semitono: lleva a la tecla de al lado. T es un tono: se salta una tecla. Juega la nota siguiente.
    .task = Juega la nota siguiente de la escala.
keys_corners_first_steps-move = En las cuatro esquinas, la escala crece desde su primera nota, la tónica. Lleva a una esquina la pila que empieza con ella.
    .task = Lleva a una esquina la pila con la tónica, la primera nota de la escala.
keys_corners_first_steps-fill = Los cuatro lugares entre las esquinas se llaman bases. Una está vacía y hay que llenarla primero.
    .task = Juega una carta en la base vacía.
keys_corners_first_steps-corner = Ahora la escala tiene cinco notas: { KEY("C") } { music-scale-major_pentatonic }. El 3 son tres semitonos. Empiézala en una esquina, con la tónica.
    .task = Empieza la escala en una esquina, con la tónica.
keys_corners_first_steps-book = Completa la escala en la esquina. Solo los montones completos dan puntos.
keys_corners_first_steps-done = Tu turno aún no ha terminado.
keys_corners_first_steps-discard = La escala vuelve a ser { KEY("C") } { music-scale-major }. Sobre una nota de fuera de la escala solo va la misma nota.
keys_corners_first_steps-done-1 = ¡Ya está! Aún no hay puntos: los consigues cuando una pila tiene toda la escala.
keys_corners_first_steps-done-3 = Una esquina empieza con la primera nota de la escala, la tónica. Una base puede empezar con cualquier nota, pero no puede quedarse vacía.
keys_corners_first_steps-done-4 = ¡Ya está! La partida termina cuando no quedan cartas en el mazo ni en ninguna mano. Gana quien tiene más puntos.
keys_corners_first_steps-done-5 = Así es Key’s Corners: construye la escala en las esquinas y complétala para sumar puntos.
keys_corners_rules-lead = Construye _{ $scale }_ hacia arriba en las esquinas. Quien pone la última nota se lleva toda la pila. Gana quien tiene más puntos.
keys_corners_rules-scale =
    Este juego te ayuda a recordar las notas de una tonalidad. Una _escala_ sube nota a nota desde la primera, la _tónica_, hasta volver a ella. Sus pasos siguen una _fórmula_, casi siempre de semitonos y tonos:

    - Un _semitono_ (segunda menor) lleva al número siguiente del reloj, del 12 al 1 o del 4 al 5: de { NOTE("C") } a { NOTE("C#") } o { NOTE("Db") }, de { NOTE("E") } a { NOTE("F") }.
    - Un _tono_ (segunda mayor) se salta un número, del 12 al 2 o del 4 al 6: de { NOTE("C") } a { NOTE("D") }, de { NOTE("E") } a { NOTE("F#") } o { NOTE("Gb") }.
    - La escala _mayor_ sube: tono, tono, semitono, tono, tono, tono y, hasta la tónica de arriba, semitono.
keys_corners_rules-setup = De { $low } a { $high } jugadores. Antes de cada ronda, acordad una escala. Podéis apuntarla. Todos reciben { $hand } cartas. El mazo está en el centro. A su alrededor se descubren cuatro cartas: al norte, al este, al sur y al oeste. Si una es un comodín, vuelve al mazo, se baraja y se descubre otra carta. Empieza quien está a la izquierda de quien reparte.
keys_corners_rules-table =
    - Con las cuatro cartas empiezan las _bases_. Una base sube por la escala desde su primera nota hasta la última de la escala. Sobre una nota de fuera de la escala solo va la misma nota, por ejemplo el { NOTE("Ab") } en { KEY("D") } mayor: hasta { $stack_cards } cartas.
    - Las cuatro _esquinas_ están vacías al principio. Una esquina empieza con la tónica, en { KEY("D") } mayor con el { NOTE("D") } en cualquiera de las cuatro, y sube desde ahí.
    - No cuenta el nombre, sino el número del reloj: en { KEY("Gb") } mayor, la carta del { KEY("B") } es un { KEY("Cb") }.
keys_corners_rules-turn =
    Primero robas hasta tener { $hand } cartas, menos en tu primer turno. Después juegas cuantas veces quieras, al menos una:

    - _Pon_ una carta de tu mano, o la de arriba de los descartes, en una pila donde encaje.
    - _Mueve_ una base, o su parte de arriba, a una esquina donde encaje, o una base entera a otra donde encaje. La parte de arriba solo puede ir a otra base si la pila de allí queda más larga de lo que era esta. Las cartas nunca salen de una esquina.
    - Un _comodín_ vale por cualquier nota: dices cuál al ponerlo, y sigue siendo esa nota.
    - Di _Listo_ cuando hayas terminado. Pero antes de decirlo, o de descartar, tienes que hacer todos los movimientos posibles a una esquina que ya tiene cartas, o de una base entera a otra.
keys_corners_rules-fill = Llena una base vacía antes que nada, con cualquier carta de tu mano. Si no te quedan, toma la de arriba de los descartes. Si tampoco hay descartes, debe llenarla el siguiente que tenga cartas. Las esquinas vacías pueden quedar vacías; allí solo puede ir la tónica, sola o con las cartas que tiene encima.
keys_corners_rules-discard = Si aún no has jugado en este turno, en vez de poner una carta puedes descartar una que no encaje en ninguna parte. Con eso termina tu turno. Nadie tiene que jugar la carta de arriba de los descartes, salvo para llenar una base. Cuando ya has hecho una jugada, puedes guardarte las demás cartas, aunque encajen.
keys_corners_rules-mistakes = No hay penalizaciones: una carta que no encaja vuelve a tu mano. Por ejemplo, en { KEY("C") } mayor el { NOTE("E") } no va sobre el { NOTE("C") }, porque antes viene el { NOTE("D") }.
keys_corners_rules-empty = Cuando el mazo está vacío, ya nadie roba. Si no tienes cartas ni nada que jugar, pierdes el turno. La ronda termina cuando todas las manos están vacías.
keys_corners_rules-winning = Una escala completa, de la tónica a su última nota: _{ $scale_points } puntos_ para quien pone la última nota y se lleva la pila, esté donde esté. Un cuarteto, { $stack_cards } cartas de una nota de fuera de la escala: _{ $stack_points } puntos_ para quien pone la última. Gana quien tiene más puntos.
