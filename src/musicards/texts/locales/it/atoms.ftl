atoms-letter-up = { music-an-interval } sopra il { $note }
atoms-letter-down = { music-an-interval } sotto il { $note }
atoms-step = { music-a-step } sopra il { $note }
atoms-place = { $note } in { $clef ->
    [bass] chiave di basso
   *[treble] chiave di violino
}
atoms-key = { $note } sul pianoforte
atoms-hour = numero { $hour } dell’orologio
atoms-enharmonic = altro nome del { $note }
atoms-signature = armatura di { $key }
atoms-degree = { $kind }: grado { $number }
atoms-formula = { $kind }: formula
atoms-quality = { $name } tra due note
atoms-ear = { $sound } { $way ->
    [up] ascendente, a orecchio
    [down] discendente, a orecchio
    [together] a orecchio, le due note insieme
   *[once] a orecchio
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
atoms-family-chord = Accordi sul pentagramma
atoms-family-build = Costruire accordi
atoms-family-inversion = Rivolti degli accordi
atoms-family-function = Accordi di una tonalità
atoms-family-harmony = Accordi a orecchio
atoms-family-tap = Battere un ritmo
atoms-family-rhythm = Ritmi a orecchio
