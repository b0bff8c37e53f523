atoms-letter-up = { music-an-interval } sopra { $note }
atoms-letter-down = { music-an-interval } sotto { $note }
atoms-step = { music-a-step } sopra { $note }
atoms-place = { $note } in { $clef ->
    [bass] chiave di basso
   *[treble] chiave di violino
}
atoms-key = { $note } sul pianoforte
atoms-hour = { $hour } sull’orologio
atoms-enharmonic = altro nome di { $note }
atoms-signature = armatura di { $key }
atoms-degree = { $kind }: nota { $number }
atoms-formula = { $kind }: formula
atoms-quality = { $name } tra due note
atoms-ear = { $sound } a orecchio{ $way ->
    [up] , verso l’alto
    [down] , verso il basso
    [together] , le due note insieme
   *[once] { "" }
}
