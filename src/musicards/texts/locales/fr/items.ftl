items-ask-letter = Quelle note se trouve { music-an-interval } au-dessus du { $from } ?
    .down = Quelle note se trouve { music-an-interval } au-dessous du { $from } ?
items-ask-step = Quelle note se trouve { music-a-step } au-dessus du { $from } ?
items-ask-place = Quelle est cette note ?
items-ask-key = Où est le { $note } sur le piano ?
items-ask-piano = Quelle note donne cette touche ?
items-ask-hour = Quelle note est au numéro { $hour } de l’horloge ?
items-ask-enharmonic = Quel autre nom a le { $note } ?
items-ask-signature = Quelle est l’armure de { $key } ?
items-ask-tonic = Quelle tonalité majeure a cette armure ?
    .minor = Quelle tonalité mineure a cette armure ?
items-ask-degree = Gamme de { $scale }, en montant : quelle note vient après le { $after } ?
items-ask-formula = Quels écarts se suivent en { $scale }, à partir de la tonique ?
items-ask-scale = Quelle est cette gamme, à partir du { $tonic } ?
items-ask-quality = Quel intervalle y a-t-il du { $from } au { $to }, en montant ?
items-ask-ear-up = Les deux notes montent : quel intervalle entends-tu ?
items-ask-ear-down = Les deux notes descendent : quel intervalle entends-tu ?
items-ask-ear-together = Les deux notes sonnent ensemble : quel intervalle entends-tu ?
items-ask-ear-step = Entends-tu un demi-ton ou un ton ?
items-ask-ear-scale = Quelle gamme entends-tu ?
items-ask-chord = Quel est cet accord ?
items-ask-build = Construis un accord sur { $root } : { $chord }.
items-ask-inversion = Dans quelle position est cet accord ?
items-ask-function = Quel est cet accord en { $key } ?
items-ask-harmony = Quel accord entends-tu ?
items-right = { $answer } : juste
items-wrong = { $answer } : faux
items-answers = Réponses
items-letters = Noms des notes
items-signs = Bémol, bécarre, dièse
items-hear-again = Réécouter
items-dont-know = Je ne sais pas
items-chord = { $chord ->
    [major] accord majeur
    [minor] accord mineur
    [diminished] accord diminué
    [augmented] accord augmenté
    [dominant_seventh] septième de dominante
    [major_seventh] septième majeure
    [minor_seventh] mineur septième
    [half_diminished_seventh] septième demi-diminuée
   *[diminished_seventh] septième diminuée
}
items-inversion = { $member ->
    [root] état fondamental
    [third] premier renversement
    [fifth] deuxième renversement
   *[seventh] troisième renversement
}
items-numeral = degré { $degree }, { $chord }
items-choose-names = Choisis le nom, puis l’altération : ♯, ♭ ou aucune.
items-choose-keys = Choisis ses { $count } touches, dans l’ordre que tu veux.
items-no-sign = aucune
items-choose-ringed = Choisis une des touches marquées d’un cercle.
items-sound-off = Le son est coupé.
    .turn-on = Activer le son
items-not-by-sound = Choisis cette réponse sur la page.
items-clock = L’horloge, avec le numéro { $hour } marqué
items-staff-note = { $clef ->
    [bass] Clé de fa
    [alto] Clé d’ut 3e ligne
    [tenor] Clé d’ut 4e ligne
   *[treble] Clé de sol
} : { $where ->
    [line] sur la ligne { $number }
    [space] dans l’interligne { $number }
    [above] juste au-dessus de la portée
    [below] juste au-dessous de la portée
    [ledger-above] sur la ligne supplémentaire { $number } au-dessus de la portée
    [ledger-below] sur la ligne supplémentaire { $number } au-dessous de la portée
    [over] au-dessus de la ligne supplémentaire { $number }, en haut
   *[under] au-dessous de la ligne supplémentaire { $number }, en bas
}{ $sign ->
    [sharp] , avec un dièse
    [flat] , avec un bémol
   *[none] { "" }
}
items-staff-notes = Portée avec { $notes }
items-staff-signature = Portée : { $signature }
items-hint-letters = Choisis le nom, ou tape sa lettre (`A` = la).
items-hint-names = Ou tape la lettre (`A` = la), puis `B` pour ♭, `#` pour ♯ ou `N` pour aucune altération.
items-hint-choices = Choisis la réponse, ou tape son numéro.
    .notes = Choisis la réponse, ou tape sa lettre (`A` = la).
items-hint-keys = Choisis la touche. Les douze touches de la rangée du haut de ton clavier, à partir de `1`, sont les douze touches du piano, de gauche à droite.
items-hint-chord-keys = Les douze touches de la rangée du haut de ton clavier, à partir de `1`, sont les douze touches du piano, de gauche à droite. Choisir une touche une deuxième fois la relâche.
items-hint-signatures = Choisis l’armure, ou tape le nombre de signes, puis `B` pour ♭ ou `#`.
items-not-by-name = Montre cette note au lieu de la dire : choisis-la ou joue-la.
items-no-name = pas d’autre nom
