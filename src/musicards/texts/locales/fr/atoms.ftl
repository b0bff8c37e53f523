atoms-letter-up = { music-an-interval } au-⁠dessus du { $note }
atoms-letter-down = { music-an-interval } au-⁠dessous du { $note }
atoms-step = { music-a-step } au-⁠dessus du { $note }
atoms-place = { $note } en { $clef ->
    [bass] clé de fa
   *[treble] clé de sol
}
atoms-key = { $note } au piano
atoms-hour = numéro { $hour } de l’horloge
atoms-enharmonic = autre nom du { $note }
atoms-signature = armure de { $key }
atoms-degree = { $kind } : degré { $number }
atoms-formula = { $kind } : formule
atoms-quality = { $name } entre deux notes
atoms-ear = { $sound } à l’oreille{ $way ->
    [up] , en montant
    [down] , en descendant
    [together] , les deux notes ensemble
   *[once] { "" }
}
atoms-family-letter = Intervalles entre noms de notes
atoms-family-step = Demi-tons et tons
atoms-family-place = Notes sur la portée
atoms-family-key = Touches du piano
atoms-family-hour = Numéros de l’horloge
atoms-family-enharmonic = Autres noms des notes
atoms-family-signature = Armures
atoms-family-degree = Degrés des gammes
atoms-family-formula = Formules des gammes
atoms-family-quality = Intervalles entre notes
atoms-family-ear = À l’oreille
atoms-family-piano = Noms des touches
atoms-family-scale = Reconnaître des gammes
atoms-family-chord = Accords sur la portée
atoms-family-build = Construire des accords
atoms-family-inversion = Renversements d’accords
atoms-family-function = Accords d’une tonalité
atoms-family-harmony = Accords à l’oreille
atoms-family-tap = Frapper un rythme
atoms-family-rhythm = Rythmes à l’oreille
