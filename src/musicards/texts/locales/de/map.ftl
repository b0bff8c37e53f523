map-lead = Jeder Punkt ist eine Kleinigkeit, die man wissen kann. Wähle einen, um zu sehen, was deine Antworten darüber sagen.
map-empty = Diese Karte zeigt, was du kannst. Sie füllt sich, während du Fragen beantwortest und spielst.
map-start = Heute üben
map-due-count = { $count ->
    [0] Im Moment gibt es nichts zu wiederholen.
   *[other] Zu wiederholen: { $count }
}
map-legend = Was die Zeichen bedeuten
map-state-new = neu
    .means = Das wurdest du noch nicht gefragt.
map-state-shaky = wackelig
    .means = Das kannst du noch nicht gut, oder du lagst beim letzten Mal falsch.
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
    .title = Plätze im Notensystem
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
map-needs = Lerne das zuerst
map-practice = Das üben
map-known = Das weiß ich
    .noted = Notiert. Du wirst bald danach gefragt, zur Kontrolle.
map-suspect-starts-at-zero = Du scheinst den ersten Buchstaben oft als null zu zählen. Er ist eins.
map-suspect-one-short = Du scheinst oft einen Buchstaben zu früh mit dem Zählen aufzuhören.
map-suspect-direction = Du scheinst oft aufwärts statt abwärts zu gehen oder umgekehrt.
map-suspect-bass-as-treble = Du scheinst den Bassschlüssel oft wie den Violinschlüssel zu lesen.
map-suspect-treble-as-bass = Du scheinst den Violinschlüssel oft wie den Bassschlüssel zu lesen.
map-suspect-third-slip = Du scheinst oft die Linie oder den Zwischenraum daneben zu lesen.
map-suspect-next-place = Du scheinst im Notensystem oft um einen Platz danebenzuliegen.
map-suspect-all-letters-whole = Du scheinst zwischen allen Nachbarbuchstaben einen Ganzton zu zählen. Von { NOTE("E") } zu { NOTE("F") } und von { NOTE("B") } zu { NOTE("C") } ist es ein Halbton.
map-suspect-half-for-whole = Du scheinst oft einen Halbton zu nehmen, wo ein Ganzton gefragt ist.
map-suspect-whole-for-half = Du scheinst oft einen Ganzton zu nehmen, wo ein Halbton gefragt ist.
map-suspect-sharp-lowers = Du scheinst bei einem Kreuz oft nach unten zu gehen oder bei einem Be nach oben. Ein Kreuz erhöht, ein Be erniedrigt.
map-suspect-one-name-only = Du scheinst einem Ton oft nur einen Namen zu geben.
map-suspect-signature-ignored = Du scheinst die Vorzeichen der Tonleiter oft wegzulassen.
map-suspect-relative-key = Du scheinst Dur und Moll bei den Vorzeichen oft zu verwechseln.
map-suspect-no-raised-seventh = Du scheinst den siebten Ton in Moll oft nicht zu erhöhen, wo er erhöht sein sollte.
map-suspect-octave-or-fifth = Du scheinst Oktaven und Quinten beim Hören oft zu verwechseln.
map-suspect-too-small = Du scheinst große Intervalle oft kleiner zu hören, als sie sind.
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
