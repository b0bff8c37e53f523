map-lead = Jeder Punkt steht für etwas, das man lernen kann. Wähle einen, dann siehst du, wie gut du das schon kannst.
map-empty = Diese Landkarte zeigt, was du kannst. Sie füllt sich, während du Fragen beantwortest und spielst.
map-helped = In deinem letzten Spiel hattest du meistens Hilfe. Diese Antworten zählen hier noch nicht: Versuch ein paar Züge allein, und hol dir Hilfe, wenn du nicht weiterkommst.
map-start = Heute üben
map-due-count = { $count ->
    [0] Im Moment gibt es nichts zu wiederholen.
   *[other] Zu wiederholen: { $count }
}
map-legend = Was die Zeichen bedeuten
map-state-new = neu
    .means = Das wurdest du noch nicht gefragt.
map-state-shaky = wird noch geübt
    .means = Das kannst du noch nicht gut, du lagst erst einmal richtig oder beim letzten Mal falsch.
map-state-today = heute gewusst
    .means = Das kannst du jetzt. Ob es bleibt, zeigt sich an anderen Tagen.
map-state-lasts = sitzt
    .means = Das konntest du an mehreren Tagen, über eine Woche oder länger. Nächste Woche solltest du es noch können.
map-views = Ansicht
map-view-letters = Notennamen
    .title = Intervalle zwischen Notennamen
map-view-clock = Tonuhr
    .title = Die Tonuhr: die chromatische Tonleiter im Kreis
map-view-keyboard = Klavier
    .title = Tasten, Schritte und andere Namen
map-view-staff = Noten
    .title = Plätze auf den Notenlinien
map-view-fifths = Quinten
    .title = Vorzeichen rund um den Quintenzirkel
map-view-scales = Tonleitern
    .title = Tonleitern und Intervalle
map-view-ear = Gehör
    .title = Gehört statt gesehen
map-view-list = Liste
    .title = Alles in Worten
map-letters-up = { music-interval } aufwärts
map-letters-down = { music-interval } abwärts
map-half-steps = Halbton aufwärts von …
map-whole-steps = Ganzton aufwärts von …
map-other-names = Anderer Name für …
map-major-keys = Dur
map-minor-keys = Moll
map-minor-key = { LOWER($tonic) }
map-ear-steps = Schritte
map-way-up = aufwärts
map-way-down = abwärts
map-way-together = zugleich
map-filter-family = Zeigen
map-filter-state = Stand
map-filter-all = Alle
map-nothing = Nichts gefunden.
map-asked = { $times ->
    [one] Einmal gefragt, { $when }.
   *[other] { $times }-mal gefragt, zuletzt { $when }.
}
map-when = { $kind ->
    [near] { $when }
    [weekday] am { $when }
   *[date] am { $when }
}
map-claimed = Noch nicht gefragt. Du hast gesagt, dass du es weißt.
map-days = { $count ->
    [one] Beim letzten Mal auf Anhieb richtig.
   *[other] An { $count } Tagen hintereinander auf Anhieb richtig.
}
map-slow = Hier brauchst du noch etwas länger.
map-due = Das solltest du bald wiederholen.
map-needs = Lern das zuerst
map-practice = Das üben
map-known = Das weiß ich
    .noted = Notiert. Du wirst bald danach gefragt, zur Kontrolle.
map-suspect-starts-at-zero = Vielleicht zählst du den ersten Ton als null. Er ist schon die Eins.
map-suspect-one-short = Vielleicht hörst du einen Ton zu früh mit dem Zählen auf.
map-suspect-direction = Vielleicht gehst du aufwärts statt abwärts oder umgekehrt.
map-suspect-bass-as-treble = Vielleicht liest du den Bassschlüssel wie den Violinschlüssel.
map-suspect-treble-as-bass = Vielleicht liest du den Violinschlüssel wie den Bassschlüssel.
map-suspect-third-slip = Vielleicht verrutschst du um eine ganze Linie oder einen ganzen Zwischenraum.
map-suspect-next-place = Vielleicht verwechselst du eine Linie mit dem Zwischenraum daneben.
map-suspect-all-letters-whole = Vielleicht zählst du zwischen allen benachbarten weißen Tasten einen Ganzton. Von { NOTE("E") } zu { NOTE("F") } und von { NOTE("B") } zu { NOTE("C") } ist es ein Halbton.
map-suspect-half-for-whole = Vielleicht nimmst du einen Halbton, wo ein Ganzton gefragt ist.
map-suspect-whole-for-half = Vielleicht nimmst du einen Ganzton, wo ein Halbton gefragt ist.
map-suspect-sharp-lowers = Vielleicht gehst du bei einem Kreuz nach unten oder bei einem Be nach oben. Ein Kreuz erhöht, ein Be erniedrigt.
map-suspect-one-name-only = Vielleicht gibst du einem Ton nur einen Namen.
map-suspect-signature-ignored = Vielleicht lässt du die Vorzeichen der Tonleiter weg.
map-suspect-relative-key = Vielleicht verwechselst du Dur und Moll bei den Vorzeichen.
map-suspect-no-raised-seventh = Vielleicht vergisst du, in Moll die siebte Stufe zu erhöhen.
map-suspect-octave-or-fifth = Vielleicht verwechselst du beim Hören Oktaven und Quinten.
map-suspect-too-small = Vielleicht wählst du beim Hören großer Intervalle ein zu kleines.
map-week = Diese Woche
map-week-days = { $count ->
    [0] Noch nicht geübt.
    [one] An 1 Tag geübt.
   *[other] An { $count } Tagen geübt.
} { $goal ->
    [0] { "" }
   *[other] Dein Ziel: { $goal } Tage.
}
map-goal = Ziel
map-goal-days = { $count ->
    [0] Keins
   *[other] { $count } Tage pro Woche
}
map-better = Jetzt besser
map-better-more = { $count ->
    [one] und 1 weitere Sache
   *[other] und { $count } weitere Sachen
}
