steps-subtitle = Schritte
steps-tagline = Steige in Halb- und Ganztönen um die Uhr.
steps-aim = Geh jedes Mal einen Halbton oder einen Ganzton weiter nach oben. Wer zuerst keine Karten mehr hat, gewinnt.
steps-keys =
    H: „Halbton“ sagen
    W: „Ganzton“ sagen
    1 … =: den Ton eines Jokers sagen, nach seiner Nummer auf der Uhr, mit den zwölf Tasten der obersten Reihe
    N: fertig (next)
    { common-shedding-keys }
steps-option-reference_cards = Die Chromatic-Scale-Karten neben dem Tisch
    .help = Zum Nachschauen. Die anderen Joker bleiben im Spiel.
steps-said-right = Du hast { $count } von { $total } Schritten richtig gesagt.
steps-say-step = Den Schritt sagen
steps-half = Halbton
steps-whole = Ganzton
steps-plays = spielt
steps-clock = Uhr der chromatischen Tonleiter: den Ton eines Jokers sagen
steps-say-note = { $note } sagen, Nummer { $number } auf der Uhr
    .top = { $note } sagen, Nummer { $number } auf der Uhr, liegt jetzt obenauf
steps-on-top = Obenauf: { $note }, Nummer { $number } auf der Uhr
    .wild = Obenauf liegt ein Joker: Beginne, wo du willst
steps-task-play = Wenn eine deiner Karten passt, wähle sie und sag den Schritt. Sonst ziehe.
steps-task-free = Wähle eine Karte, die passt, und sag den Schritt, oder ziehe.
steps-task-start = Oben liegt ein Joker: Wähle irgendeinen Ton und spiele ihn.
steps-help-look = Schau auf die Uhr: Welche Töne kommen eine und zwei Stunden nach { $top }?
    .chain = Schau auf die Uhr: Welcher Ton kommt eine Stunde nach { $top }?
    .start = { steps-task-start }
steps-help-answer = { $do ->
    [draw] Du bräuchtest { $needed }, aber keine deiner Karten passt: Ziehe.
    [pass] Du bräuchtest { $needed }, aber keine deiner Karten passt: Passe.
    [done] Du bräuchtest { $needed }, aber keiner deiner Töne passt: Wähle „Fertig“.
   *[play] { CAPITAL(music-a-step) } über { $top } ist { $needed }: Eine deiner Karten passt.
}
    .start = Du musst nichts sagen: Jeder deiner Töne passt.
steps-now-both = Sag den Schritt, und wähle auf der Uhr, welcher Ton dein Joker ist.
steps-now-step = Jetzt sag es: Halbton oder Ganzton?
steps-now-pitch = Welcher Ton ist dein Joker? Wähle ihn auf der Uhr.
steps-now-nothing = Am Anfang passt jeder Ton: Spiele, was du magst.
steps-play = Die gewählten Karten spielen
steps-reference = Nachschauen
steps-chromatic-scale = Die chromatische Tonleiter
