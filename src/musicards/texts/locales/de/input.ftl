input-hint = Meintest du { $suggestions }?
    .examples = Schreib zum Beispiel { $examples }.
input-expected = { $expected ->
    [note] ist kein Ton
    [interval] ist kein Intervall
    [note-or-interval] ist weder ein Ton noch ein Intervall
    [chord] ist kein Akkord
    [chord-kind] ist keine Art von Akkord
    [root] ist kein Grundton
    [chord-symbol] ist kein Akkordsymbol
    [note-or-chord] ist weder ein Ton noch ein Akkordsymbol
    [scale] ist keine Tonleiter
    [scale-kind] ist keine Art von Tonleiter
    [scale-chord-or-notes] ist weder eine Tonleiter noch ein Akkord noch eine Reihe von Tönen
    [formula] ist keine Formel
    [half-steps] ist keine Anzahl von Halbtönen
    [tonic] ist kein Grundton
    [line] ist keine Zeile aus Tönen oder Akkorden
    [instrument] ist kein Instrument, das hier bekannt ist
    [key] ist keine Tonart
    [mode] ist weder Dur noch Moll
    [signature] ist keine Tonartvorzeichnung
    [name-system] ist hier keine Art, Töne zu benennen
    [question-kind] ist keine Art von Frage
    [question-interval] ist kein Intervall, nach dem gefragt wird
    [question-meter] ist keine Taktart, nach der gefragt wird
    [question-value] ist nichts, was in Rhythmen vorkommen kann
    [card-name] steht auf keiner Karte
    [clef] ist kein Notenschlüssel
   *[staff-place] ist kein Platz auf den Notenlinien, nach dem gefragt wird
}
input-not-understood = „{ $part }“ { input-expected }.
    .in = In „{ $input }“: „{ $part }“ { input-expected }.
input-number = Es ist Nummer { $number }.
    .row = Es ist Nummer { $number } in Zeile { $row }.
input-no-notes = Da stehen keine Töne.
input-no-chord = „{ $part }“ heißt „kein Akkord“ (englisch: no chord). Dort spielt niemand einen, also gibt es keine Töne zu zeigen.
input-wrong-formula-sum = „{ $part }“ ergibt { $total } Halbtöne statt 12.
input-formula-too-short = „{ $part }“ ist nur ein Ton: Eine Formel hat { $least } bis { $most } Zahlen.
input-too-many-accidentals-in-key = „{ $part }“ hätte { $total } Vorzeichen, möglich sind höchstens { $most }.
input-different-mode = Beim Transponieren wird aus Dur nicht Moll: Wähle zwei Dur- oder zwei Molltonarten.
input-only-one-octave = Gib beiden Tönen eine Oktave oder keinem: „{ $part }“.
input-higher-note-first = Nenn den tieferen Ton zuerst, nicht „{ $part }“.
input-several-instruments = „{ $part }“ können mehrere Instrumente sein.
input-several-targets = Gib nur ein Ziel an: ein Intervall, eine Tonart oder ein Instrument.
input-original-key-missing = Gib auch an, in welcher Tonart die Zeile jetzt steht.
input-direction-not-allowed = Hinauf oder hinunter gibt es nur bei einem Intervall oder einer Tonart: Ein Instrument hat seine eigene Richtung.
input-off-staff = „{ $part }“ passt nicht auf Notenlinien: Möglich sind die Oktaven { $least } bis { $most }.
input-beyond-midi = „{ $part }“ lässt sich nicht als MIDI speichern: Möglich ist C-1 bis G9.
input-too-many-accidentals = „{ $part }“ lässt sich nicht aufschreiben: Ein Ton hat höchstens ein doppeltes Vorzeichen.
input-line-too-long = Die Zeile hat { $total } Töne, Akkorde und Pausen: Möglich sind 1 bis { $most }.
input-not-midi-keys = „{ $part }“ ist keine Liste von MIDI-Tasten: Schreib Nummern von 0 bis { $most } mit Kommas.
input-wrong-number-of-keys = Das sind { $total } Tasten: Spiel 1 bis { $most } auf einmal.
input-no-such-question = Es gibt keine Frage „{ $part }“: Wähle eine Nummer von 1 bis { $most }.
input-not-a-seed = „{ $part }“ ist kein Startwert: Nimm bis zu { $most } Buchstaben und Ziffern.
input-number-out-of-range = „{ $part }“ geht hier nicht: Wähle eine Zahl von { $least } bis { $most }.
input-nothing-to-ask = Zu dieser Auswahl gibt es keine Fragen.
