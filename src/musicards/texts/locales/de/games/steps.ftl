steps-subtitle = Schritte
steps-tagline = Steig auf der Tonuhr weiter, in Halb- und Ganztönen.
steps-aim = Geh jedes Mal einen Halbton oder einen Ganzton weiter nach oben. Wer zuerst keine Karten mehr hat, gewinnt.
steps-keys =
    H: „Halbton“ sagen
    W: „Ganzton“ sagen
    1 … =: den Ton eines Jokers sagen, nach seiner Zahl auf der Tonuhr, mit den zwölf Tasten der obersten Reihe
    N: fertig (next)
    { common-shedding-keys }
steps-option-reference_cards = Die Chromatic-Scale-Karten neben dem Tisch
    .help = Zum Nachschauen. Die anderen Joker bleiben im Spiel.
steps-said-right = Du hast { $count } von { $total } Schritten richtig gesagt.
steps-say-step = Den Schritt sagen
steps-half = Halbton
steps-whole = Ganzton
steps-plays = Diese hier
steps-clock = Tonuhr: den Ton eines Jokers sagen
steps-say-note = { $note } sagen, Zahl { $number } auf der Tonuhr
    .top = { $note } sagen, Zahl { $number } auf der Tonuhr, liegt jetzt obenauf
steps-on-top = Letzter Ton: { $note }, Zahl { $number } auf der Tonuhr
    .wild = Obenauf liegt ein Joker: Fang an, wo du willst
steps-task-play = Wenn eine deiner Karten passt, wähle sie und sag den Schritt. Sonst zieh.
steps-task-free = Wähle eine Karte, die passt, und sag den Schritt, oder zieh.
steps-task-start = Obenauf liegt ein Joker: Wähle irgendeinen Ton und spiel ihn.
steps-help-look = Schau auf die Tonuhr: Welche Töne stehen eine Zahl und zwei Zahlen weiter als { $top }?
    .chain = Schau auf die Tonuhr: Welcher Ton steht eine Zahl weiter als { $top }?
    .start = { steps-task-start }
steps-help-answer = { $do ->
    [draw] Du brauchst { $needed }, aber keine deiner Karten passt: Zieh.
    [pass] Du brauchst { $needed }, aber keine deiner Karten passt: Passe.
    [done] Du brauchst { $needed }, aber keine deiner Karten passt: Wähle „Fertig“.
   *[play] { CAPITAL(music-a-step) } über { $top } ist { $needed }: { $fitting ->
        [0] Nimm einen Joker.
        [one] Eine deiner Karten passt.
       *[other] { $fitting } deiner Karten passen.
    }{ $wilds ->
        [0] { "" }
       *[other] { " " }Ein Joker passt auch.
    }
}
    .start = Du musst nichts sagen: Jeder deiner Töne passt.
steps-now-both = Sag den Schritt, und wähle auf der Tonuhr, welcher Ton dein Joker ist.
steps-now-step = Jetzt sag es: Halbton oder Ganzton?
steps-now-chain = In diesem Zug geht nur noch ein Halbton. Wenn es keiner ist, leg die Karte zurück.
steps-now-pitch = Welcher Ton ist dein Joker? Wähle ihn auf der Tonuhr.
    .shown = Wähl jetzt { $note } auf der Tonuhr.
steps-now-nothing = Am Anfang passt jeder Ton: Spiel, was du magst.
steps-play = Die gewählten Karten spielen
steps-reference = Nachschauen
steps-chromatic-scale = Die chromatische Tonleiter
refusals-chain-open = Spiel nach einem Halbton noch einen Halbton oder wähle „Fertig“.
refusals-nothing-done = „Fertig“ kommt nach einem Halbton.
steps_first_steps-half = Ein Halbton führt zur allernächsten Taste auf dem Klavier, weiß oder schwarz. Spiel eine Karte aus, die einen Halbton höher ist, und sag „Halbton“.
    .task = Spiel eine Karte aus, die einen Halbton höher ist, und sag „Halbton“.
steps_first_steps-done = Nach einem Halbton darf noch einer folgen, oder du beendest deinen Zug mit „{ common-do-done }“.
    .task = Geh einen Halbton höher, und beende deinen Zug dann mit „{ common-do-done }“.
