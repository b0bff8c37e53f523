### A game that is over, looked at move by move.

review-title = Rückblick: { $game }
review-loading = Das Spiel wird geladen …
review-not-over = Dieses Spiel läuft noch
    .help = Wenn es zu Ende ist, kannst du hier jeden Zug ansehen, mit offenen Karten.
review-to-table = Zurück zum Tisch
review-steps = Zug für Zug
review-first = Erster Zug
review-previous = Voriger Zug
review-next = Nächster Zug
review-last = Letzter Zug
review-place = Zug { $place } von { $moves }
review-keys = Tasten: ← und → gehen einen Zug zurück und vor, Pos1 und Ende zum ersten und letzten Zug.
review-table = Der Tisch nach diesem Zug
review-board = Das Spielfeld
review-card = { $state ->
    [seen] Karte { $position }: { $card }
    [gone] Karte { $position }, weggenommen
   *[down] Karte { $position }, noch nicht aufgedeckt
}
review-deal = Das Austeilen
review-moves = Züge
review-undone = zurückgenommen
review-misplay = Fehler
review-misplays = Fehler
review-no-misplays = In diesem Spiel hat niemand einen Fehler gemacht.
review-link = Link zu diesem Zug kopieren
review-record-help = Das ganze Spiel in einer Datei, für andere Programme.

review-again = Noch einmal versuchen
    .help = Das sind die Karten von { $name }, wie sie waren. Wähle Karten und sag sie an. Nichts davon wird gespeichert.
review-lying = Auf dem Tisch:
review-say-letter = Sag den Buchstaben
review-say-step = Sag den Schritt
review-play = Spielen
review-fits = Das passt.
review-does-not-fit = Das passt nicht.
