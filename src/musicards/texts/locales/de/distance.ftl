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
