atoms-letter-up = { music-an-interval } por encima del { $note }
atoms-letter-down = { music-an-interval } por debajo del { $note }
atoms-step = { music-a-step } por encima del { $note }
atoms-place = { $note } en { $clef ->
    [bass] clave de fa
   *[treble] clave de sol
}
atoms-key = { $note } en el piano
atoms-hour = número { $hour } del reloj
atoms-enharmonic = otro nombre del { $note }
atoms-signature = armadura de { $key }
atoms-degree = { $kind }: grado { $number }
atoms-formula = { $kind }: fórmula
atoms-quality = { $name } entre dos notas
atoms-ear = { $sound } { $way ->
    [up] ascendente, de oído
    [down] descendente, de oído
    [together] de oído, las dos notas a la vez
   *[once] de oído
}
atoms-family-letter = Intervalos de nombre a nombre
atoms-family-step = Semitonos y tonos
atoms-family-place = Notas en el pentagrama
atoms-family-key = Teclas del piano
atoms-family-hour = Números del reloj
atoms-family-enharmonic = Otros nombres de las notas
atoms-family-signature = Armaduras
atoms-family-degree = Grados de las escalas
atoms-family-formula = Fórmulas de las escalas
atoms-family-quality = Intervalos entre notas
atoms-family-ear = De oído
atoms-family-piano = Nombres de las teclas
atoms-family-scale = Reconocer escalas
atoms-family-chord = Acordes en el pentagrama
atoms-family-build = Formar acordes
atoms-family-inversion = Inversiones de acordes
atoms-family-function = Acordes de una tonalidad
atoms-family-harmony = Acordes de oído
atoms-family-tap = Marcar un ritmo
atoms-family-rhythm = Ritmos de oído
