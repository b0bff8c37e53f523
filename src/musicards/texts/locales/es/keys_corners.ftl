keys_corners-subtitle = Las esquinas de la escala
keys_corners-tagline = Construye una escala de esquina en esquina.
keys_corners-aim = Construye { $scale } hacia arriba en las esquinas. Una escala completa vale { $scale_points } puntos; { $stack_cards } cartas de otra nota, { $stack_points }. Gana quien tiene más puntos.
keys_corners-score = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
keys_corners-keys =
    ← →: ir a tu mano y recorrerla, o recorrer un montón
    Espacio: tomar una carta o soltarla
    7 8 9: la fila de arriba, como en un teclado numérico
    4 5 6: oeste, los descartes, este
    1 2 3: la fila de abajo
    + −: tomar más o menos cartas de un montón
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
keys_corners-book = una escala: +{ $points }
    .stack = un cuarteto: +{ $points }
keys_corners-discards = descarta
keys_corners-in-scale = Notas de la escala
keys_corners-outside = Otras notas
keys_corners-spaces = Bases y esquinas
keys_corners-empty = vacía
keys_corners-space-with = { CAPITAL($space) }: { $contents }
keys_corners-pick-up = Tomar { $note } { $from_off }
    .above = Tomar { $note } { $from_off }, con todo lo de encima
keys_corners-put = Poner { $to_onto }
keys_corners-how-many = Cuántas cartas tomar
keys_corners-fewer = Una carta menos
keys_corners-more = Una carta más
keys_corners-now-move = { common-cards } { $from_off }: elige el destino.
keys_corners-wild = Un comodín
keys_corners-now-put = { $card }: elige adónde va.
    .discard = { $card }: elige adónde va, o los descartes si no encaja en ninguna parte.
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
    [discard] Mira la carta de arriba de los descartes: ¿en qué montón encaja?
   *[hand] Mira la carta de arriba de cada montón: ¿cuál de tus cartas viene después?
}
keys_corners-help-look-fill = Una base está vacía y hay que llenarla primero.
keys_corners-help-look-move = Mira las bases: ¿cuál continúa otro montón?
keys_corners-help-look-discard = Compara tus cartas con los montones: una de ellas no encaja en ninguna parte.
keys_corners-help-look-done = Ya no tienes que jugar ni mover nada.
keys_corners-help-answer-place = { CAPITAL($note) } va { $to_onto }.
keys_corners-help-answer-fill = { keys_corners-help-answer-place }
keys_corners-help-answer-move = Mueve las cartas { $from_off } { $to_onto }.
keys_corners-help-answer-discard = { CAPITAL($card) } no encaja en ninguna parte: descarta esa carta.
keys_corners-help-answer-done = Termina tu turno con «Listo».
keys_corners-corner-stays = Las cartas de una esquina se quedan ahí. Toma otra carta para ponerla encima.
keys_corners-only-hand = Solo puedes descartar una carta de tu mano.
