atoms-letter-up = { music-an-interval } au-dessus de { $note }
atoms-letter-down = { music-an-interval } au-dessous de { $note }
atoms-step = { music-a-step } au-dessus de { $note }
atoms-place = { $note } en { $clef ->
    [bass] clé de fa
   *[treble] clé de sol
}
atoms-key = { $note } au piano
atoms-hour = { $hour } sur l’horloge
atoms-enharmonic = autre nom de { $note }
atoms-signature = armure de { $key }
atoms-degree = { $kind } : note { $number }
atoms-formula = { $kind } : structure
atoms-quality = { $name } entre deux notes
atoms-ear = { $sound } à l’oreille{ $way ->
    [up] , en montant
    [down] , en descendant
    [together] , les deux notes ensemble
   *[once] { "" }
}
