items-ask-letter = ¿Qué nota está { music-an-interval } por encima del { $from }?
    .down = ¿Qué nota está { music-an-interval } por debajo del { $from }?
items-ask-step = ¿Qué nota está { music-a-step } por encima del { $from }?
items-ask-place = ¿Qué nota es esta?
items-ask-key = ¿Dónde está el { $note } en el piano?
items-ask-piano = ¿Qué nota es esta tecla?
items-ask-hour = ¿Qué nota está en el número { $hour } del reloj?
items-ask-enharmonic = ¿Qué otro nombre tiene el { $note }?
items-ask-signature = ¿Qué armadura tiene { $key }?
items-ask-tonic = ¿Qué tonalidad mayor tiene esta armadura?
    .minor = ¿Qué tonalidad menor tiene esta armadura?
items-ask-degree = { $scale }, subiendo: ¿qué nota viene después del { $after }?
items-ask-formula = ¿Qué tonos y semitonos forman la escala «{ $scale }», desde la tónica?
items-ask-scale = ¿Qué escala de { $tonic } es esta?
items-ask-quality = ¿Qué intervalo hay entre el { $from } y el { $to } de arriba?
items-ask-ear-up = ¿Qué intervalo ascendente oyes?
items-ask-ear-down = ¿Qué intervalo descendente oyes?
items-ask-ear-together = ¿Qué intervalo oyes? Las dos notas suenan a la vez.
items-ask-ear-step = ¿Oyes un semitono o un tono?
items-ask-ear-scale = ¿Qué escala oyes?
items-ask-chord = ¿Qué acorde es?
items-ask-build = Forma un acorde sobre { $root }: { $chord }.
items-ask-inversion = ¿En qué posición está este acorde?
items-ask-function = ¿Qué acorde es en { $key }?
items-ask-harmony = ¿Qué acorde oyes?
items-right = { $answer }: correcto
items-wrong = { $answer }: incorrecto
items-answers = Respuestas
items-letters = Nombres de las notas
items-signs = Bemol, becuadro, sostenido
items-hear-again = Escuchar otra vez
items-dont-know = No lo sé
items-chord = { $chord ->
    [major] tríada mayor
    [minor] tríada menor
    [diminished] tríada disminuida
    [augmented] tríada aumentada
    [dominant_seventh] séptima de dominante
    [major_seventh] séptima mayor
    [minor_seventh] menor séptima
    [half_diminished_seventh] séptima semidisminuida
   *[diminished_seventh] séptima disminuida
}
items-inversion = { $member ->
    [root] estado fundamental
    [third] primera inversión
    [fifth] segunda inversión
   *[seventh] tercera inversión
}
items-numeral = grado { $degree }, { $chord }
items-choose-names = Elige el nombre y después la alteración: ♯, ♭ o ninguna.
items-choose-keys = Elige sus { $count } teclas, en cualquier orden.
items-no-sign = ninguna
items-choose-ringed = Elige una de las teclas con un círculo.
items-sound-off = El sonido está desactivado.
    .turn-on = Activar el sonido
items-not-by-sound = Elige esta respuesta en la página.
items-clock = El reloj, con el número { $hour } marcado
items-staff-note = { $clef ->
    [bass] Clave de fa
    [alto] Clave de do en tercera
    [tenor] Clave de do en cuarta
   *[treble] Clave de sol
}: { $where ->
    [line] en la línea { $number }
    [space] en el espacio { $number }
    [above] justo encima del pentagrama
    [below] justo debajo del pentagrama
    [ledger-above] en la línea adicional { $number } encima del pentagrama
    [ledger-below] en la línea adicional { $number } debajo del pentagrama
    [over] encima de la línea adicional { $number }, arriba
   *[under] debajo de la línea adicional { $number }, abajo
}{ $sign ->
    [sharp] , con un sostenido
    [flat] , con un bemol
   *[none] { "" }
}
items-staff-notes = Pentagrama con { $notes }
items-staff-signature = Pentagrama: { $signature }
items-hint-letters = Elige el nombre, o escribe su letra (`A` = la).
items-hint-names = O escribe la letra (`A` = la) y después `B` para ♭, `#` para ♯ o `N` si no lleva alteración.
items-hint-choices = Elige la respuesta, o escribe su número.
    .notes = Elige la respuesta, o escribe su letra (`A` = la).
items-hint-keys = Elige la tecla. Las doce teclas de la fila de arriba de tu teclado, desde el `1`, son las doce teclas del piano, de izquierda a derecha.
items-hint-chord-keys = Las doce teclas de la fila de arriba de tu teclado, desde el `1`, son las doce teclas del piano, de izquierda a derecha. Si eliges una otra vez, la sueltas.
items-hint-signatures = Elige la armadura, o escribe cuántos signos tiene y después `B` para ♭ o `#`.
items-not-by-name = Muestra esta nota en vez de decirla: elígela en la pantalla o hazla sonar.
items-no-name = ningún otro nombre
