map-lead = Cada punto es una pequeña cosa que se puede saber. Elige uno para ver qué dicen de él tus respuestas.
map-empty = Este mapa muestra lo que sabes. Se va llenando cuando respondes preguntas y cuando juegas.
map-helped = En tu última partida respondiste casi siempre con ayuda. Esas respuestas aún no cuentan aquí: prueba algunos turnos por tu cuenta y pide ayuda si no sabes seguir.
map-start = Empezar la práctica de hoy
map-due-count = { $count ->
    [0] Ahora mismo no hay nada que repasar.
   *[other] Por repasar: { $count }
}
map-legend = Qué significan los signos
map-state-new = nuevo
    .means = Todavía no te lo han preguntado.
map-state-shaky = lo estás aprendiendo
    .means = Todavía no lo sabes bien, solo has acertado una vez o la última vez fallaste.
map-state-today = hoy te ha salido bien
    .means = Ahora lo sabes. Otros días mostrarán si dura.
map-state-lasts = seguro
    .means = Lo has sabido varios días, durante una semana o más. La semana que viene deberías saberlo todavía.
map-views = Vista
map-view-letters = Nombres
    .title = Intervalos de nombre a nombre
map-view-clock = Reloj
    .title = El reloj de la escala cromática
map-view-keyboard = Teclado
    .title = Teclas, tonos y otros nombres
map-view-staff = Pentagrama
    .title = Lugares en el pentagrama
map-view-fifths = Quintas
    .title = Las armaduras en el círculo de quintas
map-view-scales = Escalas
    .title = Escalas e intervalos
map-view-ear = De oído
    .title = Solo de oído, sin ver
map-view-list = Lista
    .title = Todo en palabras
map-letters-up = { CAPITAL(music-interval) } hacia arriba
map-letters-down = { CAPITAL(music-interval) } hacia abajo
map-half-steps = Un semitono por encima de…
map-whole-steps = Un tono por encima de…
map-other-names = Otro nombre para…
map-major-keys = Mayor
map-minor-keys = Menor
map-minor-key = { $tonic }
map-ear-steps = Tonos y semitonos
map-way-up = arriba
map-way-down = abajo
map-way-together = a la vez
map-filter-family = Mostrar
map-filter-state = Estado
map-filter-all = Todo
map-nothing = No hay resultados.
map-asked = { $times ->
    [one] Preguntado una vez, { $when }.
   *[other] Preguntado { $times } veces, la última { $when }.
}
map-when = { $kind ->
    [near] { $when }
    [weekday] el { $when }
   *[date] el { $when }
}
map-claimed = Todavía no se ha preguntado. Has dicho que lo sabes.
map-days = { $count ->
    [one] La última vez acertaste a la primera.
   *[other] Has acertado a la primera { $count } días seguidos.
}
map-slow = Todavía tardas un poco en responder.
map-due = Conviene repasarlo pronto.
map-needs = Aprende esto primero
map-practice = Practicar esto
map-known = Esto ya lo sé
    .noted = Anotado. Pronto se te preguntará para comprobarlo.
map-suspect-starts-at-zero = Quizá cuentas la primera nota como cero. Cuéntala como uno.
map-suspect-one-short = Quizá dejas de contar una nota antes de tiempo.
map-suspect-direction = Quizá subes en vez de bajar, o al revés.
map-suspect-bass-as-treble = Quizá lees la clave de fa como si fuera la de sol.
map-suspect-treble-as-bass = Quizá lees la clave de sol como si fuera la de fa.
map-suspect-third-slip = Quizá lees una línea o un espacio más arriba o más abajo.
map-suspect-next-place = Quizá confundes una línea con el espacio de al lado.
map-suspect-all-letters-whole = Quizá cuentas un tono entre todas las notas vecinas. De { NOTE("E") } a { NOTE("F") } y de { NOTE("B") } a { NOTE("C") } hay un semitono.
map-suspect-half-for-whole = Quizá cuentas un semitono donde se pide un tono.
map-suspect-whole-for-half = Quizá cuentas un tono donde se pide un semitono.
map-suspect-sharp-lowers = Quizá bajas con un sostenido o subes con un bemol. El sostenido sube, el bemol baja.
map-suspect-one-name-only = Quizá das a una nota un solo nombre.
map-suspect-signature-ignored = Quizá te olvidas de los sostenidos o bemoles de la escala.
map-suspect-relative-key = Quizá confundes mayor y menor en las armaduras.
map-suspect-no-raised-seventh = Quizá no subes el séptimo grado de la escala menor donde hay que subirlo.
map-suspect-octave-or-fifth = Quizá confundes octavas y quintas de oído.
map-suspect-too-small = Quizá eliges, de oído, un intervalo más pequeño que el que suena.
map-week = Esta semana
map-week-days = { $count ->
    [0] Todavía sin practicar.
    [one] Has practicado 1 día.
   *[other] Has practicado { $count } días.
} { $goal ->
    [0] { "" }
   *[other] Tu meta: { $goal } días.
}
map-goal = Meta
map-goal-days = { $count ->
    [0] Ninguna
   *[other] { $count } días por semana
}
map-better = Ahora sabes mejor
map-better-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}
