distance-subtitle = Der Abstand
distance-tagline = Zähle von Ton zu Ton: { NOTE("A") }, { NOTE("B") }, { NOTE("C") } ist eine Terz.
distance-aim = Zähle jedes Mal { music-an-interval } weiter. Wer zuerst keine Karten mehr hat, gewinnt.
distance-keys =
    A – G: den Buchstaben sagen und die gewählten Karten spielen (mit deutschen Namen auch H); oder 1 bis 7
    { common-shedding-keys }
distance-option-interval = Intervall
    .choice = { music-interval }
distance-said-right = Du hast { $count } von { $total } Buchstaben richtig gesagt.
distance-letters = Einen Buchstaben sagen
distance-say = { $letter } sagen
    .last = { $letter } sagen, zuletzt gesagt
distance-said = { $name } hat { $letter } gesagt
    .you = Du hast { $letter } gesagt
    .last = Der letzte Buchstabe ist { $letter }
distance-task-play = Wenn eine deiner Karten passt, wähle sie und sag ihren Buchstaben. Sonst ziehe.
distance-task-free = Wähle eine Karte, die passt, und sag ihren Buchstaben, oder ziehe.
distance-help-look = Zähle { music-an-interval } von { $last } aufwärts; { $last } ist 1. Suche diesen Buchstaben auf deinen Karten.
    .start = Am Anfang passt jeder Ton. Wähle einen seiner Buchstaben.
distance-help-answer = { $do ->
    [draw] Der Buchstabe ist { $letters }, aber keine deiner Karten passt: Ziehe.
    [pass] Der Buchstabe ist { $letters }, aber keine deiner Karten passt: Passe.
   *[play] Der Buchstabe ist { $letters }: Eine deiner Karten passt.
}
distance-now-say = Jetzt sag den Buchstaben: Wähle ihn im Ring.
distance_first_steps-count = Spiel eine Karte mit dem Buchstaben aus, der als nächster kommt, und sag ihn.
distance_first_steps-mistake = Jetzt mach absichtlich einen Fehler: Wähle eine Karte mit einem anderen Buchstaben und sag diesen.
distance_first_steps-many = Behalte nur eine Karte: Wähle alle Karten dieses Tons und beide Joker und spiel sie zusammen aus.
distance_first_steps-done-5 = So geht The Distance: Finde den Buchstaben, sag ihn, und ruf „Musicards!“ mit der letzten Karte.
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
