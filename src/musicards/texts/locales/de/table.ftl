### The table while a match is played: what every game has.

table-turn = { $who ->
    [you] Du bist dran
   *[other] { $name } ist dran
}
table-on-turn = ist dran
table-over = Das Spiel ist zu Ende
table-wins = { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
}
table-share = { $who ->
    [you] Du teilst dir den Sieg mit { $names }
   *[other] { $names } teilen sich den Sieg
}
table-blocked = Niemand konnte mehr spielen: Wer die wenigsten Karten hat, gewinnt.
table-result = Ergebnis
table-score = { $name }: { $score }
table-next-game = Nächstes Spiel
table-play-again = Noch einmal spielen
table-another-game = Ein anderes Spiel
table-review = Das Spiel ansehen
table-record = Aufzeichnung speichern

table-you = Du
table-away = abwesend
table-watching = Du schaust zu
table-own-place = Dein Platz
table-others = Die anderen am Tisch
table-how-to-win = So gewinnst du
table-log = Was passiert ist
    .empty = Noch ist nichts passiert.
table-announcements = Ansagen
table-you-have = Du hast { common-cards }
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
table-close-slip = Erklärung schließen
table-sound = Ton
table-shortcuts = Tasten
    .rules = die Regeln
    .help = diese Seite

## In the speech bubble of a player

table-bubble-passed = Ich passe
table-bubble-finished = Fertig
table-bubble-drew = zieht eine Karte
table-bubble-skipped = setzt aus
table-bubble-undone = nimmt zurück
