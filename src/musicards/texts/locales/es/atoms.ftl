atoms-letter-up = { music-an-interval } por encima de { $note }
atoms-letter-down = { music-an-interval } por debajo de { $note }
atoms-step = { music-a-step } por encima de { $note }
atoms-place = { $note } en { $clef ->
    [bass] clave de fa
   *[treble] clave de sol
}
atoms-key = { $note } en el piano
atoms-hour = { $hour } en el reloj
atoms-enharmonic = otro nombre de { $note }
atoms-signature = armadura de { $key }
atoms-degree = { $kind }: nota { $number }
atoms-formula = { $kind }: fórmula
atoms-quality = { $name } entre dos notas
atoms-ear = { $sound } de oído{ $way ->
    [up] , hacia arriba
    [down] , hacia abajo
    [together] , las dos notas a la vez
   *[once] { "" }
}
