music-interval = { $interval ->
    [1] unisson
    [2] seconde
    [3] tierce
    [4] quarte
    [5] quinte
    [6] sixte
    [7] septième
    [8] octave
    [9] neuvième
    [10] dixième
    [11] onzième
    [12] douzième
    [13] treizième
    [14] quatorzième
   *[15] double octave
}
music-an-interval = une { music-interval }
music-interval-name = { music-interval } { $times ->
    [1] { "" }
    [2] doublement
   *[other] { $times } fois
} { $quality ->
    [perfect] juste
    [major] { $interval ->
        [1] majeur
       *[other] majeure
    }
    [minor] { $interval ->
        [1] mineur
       *[other] mineure
    }
    [augmented] { $interval ->
        [1] augmenté
       *[other] augmentée
    }
   *[diminished] { $interval ->
        [1] diminué
       *[other] diminuée
    }
}
music-interval-beyond = { $name } plus { $octaves ->
    [one] 1 octave
   *[other] { $octaves } octaves
}
music-a-step = { $step ->
    [whole] un ton
   *[half] un demi-ton
}
music-syllables = do ré mi fa sol la si
music-accidental = { $accidental ->
    [sharp] dièse
    [flat] bémol
   *[natural] bécarre
}
music-accidentals = { $count ->
    [1] { music-accidental }
    [2] double { music-accidental }
    [3] triple { music-accidental }
   *[other] { $count } fois { music-accidental }
}
music-altered = { $name } { $accidentals }
music-degree = { $degree }, octave { $octave }
music-scale-major = majeur
music-scale-natural_minor = mineur naturel
music-scale-harmonic_minor = mineur harmonique
music-scale-melodic_minor = mineur mélodique
music-scale-ionian = ionien
music-scale-dorian = dorien
music-scale-phrygian = phrygien
music-scale-lydian = lydien
music-scale-mixolydian = mixolydien
music-scale-aeolian = éolien
music-scale-locrian = locrien
music-scale-major_pentatonic = pentatonique majeure
music-scale-minor_pentatonic = pentatonique mineure
music-scale-blues = blues
music-scale-whole_tone = par tons
music-scale-custom = formule personnelle
music-scale-on = { $kind ->
    [custom] { $tonic }, formule personnelle
   *[other] { $tonic } { $name }
}
music-signature = { $count ->
    [0] aucune altération
    [one] { $count } { music-accidental }
   *[other] { $count } { $accidental ->
        [sharp] dièses
       *[flat] bémols
    }
}
music-key = { $tonic } majeur
    .minor = { $tonic } mineur
music-half-steps = { $half_steps ->
    [one] { $half_steps } demi-ton
   *[other] { $half_steps } demi-tons
}
music-step-up = { $half_steps ->
    [1] demi-ton
    [2] ton
   *[other] { $half_steps } demi-tons
}
    .sign = { $half_steps ->
        [1] ½
        [2] T
       *[other] { $half_steps }
    }
music-note-then = { $number } : { $note }, puis { music-step-up }
music-card = { $names }, octave { $octave }, numéro { $hour } de l’horloge
music-wild-card = Joker, point d’interrogation
    .scale = Joker, gamme chromatique
music-piano-keys = Touches du piano
music-white-key = touche blanche { $number } sur 7
music-black-key = touche noire entre les touches blanches { $number } et { $next }
