memory-subtitle = Paare finden
memory-tagline = Deck zwei Karten auf und merk dir, wo die Töne liegen.
memory-aim = Zwei Karten desselben Tons sind ein Paar. Wer die meisten Paare hat, gewinnt.
memory-keys =
    ← → ↑ ↓: zu den Karten und zwischen ihnen umher
    Leertaste: diese Karte aufdecken
    L: eine offene Klangkarte noch einmal hören (listen)
memory-option-board = Karten
    .choice = { $board ->
        [naturals] Nur weiße Tasten: { $naturals } Karten
        [full] Das ganze Kartenspiel: { $full } Karten
       *[chromatic] Alle Töne: { $chromatic } Karten
    }
memory-board = Die ausgelegten Karten, noch { common-cards }
memory-card = Karte { $number }, Reihe { $row }, Spalte { $column }, { $what }
memory-face-down = verdeckt
memory-taken = schon genommen
memory-face-name = Name { $note }
memory-face-staff = Note { $note }
memory-face-keys = Taste { $note }
memory-face-sound = ein Klang
memory-task-first = Deck eine Karte auf.
memory-task-second = Jetzt deck noch eine auf.
memory-help-look-new-first = Noch ist kein Paar bekannt: Deck eine Karte auf, die noch niemand gesehen hat.
memory-help-look-new-second = Die passende Karte wurde noch nicht aufgedeckt: Versuche eine neue.
memory-help-look-seen-first = Du hast schon beide Karten eines Paars gesehen.
memory-help-look-seen-second = Du hast die passende Karte schon gesehen.
memory-help-answer = Es ist Karte { $place }. Zähle Reihe für Reihe von oben links.
memory-turns = Züge: { $count }
memory-pairing = Ein Paar zeigt
memory-pairing-same = zweimal dasselbe
memory-pairing-name-staff = Name und Note
memory-pairing-staff-keys = Note und Taste
memory-pairing-sound-name = Klang und Name
memory-table = Karten auf dem Tisch: { $cards }. Noch versteckte Paare: { $pairs }
