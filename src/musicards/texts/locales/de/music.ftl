music-interval = { $interval ->
    [1] Prime
    [2] Sekunde
    [3] Terz
    [4] Quarte
    [5] Quinte
    [6] Sexte
    [7] Septime
    [8] Oktave
    [9] None
    [10] Dezime
    [11] Undezime
    [12] Duodezime
    [13] Tredezime
    [14] Quartdezime
   *[15] Doppeloktave
}
music-an-interval = eine { music-interval }
music-interval-name = { $times ->
    [1] { "" }
    [2] doppelt
   *[other] { $times }-fach
} { $quality ->
    [perfect] reine
    [major] große
    [minor] kleine
    [augmented] übermäßige
   *[diminished] verminderte
} { music-interval }
music-interval-beyond = { $name } plus { $octaves ->
    [one] 1 Oktave
   *[other] { $octaves } Oktaven
}
music-a-step = { $step ->
    [whole] ein Ganzton
   *[half] ein Halbton
}
music-syllables = do re mi fa sol la si
music-accidental = { $accidental ->
    [sharp] Kreuz
    [flat] Be
   *[natural] Auflösungszeichen
}
music-accidentals = { $count ->
    [1] { music-accidental }
    [2] { $accidental ->
        [sharp] Doppelkreuz
        [flat] Doppel-Be
       *[natural] Auflösungszeichen
    }
    [3] dreifachem { music-accidental }
   *[other] { $count } mal { music-accidental }
}
music-altered = { $name } mit { $accidentals }
music-degree = { $degree }, Oktave { $octave }
music-scale-major = Dur
music-scale-natural_minor = natürliches Moll
music-scale-harmonic_minor = harmonisches Moll
music-scale-melodic_minor = melodisches Moll
music-scale-ionian = ionisch
music-scale-dorian = dorisch
music-scale-phrygian = phrygisch
music-scale-lydian = lydisch
music-scale-mixolydian = mixolydisch
music-scale-aeolian = äolisch
music-scale-locrian = lokrisch
music-scale-major_pentatonic = Dur-Pentatonik
music-scale-minor_pentatonic = Moll-Pentatonik
music-scale-blues = Bluestonleiter
music-scale-whole_tone = Ganztonleiter
music-scale-custom = eigene Formel
music-scale-on = { $kind ->
    [custom] deine eigene Tonleiter auf { $tonic }
    [blues] { $name } auf { $tonic }
    [major] { $tonic }-Dur
    [natural_minor] natürliches { LOWER($tonic) }-Moll
    [harmonic_minor] harmonisches { LOWER($tonic) }-Moll
    [melodic_minor] melodisches { LOWER($tonic) }-Moll
    [major_pentatonic] { $tonic }-Dur-Pentatonik
    [minor_pentatonic] { LOWER($tonic) }-Moll-Pentatonik
    [whole_tone] { $name } auf { $tonic }
    [major_blues] { $tonic }-Dur-Blues
    [harmonic_major] harmonisches { $tonic }-Dur
    [double_harmonic_major] doppelt harmonisches { $tonic }-Dur
    [hungarian_minor] ungarisches { LOWER($tonic) }-Moll
    [minor_six_diminished] { LOWER($tonic) }-Moll-Sext-vermindert (Barry Harris)
    [neapolitan_minor] neapolitanisches { LOWER($tonic) }-Moll
    [neapolitan_major] neapolitanisches { $tonic }-Dur
    [hungarian_major] ungarisches { $tonic }-Dur
    [hungarian_gypsy] ungarisches { LOWER($tonic) }-Moll ♭7
    [locrian_major] { $tonic }-Dur-lokrisch
    [leading_whole_tone] { $name } auf { $tonic }
    [todi_raga] { $name } auf { $tonic }
    [purvi_raga] { $name } auf { $tonic }
    [kafi_raga] { $name } auf { $tonic }
    [messiaens_mode_3] { $name } auf { $tonic }
    [messiaens_mode_4] { $name } auf { $tonic }
    [messiaens_mode_6] { $name } auf { $tonic }
    [messiaens_mode_7] { $name } auf { $tonic }
    [minor_hexatonic] { LOWER($tonic) }-Moll-Hexatonik
    [messiaens_mode_5] { $name } auf { $tonic }
    [malkos_raga] { $name } auf { $tonic }
    [minor_six_pentatonic] { LOWER($tonic) }-Moll-Sext-Pentatonik
    [minor_7m_pentatonic] { LOWER($tonic) }-Moll-Pentatonik mit großer Septime
    [flat_six_pentatonic] { $tonic }-Dur-Pentatonik ♭6
    [neapolitan_major_pentatonic] neapolitanische { $tonic }-Dur-Pentatonik
   *[other] { $tonic } { $name }
}
music-signature = { $count ->
    [0] keine Vorzeichen
    [one] 1 { music-accidental }
   *[other] { $count } { $accidental ->
        [sharp] Kreuze
       *[flat] Be
    }
}
music-key = { $tonic }-Dur
    .minor = { LOWER($tonic) }-Moll
music-half-steps = { $half_steps ->
    [one] einen Halbton
   *[other] { $half_steps } Halbtöne
}
music-step-up = { $half_steps ->
    [1] Halbton
    [2] Ganzton
   *[other] { $half_steps } Halbtöne
}
    .sign = { $half_steps ->
        [1] ½
        [2] 1
        [3] 1½
        [4] 2
        [5] 2½
        [6] 3
       *[other] { $half_steps } × ½
    }
music-note-then = { $number }: { $note }, dann { music-step-up }
music-card = { $names }, Oktave { $octave }, Zahl { $hour } auf der Tonuhr
music-wild-card = Joker, Fragezeichen
    .scale = Joker, chromatische Tonleiter
music-piano-keys = Klaviertasten
music-white-key = weiße Taste { $number } von 7
music-black-key = schwarze Taste zwischen den weißen Tasten { $number } und { $next }
