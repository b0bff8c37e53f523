atoms-letter-up = { music-an-interval } sopra { $note }
atoms-letter-down = { music-an-interval } sotto { $note }
atoms-step = { music-a-step } sopra { $note }
atoms-place = { $note } in { $clef ->
    [bass] chiave di basso
   *[treble] chiave di violino
}
atoms-key = { $note } sul pianoforte
atoms-hour = numero { $hour } dell’orologio
atoms-enharmonic = altro nome di { $note }
atoms-signature = armatura di { $key }
atoms-degree = { $kind }: grado { $number }
atoms-formula = { $kind }: formula
atoms-quality = { $name } tra due note
atoms-ear = { $sound } a orecchio{ $way ->
    [up] , verso l’alto
    [down] , verso il basso
    [together] , le due note insieme
   *[once] { "" }
}
atoms-family-letter = Intervalli da nome a nome
atoms-family-step = Semitoni e toni
atoms-family-place = Note sul pentagramma
atoms-family-key = Tasti del pianoforte
atoms-family-hour = Numeri dell’orologio
atoms-family-enharmonic = Altri nomi delle note
atoms-family-signature = Armature di chiave
atoms-family-degree = Gradi delle scale
atoms-family-formula = Formule delle scale
atoms-family-quality = Intervalli tra note
atoms-family-ear = A orecchio
atoms-family-piano = Nomi dei tasti
atoms-family-scale = Riconoscere le scale
atoms-clef-treble = Chiave di violino
atoms-clef-bass = Chiave di basso
atoms-clef-both = Tutte e due le chiavi
