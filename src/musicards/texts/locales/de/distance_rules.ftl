### The rules of The Distance.

distance_rules-lead = Werde als Erste oder Erster alle Karten los. Jede Karte, die du legst, muss _{ music-an-interval }_ über dem Buchstaben davor liegen.
distance_rules-counting = Den Abstand zählen
    .body =
        Die Buchstaben gehen im Kreis: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") } und wieder { NOTE("A") }. Zähle beide Enden mit. Eine _Sekunde_ über { NOTE("A") } liegt { NOTE("B") } ({ NOTE("A") }, { NOTE("B") }). Eine _Terz_ über { NOTE("A") } liegt { NOTE("C") } ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }). Eine _Quinte_ über { NOTE("E") } liegt { NOTE("B") } ({ NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }). Vorzeichen zählen hier nicht, nur der Buchstabe: { NOTE("Bb") } zählt als { NOTE("B") }.
distance_rules-turn = Dein Zug
    .body =
        - Lege eine oder mehrere Karten mit _demselben Ton_ und _sag den Buchstaben_, für den sie stehen. Eine schwarze Taste hat zwei Namen: { NOTE("F#") } oder { NOTE("Gb") } kannst du als { NOTE("F") } oder als { NOTE("G") } spielen, wie du es brauchst.
        - Ein Joker passt zu allem, allein oder mit anderen Karten.
        - { $free_draw ->
            [yes] Statt zu spielen, darfst du _ziehen_, auch wenn eine Karte passt.
           *[no] Es passt nichts? Dann _ziehe_.
        } Du darfst so oft ziehen, wie du willst. Nach { $draws } gezogenen Karten darfst du _passen_.

        Am Anfang zählst du von der aufgedeckten Karte aus. Ist sie eine schwarze Taste, gilt jeder ihrer beiden Buchstaben. Ist sie ein Joker, passt alles.
distance_rules-mistakes = Fehler
    .body =
        Fehler gehören dazu. Stimmt der Buchstabe oder eine Karte nicht, kommen die Karten zurück auf deine Hand, und du ziehst { $penalty } Strafkarten. { $mistake_ends_turn ->
            [yes] Dann ist dein Zug zu Ende.
           *[no] Dann versuchst du es noch einmal.
        }
distance_rules-call = „Musicards!“
    .body = { common-call-rules }
