distance_rules-lead = Werde als Erste oder Erster alle Karten los. Jede Karte, die du legst, muss _{ music-an-interval }_ über dem Buchstaben davor liegen.
distance_rules-setup = Vereinbart vor jedem Spiel ein Intervall, von der Sekunde bis zur Septime. { rules-setup }
distance_rules-interval = Das Alphabet der Musik hat sieben Buchstaben und beginnt dann von vorn: { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") } und wieder { NOTE("A") }. Für ein Intervall zählst du den ersten Buchstaben, den letzten und alle dazwischen. Von { NOTE("F") } hinauf zu { NOTE("G") } ist es eine _Sekunde_, von { NOTE("F") } zu { NOTE("A") } eine _Terz_ ({ NOTE("F") }, { NOTE("G") }, { NOTE("A") }), von { NOTE("A") } zu { NOTE("D") } eine _Quarte_ ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }). Vorzeichen zählen hier nicht, nur der Buchstabe: { NOTE("Bb") } zählt als { NOTE("B") }.
distance_rules-turn =
    - Lege eine oder mehrere Karten mit _demselben Ton_, und _sag immer den Buchstaben_, für den sie stehen. Eine schwarze Taste hat zwei Namen: { NOTE("F#") } oder { NOTE("Gb") } kannst du als { NOTE("F") } oder als { NOTE("G") } spielen, wie du es brauchst.
    - Spielt ihr mit Sekunden, folgt auf { NOTE("F") } oder { NOTE("F#") } ein { NOTE("G") }. Du darfst { NOTE("Gb") }, { NOTE("G") } oder { NOTE("G#") } legen, aber nicht gemischt.
    - Ein Joker ersetzt jede Karte, allein oder mit anderen Karten.

    Am Anfang zählst du von der aufgedeckten Karte aus. Ist sie eine schwarze Taste, gilt jeder ihrer beiden Buchstaben. Ist sie ein Joker, passt alles.
distance_rules-passing = { rules-passing } Du darfst auch öfter ziehen, so oft du magst.
distance_rules-mistakes = Fehler gehören dazu. Stimmt der Buchstabe oder eine Karte nicht, kommen die Karten zurück auf deine Hand, und du ziehst { $penalty } Strafkarten. { $mistake_ends_turn ->
    [yes] Dann ist dein Zug zu Ende.
   *[no] Dann versuchst du es noch einmal.
} Zum Beispiel: Eine Terz über { NOTE("A") } liegt { NOTE("C") }. Legst du { NOTE("D") }, nimmst du die Karte zurück.
