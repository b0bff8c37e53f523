rhythm-value-w = { $count ->
    [one] ronde
   *[other] { $count } rondes
}
rhythm-value-w-dot = { $count ->
    [one] ronde pointée
   *[other] { $count } rondes pointées
}
rhythm-value-w-rest = { $count ->
    [one] pause
   *[other] { $count } pauses
}
rhythm-value-w-rest-dot = { $count ->
    [one] pause pointée
   *[other] { $count } pauses pointées
}
rhythm-value-h = { $count ->
    [one] blanche
   *[other] { $count } blanches
}
rhythm-value-h-dot = { $count ->
    [one] blanche pointée
   *[other] { $count } blanches pointées
}
rhythm-value-h-rest = { $count ->
    [one] demi-pause
   *[other] { $count } demi-pauses
}
rhythm-value-h-rest-dot = { $count ->
    [one] demi-pause pointée
   *[other] { $count } demi-pauses pointées
}
rhythm-value-q = { $count ->
    [one] noire
   *[other] { $count } noires
}
rhythm-value-q-dot = { $count ->
    [one] noire pointée
   *[other] { $count } noires pointées
}
rhythm-value-q-rest = { $count ->
    [one] soupir
   *[other] { $count } soupirs
}
rhythm-value-q-rest-dot = { $count ->
    [one] soupir pointé
   *[other] { $count } soupirs pointés
}
rhythm-value-e = { $count ->
    [one] croche
   *[other] { $count } croches
}
rhythm-value-e-dot = { $count ->
    [one] croche pointée
   *[other] { $count } croches pointées
}
rhythm-value-e-rest = { $count ->
    [one] demi-soupir
   *[other] { $count } demi-soupirs
}
rhythm-value-e-rest-dot = { $count ->
    [one] demi-soupir pointé
   *[other] { $count } demi-soupirs pointés
}
rhythm-value-s = { $count ->
    [one] double croche
   *[other] { $count } doubles croches
}
rhythm-value-s-rest = { $count ->
    [one] quart de soupir
   *[other] { $count } quarts de soupir
}
rhythm-tied = { $first } liée à { $next }
rhythm-bar = barre de mesure
rhythm-beats = { $meter }, { $tempo } temps par minute
rhythm-ask-tap = Frappe ce rythme.
rhythm-ask-hear = Quel rythme entends-tu ?
rhythm-start = Commencer
rhythm-stop = Arrêter
rhythm-tap = Frappe ici
rhythm-lead = Tu entends d’abord une mesure de clics. Puis frappe au début de chaque note : ici, ou avec la barre d’espace. Jusqu’à { $ms } ms trop tôt ou trop tard, c’est en mesure.
rhythm-none = Aucune frappe reçue. Essaie encore.
rhythm-score = Notes en mesure : { $right } sur { $count }
rhythm-early = Note { $note } : { $ms } ms trop tôt
rhythm-late = Note { $note } : { $ms } ms trop tard
rhythm-missed = Note { $note } : oubliée
rhythm-extra = { $count ->
    [one] Une frappe de trop
   *[other] { $count } frappes de trop
}
rhythm-own = Écouter tes frappes
rhythm-right = Écouter le rythme
rhythm-taps = { $count ->
    [one] une frappe
   *[other] { $count } frappes
}
rhythm-how-tap = Compte les temps à voix haute en frappant : { $rhythm }.
rhythm-how = Les deux diffèrent à partir du temps { $beat } de la mesure { $measure }. Compte en écoutant les deux : { $rhythm }.
    .alone = Compte les temps à voix haute en écoutant : { $rhythm }.
rhythm-meters = Mesures
rhythm-values = Valeurs de notes en plus du temps
rhythm-has-half = plus d’un temps
rhythm-has-eighth = croches
rhythm-has-sixteenth = doubles croches
rhythm-has-dotted = notes pointées
rhythm-has-rest = silences
rhythm-has-tie = liaisons et syncopes
rhythm-tempo = Temps par minute
rhythm-measures = Nombre de mesures
rhythm-number-of-measures = { $count ->
    [one] 1 mesure
   *[other] { $count } mesures
}
