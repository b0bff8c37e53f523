lessons-said = { $name } hat { $said } gesagt.
    .you = Du hast { $said } gesagt.
lessons-said-step = „Halbton“
    .whole = „Ganzton“
lessons-interval-above = { $interval ->
    [2] Nach { $from } kommt { $to }: Das ist { music-an-interval }.
   *[other] { CAPITAL(music-an-interval) } über { $from } liegt { $to }: { $path }.
}
    .plain = Nach { $from } kommt { $to }.
lessons-not-interval-above = Das ist keine { music-interval } über { $last }.
lessons-without-letter = { $letter } kommt im Namen von { $cards } nicht vor.
lessons-but-without-letter = { $why } Aber { lessons-without-letter }
lessons-letter-right = Der gesagte Ton stimmt.
lessons-mixed-pitches = Karten, die du zusammen spielst, müssen denselben Ton zeigen. Diese zeigen { $pitches }.
lessons-whole-after-half = Nach einem Halbton können im selben Zug nur Halbtöne folgen.
lessons-step-above = { CAPITAL(music-a-step) } über { $top } ist { $needed }.
lessons-cards-are = Die Karten sind { $needed }.
lessons-played = { $half_steps ->
    [0] { $pitch } liegt schon obenauf: Ein Schritt muss nach oben führen.
    [1] { $pitch } liegt einen Halbton über { $top }.
    [2] { $pitch } liegt einen Ganzton über { $top }.
    [10] { $pitch } liegt einen Ganzton unter { $top }.
    [11] { $pitch } liegt einen Halbton unter { $top }.
   *[other] { $pitch } liegt { $half_steps } Halbtöne über { $top }.
}
lessons-not-step-above = { CAPITAL(music-a-step) } über { $top } ist nicht { $cards }.
lessons-wild-must-be = { $why } Also muss der Joker dieser Ton sein, nicht { $pitch }.
lessons-wild-cannot-be = Der Joker kann hier nicht { $pitch } sein.
lessons-wrong = Das war diesmal nicht richtig.
lessons-should-be = Richtig wäre { $needed }.
lessons-may-draw = Wenn keine deiner Karten passt, darfst du ziehen.
lessons-ends-turn = Hier beendet ein Fehler deinen Zug.
lessons-more-wrong-letter =
    Zähl Ton für Ton und fang mit dem an, von dem du ausgehst. { $counting ->
        [none] Er ist die 1.
       *[other] { $counting }.
    } Die Zahl, bei der du ankommst, gibt dem Intervall seinen Namen: hier { music-an-interval }. Nach { NOTE("G") } kommt { NOTE("A") }, dann { NOTE("B") } und wieder { NOTE("C") }. Ob ein Kreuz oder ein Be dabeisteht, ist für das Zählen egal.
lessons-counted = { $letter } ist { $number }
lessons-more-card-without-letter = Eine schwarze Taste hat zwei Namen, weil sie zwischen zwei weißen Tasten liegt: { NOTE("D#") } ist { NOTE("D") }, um einen Halbton erhöht, { NOTE("Eb") } ist { NOTE("E") }, um einen Halbton erniedrigt. Diese Taste zählt als { NOTE("D") } oder als { NOTE("E") }, aber als nichts anderes. Eine weiße Taste hat nur einen Namen.
    .white = Eine weiße Taste hat nur einen Namen: den auf ihrer Karte. Wenn du { $letter } sagst, muss jede Karte, die du ausspielst, { $letter } zeigen, mit oder ohne Vorzeichen, oder ein Joker sein.
lessons-more-mixed-pitches = Das sind verschiedene Tasten, und sie klingen verschieden: Du kannst sie nicht zusammen ausspielen. Karten, die du zusammen spielst, zeigen dieselbe Zahl der Tonuhr. Die Oktave spielt keine Rolle. Ein Joker passt zu allen.
lessons-more-whole-after-half = Nach einem Halbton kannst du weitere Halbtöne spielen, so viele du magst. „Fertig“ beendet deinen Zug. Ein Ganzton beendet deinen Zug immer.
lessons-more-wrong-pitch =
    Schau auf die Tonuhr: Nachbarn liegen einen Halbton auseinander, zwei Zahlen weiter ist es ein Ganzton, und nach 12 kommt 1. { $hour ->
        [none] { "" }
       *[other] Hier gehst du von { $top } aus, bei der { $hour }.
    } Zwischen { NOTE("E") } und { NOTE("F") } und zwischen { NOTE("B") } und { NOTE("C") } liegt keine schwarze Taste: Sie sind schon Nachbarn.
lessons-more-wrong-pitch-said = Ein Joker muss der Ton sein, zu dem der Schritt führt. Eine schwarze Taste darfst du mit jedem ihrer Namen nennen: { NOTE("F#") } und { NOTE("Gb") } sind derselbe Ton.
lessons-more-scale = Ein Stapel steigt Ton für Ton die Tonleiter hinauf. Die Tonuhr zeigt die Namen ihrer Töne: Auf jeden folgt im Uhrzeigersinn der nächste, und nichts dazwischen.
lessons-more-pair = Notenlinien und Tasten zeigen beide Töne. Jeder hat seinen eigenen Platz und seine eigene Zahl auf der Tonuhr.
lessons-picture-ring = Die Notennamen im Ring.
lessons-picture-clock = Die Tonuhr.
lessons-picture-staff = Auf den Notenlinien.
lessons-picture-keys = Auf den Tasten.
lessons-picture-counted = Gezählt: { $notes }.
lessons-picture-said = Gesagt: { $notes }.
lessons-picture-played = Gespielt: { $notes }.
lessons-count-again = Noch einmal zählen
lessons-hear-right = Hören, was passt
lessons-hear-wrong = Hören, was gespielt wurde
