table-turn = { $name } ist dran
    .you = Du bist dran
table-on-turn = ist dran
    .you = du bist dran
table-dealer = gibt
table-over = Das Spiel ist zu Ende
table-wins = { $name } gewinnt
    .you = Du gewinnst
table-share = { $names } teilen sich den Sieg
    .you = Du teilst dir den Sieg mit { $names }
table-continue = Weiter
table-fast-forward = Vorspulen
table-record = Aufzeichnung speichern
table-watching = Du schaust zu
table-open-hands = Alle Handkarten, vor { $time }
table-own-place = Dein Platz
table-others = Die anderen am Tisch
table-how-to-win = So gewinnst du
table-log = Was passiert ist
    .empty = Noch ist nichts passiert.
table-announcements = Ansagen
table-you-have = Du hast { common-cards }
table-chosen = { $count } gewählt: Tipp auf eine, um sie zurückzulegen.
table-cards-left = { $count ->
    [one] Noch 1 Karte.
   *[other] Noch { $count } Karten.
}
table-hand = Deine Hand
table-middle = Tischmitte
table-stock = Nachziehstapel, { common-cards }
table-draw = Eine Karte ziehen
table-discard-pile = Ablagestapel, { common-cards }. Obenauf: { $top }
    .empty = Ablagestapel, leer
table-actions = Was du tun kannst
table-wrong = Was falsch war
table-not-possible = Nicht möglich
table-why = Warum?
table-less = Weniger
table-cost-nothing = Das hat dich nichts gekostet.
table-waited = Das Spiel wartet, bis du die Erklärung schließt.
table-turn-now = Jetzt ist { $name } dran.
    .you = Du bist weiter dran.
table-help-me = Hilf mir
    .more = Sag mir mehr
    .show = Zeig es mir
table-help-shown = Jetzt bist du dran.
table-tip = Ein Tipp: Schau { $cards ->
    [0] auf das, was jetzt leuchtet.
    [one] auf die leuchtende Karte.
   *[other] auf die leuchtenden Karten.
}
table-one-card = Nur noch eine Karte: Tipp auf „Musicards!“.
table-new-black = Eine schwarze Taste hat zwei Namen: { $names } ist ein und derselbe Ton, und beide Namen sind richtig.
table-new-wild = Eine Karte mit Fragezeichen oder buntem Ring ist ein Joker: Sie kann jeder Ton sein.
table-new-octave = Die Form in der Ecke einer Karte zeigt ihre Oktave, von tief bis hoch: Quadrat, Raute, Dreieck, Kreis.
table-shortcuts = Tasten
    .situation = sagen, wer dran ist, was auf dem Tisch liegt und was du hast
    .rules = die Regeln
table-bubble-passed = Ich passe
table-bubble-finished = Fertig
table-bubble-drew = Ich ziehe eine Karte
table-bubble-skipped = Ich kann nichts spielen
table-bubble-undone = Ich nehme das zurück
table-bubble-penalized = Ups! Ich ziehe { common-cards }
