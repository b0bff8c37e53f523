atoms-letter-up = { music-an-interval } über { $note }
atoms-letter-down = { music-an-interval } unter { $note }
atoms-step = { music-a-step } aufwärts von { $note }
atoms-place = { $note } im { $clef ->
    [bass] Bassschlüssel
   *[treble] Violinschlüssel
}
atoms-key = { $note } auf dem Klavier
atoms-hour = { $hour } auf der Tonuhr
atoms-enharmonic = anderer Name für { $note }
atoms-signature = Vorzeichen von { $key }
atoms-degree = { $kind }: Stufe { $number }
atoms-formula = { $kind }: Aufbau
atoms-quality = { $name } zwischen zwei Tönen
atoms-ear = { $sound } nach Gehör{ $way ->
    [up] , aufwärts
    [down] , abwärts
    [together] , beide Töne zugleich
   *[once] { "" }
}
atoms-family-letter = Intervalle zwischen Notennamen
atoms-family-step = Halbtöne und Ganztöne
atoms-family-place = Noten auf den Notenlinien
atoms-family-key = Klaviertasten
atoms-family-hour = Zahlen der Tonuhr
atoms-family-enharmonic = Andere Namen von Tönen
atoms-family-signature = Vorzeichen der Tonarten
atoms-family-degree = Stufen der Tonleitern
atoms-family-formula = Aufbau der Tonleitern
atoms-family-quality = Intervalle zwischen Tönen
atoms-family-ear = Nach Gehör
atoms-family-piano = Namen der Klaviertasten
atoms-family-scale = Tonleitern erkennen
atoms-family-chord = Akkorde im Notensystem
atoms-family-build = Akkorde bilden
atoms-family-inversion = Umkehrungen von Akkorden
atoms-family-function = Akkorde einer Tonart
atoms-family-harmony = Akkorde nach Gehör
atoms-family-tap = Einen Rhythmus klopfen
atoms-family-rhythm = Rhythmen nach Gehör
