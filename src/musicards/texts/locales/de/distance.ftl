### The Distance: what is said about it, and its table.

distance-title = The Distance
distance-subtitle = Der Abstand
distance-tagline = Zähle von Ton zu Ton: { NOTE("A") }, { NOTE("B") }, { NOTE("C") } ist eine Terz.
distance-aim = Zähle jedes Mal { music-an-interval } weiter. Wer zuerst keine Karten mehr hat, gewinnt.
distance-score = { common-cards }
distance-keys =
    A – G: den Buchstaben sagen und die gewählten Karten spielen (mit deutschen Namen auch H); oder 1 bis 7
    { common-shedding-keys }
distance-option-interval = Intervall
    .choice = { music-interval }

distance-letters = Einen Tonbuchstaben sagen
distance-say = { $letter } sagen
    .last = { $letter } sagen, zuletzt gesagt
distance-said = { $name } hat { $letter } gesagt
    .you = Du hast { $letter } gesagt
    .last = Der letzte Buchstabe ist { $letter }
distance-choose = Wähle eine oder mehrere Karten, dann sag ihren Buchstaben.
distance-now-say = Jetzt sag den Buchstaben: Tippe ihn im Ring an.
