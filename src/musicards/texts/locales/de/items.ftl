items-ask-letter = Welcher Ton liegt { music-an-interval } über { $from }?
    .down = Welcher Ton liegt { music-an-interval } unter { $from }?
items-ask-step = Welcher Ton liegt { $step ->
    [whole] einen Ganzton
   *[half] einen Halbton
} über { $from }?
items-ask-place = Welcher Ton ist das?
items-ask-key = Wo liegt { $note } auf dem Klavier?
items-ask-piano = Welcher Ton gehört zu dieser Taste?
items-ask-hour = Welcher Ton steht auf der Tonuhr bei der { $hour }?
items-ask-enharmonic = Wie heißt { $note } noch?
items-ask-signature = Welche Vorzeichen hat { $key }?
items-ask-tonic = Welche Dur-Tonart hat diese Vorzeichen?
    .minor = Welche Moll-Tonart hat diese Vorzeichen?
items-ask-degree = { CAPITAL($scale) } aufwärts: Welcher Ton kommt nach { $after }?
items-ask-formula = In welchen Schritten steigt die Tonleiter „{ $scale }“ vom Grundton aus?
items-ask-scale = Welche Tonleiter auf { $tonic } ist das?
items-ask-quality = Welches Intervall ist es von { $from } hinauf zu { $to }?
items-ask-ear-up = Welches aufsteigende Intervall hörst du?
items-ask-ear-down = Welches absteigende Intervall hörst du?
items-ask-ear-together = Welches Intervall hörst du? Beide Töne klingen zusammen.
items-ask-ear-step = Hörst du einen Halbton oder einen Ganzton?
items-ask-ear-scale = Welche Tonleiter hörst du?
items-ask-chord = Welcher Akkord ist das?
items-ask-build = Bilde einen Akkord auf { $root }: { $chord }.
items-ask-inversion = In welcher Stellung ist dieser Akkord?
items-ask-function = Welcher Akkord in { $key } ist das?
items-ask-harmony = Welchen Akkord hörst du?
items-right = { $answer }: richtig
items-wrong = { $answer }: falsch
items-answers = Antworten
items-letters = Notennamen
items-signs = Be, Auflösungszeichen, Kreuz
items-hear-again = Noch einmal anhören
items-dont-know = Weiß ich nicht
items-chord = { $chord ->
    [major] Durdreiklang
    [minor] Molldreiklang
    [diminished] verminderter Dreiklang
    [augmented] übermäßiger Dreiklang
    [dominant_seventh] Dominantseptakkord
    [major_seventh] Major-Septakkord
    [minor_seventh] Mollseptakkord
    [half_diminished_seventh] halbverminderter Septakkord
   *[diminished_seventh] verminderter Septakkord
}
items-inversion = { $member ->
    [root] Grundstellung
    [third] erste Umkehrung
    [fifth] zweite Umkehrung
   *[seventh] dritte Umkehrung
}
items-numeral = Stufe { $degree }, { $chord }
items-choose-names = Wähle einen Notennamen, dann das Vorzeichen: ♯, ♭ oder keins.
items-choose-keys = Wähle seine { $count } Tasten, in beliebiger Reihenfolge.
items-no-sign = keins
items-choose-ringed = Wähle eine der Tasten mit einem Ring.
items-sound-off = Der Ton ist aus.
    .turn-on = Ton einschalten
items-not-by-sound = Wähle diese Antwort auf der Seite.
items-clock = Die Tonuhr, markiert ist die { $hour }
items-staff-note = { $clef ->
    [bass] Bassschlüssel
    [alto] Altschlüssel
    [tenor] Tenorschlüssel
   *[treble] Violinschlüssel
}: { $where ->
    [line] auf Linie { $number }
    [space] in Zwischenraum { $number }
    [above] direkt über den Notenlinien
    [below] direkt unter den Notenlinien
    [ledger-above] auf Hilfslinie { $number } über den Notenlinien
    [ledger-below] auf Hilfslinie { $number } unter den Notenlinien
    [over] über Hilfslinie { $number } über den Notenlinien
   *[under] unter Hilfslinie { $number } unter den Notenlinien
}{ $sign ->
    [sharp] , mit einem Kreuz
    [flat] , mit einem Be
   *[none] { "" }
}
items-staff-notes = Notenlinien mit { $notes }
items-staff-signature = Notenlinien: { $signature }
items-hint-letters = Wähle einen Notennamen oder tipp seinen Buchstaben.
items-hint-names = Oder tipp den Buchstaben, dann `B` für ♭, `#` für ♯ oder `N` für kein Vorzeichen.
items-hint-choices = Wähle die Antwort oder tipp ihre Nummer.
    .notes = Wähle die Antwort oder tipp ihren Buchstaben.
items-hint-keys = Wähle die Taste. Die zwölf Tasten in der obersten Reihe deiner Tastatur, ab der `1`, sind die zwölf Klaviertasten von links nach rechts.
items-hint-chord-keys = Die zwölf Tasten in der obersten Reihe deiner Tastatur, ab der `1`, sind die zwölf Klaviertasten von links nach rechts. Wer eine noch einmal wählt, lässt sie los.
items-hint-signatures = Wähle die Vorzeichen oder tipp ihre Zahl, dann `B` für ♭ oder `#`.
items-not-by-name = Zeig diesen Ton, statt ihn zu sagen: Wähle ihn oder spiel ihn.
items-no-name = kein anderer Name