steps_first_steps-whole = Ein Ganzton besteht aus zwei Halbtönen: Er überspringt eine Taste. Spiel eine Karte aus, die einen Ganzton höher ist, und sag „Ganzton“.
    .task = Spiel eine Karte aus, die einen Ganzton höher ist, und sag „Ganzton“.
steps_first_steps-mistake = Jetzt mach absichtlich einen Fehler: Sag den falschen Schritt, oder wähle eine Karte, die nicht passt.
steps_first_steps-chain = Halbtöne dürfen im selben Zug aufeinander folgen. Spiel zuerst alle deine Karten, die einen Halbton höher sind.
steps_first_steps-many = Geh noch einen Halbton höher, mit allen Karten mit { $needed }. Dann hast du nur noch eine einzige Karte.
steps_first_steps-missed-chain = Nicht ganz. Versuch es noch einmal: Wähle alle Karten, die einen Halbton höher sind, und spiel sie zusammen als Halbton aus.
steps_first_steps-done-6 = So geht Steps: Steig in Halb- und Ganztönen, und sag jedes Mal, welcher Schritt es ist.
steps_rules-lead = Wer zuerst keine Karten mehr hat, gewinnt. Steig in Halb- und Ganztönen auf der Tonuhr weiter, dem Kreis der zwölf Töne, und sag jedes Mal, welcher Schritt es ist.
steps_rules-setup = { rules-setup } { $reference_cards ->
    [yes] Die zwei Karten „Chromatic Scale“ werden nicht ausgeteilt: Sie liegen zum Nachschauen neben dem Tisch. Ihr spielt mit den anderen { $reference_deck } Karten, darunter { $question_marks } Joker.
   *[no] { "" }
}
steps_rules-steps = Die chromatische Tonleiter hat zwölf Töne und beginnt dann von vorn: Nach 12 kommt auf der Tonuhr 1. Ein _Halbton_ ist das kleinste Intervall, von einer Zahl zur nächsten: von { NOTE("C") } zu { NOTE("C#") }, { NOTE("E") } zu { NOTE("F") }, { NOTE("B") } zu { NOTE("C") }, { NOTE("Ab") } zu { NOTE("A") }, { NOTE("F#") } zu { NOTE("G") }. Ein _Ganzton_ sind zwei Halbtöne mit einem Ton dazwischen: von { NOTE("C") } zu { NOTE("D") }, { NOTE("C#") } zu { NOTE("D#") }, { NOTE("E") } zu { NOTE("F#") }, { NOTE("Bb") } zu { NOTE("C") }, { NOTE("F#") } zu { NOTE("G#") }.
steps_rules-turn =
    - Leg eine oder mehrere Karten mit _demselben Ton_, einen Halbton oder einen Ganzton über der obersten Karte, und _sag_ immer den Schritt.
    - Ein _Ganzton_ beendet deinen Zug.
    - Nach einem _Halbton_ darfst du noch einen Halbton spielen, und noch einen, aber keinen Ganzton mehr in diesem Zug. Mit _Fertig_ hörst du auf.
    - Auf { NOTE("F") } kannst du als Ganzton { NOTE("G") } legen. Oder du steigst in Halbtönen: { NOTE("F#") }, { NOTE("G") }, { NOTE("G#") }, { NOTE("A") }, { NOTE("A#") }, { NOTE("B") }.
    - Ein _Joker_ kann jeder Ton sein, allein oder mit Karten dieses Tons: Sag den Schritt und den Ton.

    Wurde am Anfang ein Joker aufgedeckt, darfst du mit irgendeinem Ton beginnen. Du sagst keinen Schritt, und danach ist dein Zug zu Ende.
steps_rules-passing = { rules-passing } In einem Zug darfst du bis zu { $most_draws } Karten ziehen.
steps_rules-mistakes = Stimmt der Schritt, eine Karte oder der Ton eines Jokers nicht, kommen die Karten zurück auf deine Hand, und du ziehst { $penalty } Strafkarten. { $mistake_ends_turn ->
    [yes] Dann ist die nächste Person dran; Halbtöne, die du davor gespielt hast, bleiben liegen.
   *[no] Dann versuchst du es noch einmal.
} Zum Beispiel: Von { NOTE("E") } zu { NOTE("F") } ist es ein Halbton. Sagst du „Ganzton“, nimmst du { NOTE("F") } zurück.
