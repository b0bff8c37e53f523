music-interval = { $interval ->
    [1] unísono
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
    [6] sexta
    [7] séptima
    [8] octava
    [9] novena
    [10] décima
    [11] undécima
    [12] duodécima
    [13] decimotercera
    [14] decimocuarta
   *[15] decimoquinta
}
music-an-interval = una { music-interval }
music-interval-name = { music-interval } { $times ->
    [1] { "" }
    [2] doblemente
   *[other] { $times } veces
} { $quality ->
    [perfect] { $interval ->
        [1] justo
       *[other] justa
    }
    [major] mayor
    [minor] menor
    [augmented] { $interval ->
        [1] aumentado
       *[other] aumentada
    }
   *[diminished] { $interval ->
        [1] disminuido
       *[other] disminuida
    }
}
music-interval-beyond = { $name } más { $octaves ->
    [one] 1 octava
   *[other] { $octaves } octavas
}
music-a-step = { $step ->
    [whole] un tono
   *[half] un semitono
}
music-syllables = do re mi fa sol la si
music-accidental = { $accidental ->
    [sharp] sostenido
    [flat] bemol
   *[natural] becuadro
}
music-accidentals = { $count ->
    [1] { music-accidental }
    [2] doble { music-accidental }
    [3] triple { music-accidental }
   *[other] { $count } veces { music-accidental }
}
music-altered = { $name } { $accidentals }
music-degree = { $degree }, octava { $octave }
music-scale-major = mayor
music-scale-natural_minor = menor natural
music-scale-harmonic_minor = menor armónica
music-scale-melodic_minor = menor melódica
music-scale-ionian = jónico
music-scale-dorian = dórico
music-scale-phrygian = frigio
music-scale-lydian = lidio
music-scale-mixolydian = mixolidio
music-scale-aeolian = eólico
music-scale-locrian = locrio
music-scale-major_pentatonic = pentatónica mayor
music-scale-minor_pentatonic = pentatónica menor
music-scale-blues = blues
music-scale-whole_tone = de tonos enteros
music-scale-custom = fórmula propia
music-scale-on = { $kind ->
    [custom] tu propia escala sobre { $tonic }
   *[other] { $tonic } { $name }
}
music-signature = { $count ->
    [0] ninguna alteración
    [one] 1 { music-accidental }
   *[other] { $count } { $accidental ->
        [sharp] sostenidos
       *[flat] bemoles
    }
}
music-key = { $tonic } mayor
    .minor = { $tonic } menor
music-half-steps = { $half_steps ->
    [one] un semitono
   *[other] { $half_steps } semitonos
}
music-step-up = { $half_steps ->
    [1] semitono
    [2] tono
   *[other] { $half_steps } semitonos
}
    .sign = { $half_steps ->
        [1] S
        [2] T
       *[other] { $half_steps }
    }
music-note-then = { $number }: { $note }, después { music-step-up }
music-card = { $names }, octava { $octave }, número { $hour } del reloj
music-wild-card = Comodín, signo de interrogación
    .scale = Comodín, escala cromática
music-piano-keys = Teclas del piano
music-white-key = tecla blanca { $number } de 7
music-black-key = tecla negra entre las blancas { $number } y { $next }
