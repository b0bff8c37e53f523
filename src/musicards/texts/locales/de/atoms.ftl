atoms-letter-up = { music-an-interval } über { $note }
atoms-letter-down = { music-an-interval } unter { $note }
atoms-step = { music-a-step } aufwärts von { $note }
atoms-place = { $note } im { $clef ->
    [bass] Bassschlüssel
   *[treble] Violinschlüssel
}
atoms-key = { $note } auf dem Klavier
atoms-hour = { $hour } auf der Uhr
atoms-enharmonic = anderer Name für { $note }
atoms-signature = Vorzeichen von { $key }
atoms-degree = { $kind }: Ton { $number }
atoms-formula = { $kind }: Aufbau
atoms-quality = { $name } zwischen zwei Tönen
atoms-ear = { $sound } nach Gehör{ $way ->
    [up] , aufwärts
    [down] , abwärts
    [together] , beide Töne zugleich
   *[once] { "" }
}
