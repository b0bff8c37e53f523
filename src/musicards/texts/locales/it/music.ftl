music-interval = { $interval ->
    [1] unisono
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
    [6] sesta
    [7] settima
    [8] ottava
    [9] nona
    [10] decima
    [11] undicesima
    [12] dodicesima
    [13] tredicesima
    [14] quattordicesima
   *[15] quindicesima
}
music-an-interval = { $interval ->
    [1] un { music-interval }
    [8] un’{ music-interval }
    [11] un’{ music-interval }
   *[other] una { music-interval }
}
music-interval-name = { music-interval } { $times ->
    [1] { "" }
    [2] più che
   *[other] { $times } volte
} { $quality ->
    [perfect] { $interval ->
        [1] giusto
       *[other] giusta
    }
    [major] maggiore
    [minor] minore
    [augmented] { $interval ->
        [1] aumentato
       *[other] aumentata
    }
   *[diminished] { $interval ->
        [1] diminuito
       *[other] diminuita
    }
}
music-interval-beyond = { $name } più { $octaves ->
    [one] 1 ottava
   *[other] { $octaves } ottave
}
music-a-step = { $step ->
    [whole] un tono
   *[half] un semitono
}
music-syllables = do re mi fa sol la si
music-accidental = { $accidental ->
    [sharp] diesis
    [flat] bemolle
   *[natural] bequadro
}
music-accidentals = { $count ->
    [1] { music-accidental }
    [2] doppio { music-accidental }
    [3] triplo { music-accidental }
   *[other] { $count } volte { music-accidental }
}
music-altered = { $name } { $accidentals }
music-degree = { $degree }, ottava { $octave }
music-scale-major = maggiore
music-scale-natural_minor = minore naturale
music-scale-harmonic_minor = minore armonica
music-scale-melodic_minor = minore melodica
music-scale-ionian = ionico
music-scale-dorian = dorico
music-scale-phrygian = frigio
music-scale-lydian = lidio
music-scale-mixolydian = misolidio
music-scale-aeolian = eolio
music-scale-locrian = locrio
music-scale-major_pentatonic = pentatonica maggiore
music-scale-minor_pentatonic = pentatonica minore
music-scale-blues = blues
music-scale-whole_tone = esatonale
music-scale-custom = formula propria
music-scale-on = { $kind ->
    [custom] la tua scala su { $tonic }
   *[other] { $tonic } { $name }
}
music-signature = { $count ->
    [0] nessuna alterazione
    [one] 1 { music-accidental }
   *[other] { $count } { $accidental ->
        [sharp] diesis
       *[flat] bemolli
    }
}
music-key = { $tonic } maggiore
    .minor = { $tonic } minore
music-half-steps = { $half_steps ->
    [one] un semitono
   *[other] { $half_steps } semitoni
}
music-step-up = { $half_steps ->
    [1] semitono
    [2] tono
   *[other] { $half_steps } semitoni
}
    .sign = { $half_steps ->
        [1] S
        [2] T
       *[other] { $half_steps }
    }
music-note-then = { $number }: { $note }, poi { music-step-up }
music-card = { $names }, ottava { $octave }, numero { $hour } dell’orologio
music-wild-card = Jolly, punto interrogativo
    .scale = Jolly, scala cromatica
music-piano-keys = Tasti del pianoforte
music-white-key = tasto bianco { $number } di 7
music-black-key = tasto nero tra i tasti bianchi { $number } e { $next }
