steps_rules-lead = Werde als Erste oder Erster alle Karten los. Steige in Halbtönen und Ganztönen um die Uhr der zwölf Töne, und sag jedes Mal, welcher Schritt es ist.
steps_rules-setup = { rules-setup } { $reference_cards ->
    [yes] Die zwei Karten „Chromatic Scale“ werden nicht ausgeteilt: Sie liegen zum Nachschauen neben dem Tisch. Ihr spielt mit den anderen { $reference_deck } Karten, darunter { $question_marks } Joker.
   *[no] { "" }
}
steps_rules-steps = Die chromatische Tonleiter hat zwölf Töne und beginnt dann von vorn: Nach 12 kommt auf der Uhr 1. Ein _Halbton_ ist das kleinste Intervall, eine Stunde: von { NOTE("C") } zu { NOTE("C#") }, { NOTE("E") } zu { NOTE("F") }, { NOTE("B") } zu { NOTE("C") }, { NOTE("Ab") } zu { NOTE("A") }, { NOTE("F#") } zu { NOTE("G") }. Ein _Ganzton_ sind zwei Halbtöne mit einem Ton dazwischen: von { NOTE("C") } zu { NOTE("D") }, { NOTE("C#") } zu { NOTE("D#") }, { NOTE("E") } zu { NOTE("F#") }, { NOTE("Bb") } zu { NOTE("C") }, { NOTE("F#") } zu { NOTE("G#") }.
steps_rules-turn =
    - Lege eine oder mehrere Karten mit _demselben Ton_, einen Halbton oder einen Ganzton über der obersten Karte, und _sag_ immer den Schritt.
    - Ein _Ganzton_ beendet deinen Zug.
    - Nach einem _Halbton_ darfst du noch einen Halbton spielen, und noch einen, aber keinen Ganzton mehr in diesem Zug. Mit _Fertig_ hörst du auf.
    - Auf { NOTE("F") } kannst du als Ganzton { NOTE("G") } legen. Oder du steigst in Halbtönen: { NOTE("F#") }, { NOTE("G") }, { NOTE("G#") }, { NOTE("A") }, { NOTE("A#") }, { NOTE("B") }.
    - Ein _Joker_ steht für jeden Ton, allein oder mit Karten dieses Tons: Sag den Schritt und den Ton.

    Wurde am Anfang ein Joker aufgedeckt, darfst du mit irgendeinem Ton beginnen. Du sagst keinen Schritt, und danach ist dein Zug zu Ende.
steps_rules-passing = { rules-passing } In einem Zug darfst du bis zu { $most_draws } Karten ziehen.
steps_rules-mistakes = Stimmt der Schritt, eine Karte oder der Ton eines Jokers nicht, kommen die Karten zurück auf deine Hand, und du ziehst { $penalty } Strafkarten. { $mistake_ends_turn ->
    [yes] Dann ist die nächste Person dran; Halbtöne, die du davor gespielt hast, bleiben liegen.
   *[no] Dann versuchst du es noch einmal.
} Zum Beispiel: Von { NOTE("E") } zu { NOTE("F") } ist es ein Halbton. Sagst du „Ganzton“, nimmst du { NOTE("F") } zurück.
