atoms-letter-up = { music-an-interval } por encima de { $note }
atoms-letter-down = { music-an-interval } por debajo de { $note }
atoms-step = { music-a-step } por encima de { $note }
atoms-place = { $note } en { $clef ->
    [bass] clave de fa
   *[treble] clave de sol
}
atoms-key = { $note } en el piano
atoms-hour = número { $hour } del reloj
atoms-enharmonic = otro nombre de { $note }
atoms-signature = armadura de { $key }
atoms-degree = { $kind }: grado { $number }
atoms-formula = { $kind }: fórmula
atoms-quality = { $name } entre dos notas
atoms-ear = { $sound } de oído{ $way ->
    [up] , hacia arriba
    [down] , hacia abajo
    [together] , las dos notas a la vez
   *[once] { "" }
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
atoms-clef-treble = Clave de sol
atoms-clef-bass = Clave de fa
atoms-clef-both = Las dos claves
