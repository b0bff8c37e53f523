distance-subtitle = Der Abstand
distance-tagline = Welcher Ton kommt als Nächstes? Auf { NOTE("C") } folgt { NOTE("D") }.
distance-aim = { $interval ->
    [2] Spiel immer den nächsten Ton: Nach { NOTE("C") } kommt { NOTE("D") } (eine Sekunde).
    [3] Zähl immer bis { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") } (eine Terz).
    [4] Zähl immer bis { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") } (eine Quarte).
    [5] Zähl immer bis { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") } (eine Quinte).
    [6] Zähl immer bis { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") } (eine Sexte).
   *[7] Zähl immer bis { $interval }: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") } (eine Septime).
} Wer zuerst keine Karten mehr hat, gewinnt.
distance-keys =
    A – G: den Ton sagen und die gewählten Karten spielen (mit deutschen Namen auch H); oder 1 bis 7
    { common-shedding-keys }
distance-option-interval = Intervall
    .choice = { music-interval }
distance-said-right = Du hast { $count } von { $total } Tönen richtig gesagt.
distance-letters = Einen Ton sagen
distance-say = { $letter } sagen
    .last = { $letter } sagen, zuletzt gesagt
distance-said = { $name } hat { $letter } gesagt
    .you = Du hast { $letter } gesagt
    .last = Zuletzt gesagt: { $letter }
distance-task-play = Wenn eine deiner Karten passt, wähle sie und sag den Ton. Sonst zieh.
distance-task-free = Wähle eine Karte, die passt, und sag den Ton, oder zieh.
distance-task-two = Die erste Karte zählt als { $last }. { $interval ->
    [2] Such dir einen davon aus und spiel den nächsten Ton.
   *[other] Such dir einen davon aus und zähl von dort bis { $interval }.
} Passt nichts, zieh.
distance-task-start = Jede Karte passt: Spiel eine oder mehrere desselben Tons und sag den Ton.
distance-help-look = { $interval ->
    [2] Welcher Ton kommt nach { $last }? Das ist { music-an-interval }.
   *[other] Fang bei { $last } mit 1 an und zähl bis { $interval }: Das ist { music-an-interval }.
} Hat ihn eine deiner Karten, mit oder ohne Vorzeichen? Ein Joker kann jeder Ton sein.
    .start = Am Anfang passt jeder Ton. Wähle eine Karte oder mehrere desselben Tons.
    .two = Die erste Karte hat zwei Namen. Sie zählt als { $last }, was du lieber willst. { $interval ->
        [2] Welcher Ton kommt danach?
       *[other] Fang bei einem der beiden mit 1 an und zähl bis { $interval }: Das ist { music-an-interval }.
    } Hat ihn eine deiner Karten, mit oder ohne Vorzeichen? Ein Joker kann jeder Ton sein.
distance-help-answer = { $do ->
    [draw] Du brauchst { $letters }, aber keine deiner Karten passt: Zieh.
    [pass] Du brauchst { $letters }, aber keine deiner Karten passt: Passe.
   *[play] Du brauchst { $letters }: { $with_wilds ->
        [0] { $fitting ->
            [0] Nimm einen Joker.
            [one] Eine deiner Karten passt.
           *[other] { $notes ->
                [one] { $fitting } deiner Karten passen. Du kannst sie zusammen ausspielen.
               *[other] { $fitting } deiner Karten passen. Zusammen ausspielen kannst du nur Karten desselben Tons.
            }
        }{ $wilds ->
            [0] { "" }
           *[other] { " " }Ein Joker passt auch.
        }
       *[other] Spiel { $chosen } Karten zusammen aus, { $with_wilds ->
            [one] mit einem Joker
           *[other] mit { $with_wilds } Jokern
        }.
    }
}
    .start = Spiel zum Beispiel eine Karte mit { $letters }, mit oder ohne Vorzeichen, und sag { $letters }.
    .two = { $do ->
        [play] Zähl die erste Karte als { $from }.
       *[other] { "" }
    } { distance-help-answer }
distance-now-say = Jetzt sag den Ton: Wähle ihn im Ring.
    .several = Sag ihren Ton: Er muss bei allen derselbe sein.
distance-new-black = Eine schwarze Taste hat zwei Namen, hier { $names }. Wer sie spielt, sucht sich einen davon aus und sagt ihn ohne Vorzeichen.
distance-new-flat = { NOTE("Bb") } ist ein { NOTE("B") } mit ♭: Es zählt als { NOTE("B") }.
distance_first_steps-count = Wer zuerst keine Karten mehr hat, gewinnt. Spiel eine Karte mit dem Ton, der im Ring als nächster kommt, und sag ihn.
    .task = Spiel eine Karte mit dem Ton, der im Ring als nächster kommt, und sag ihn.
distance_first_steps-mistake = Jetzt mach absichtlich einen Fehler: Wähle eine Karte mit einem Ton, der im Ring nicht als nächster kommt, und sag ihn.
distance_first_steps-black = Eine schwarze Taste hat zwei Namen: { NOTE("F#") } heißt auch { NOTE("Gb") } und zählt als { NOTE("F") } oder als { NOTE("G") }, wie du es brauchst.
    .task = Spiel { NOTE("F#") }/{ NOTE("Gb") } aus, und sag den Ton, der im Ring als nächster kommt.
distance_first_steps-wild = Eine Karte mit Fragezeichen oder buntem Ring ist ein Joker: Sie kann jeder Ton sein. Sag den Ton, den du brauchst.
    .task = Spiel den Joker aus, und sag den Ton, der im Ring als nächster kommt.
distance_first_steps-many = Spiel in einem Zug alles bis auf eine Karte: So wirst du deine Karten schneller los.
distance_first_steps-done-1 = Geschafft! Du bist von einem Ton zum nächsten gegangen. Das hat einen Namen: eine Sekunde.
distance_first_steps-done-4 = Geschafft! Nur zusammen mit einem einfachen { NOTE("G") } geht { NOTE("Gb") } nicht: Das ist eine andere Taste auf dem Klavier.
distance_first_steps-done-7 = So geht The Distance: Finde den Ton, sag ihn, und ruf „Musicards!“, wenn du nur noch eine Karte hast. Wer zuerst keine Karten mehr hat, gewinnt.
distance_rules-lead = Wer zuerst keine Karten mehr hat, gewinnt. Jede Karte, die du spielst, muss _{ music-an-interval }_ über dem zuletzt gesagten Ton liegen.
distance_rules-setup = Vereinbart vor jedem Spiel ein Intervall, von der Sekunde bis zur Septime. { rules-setup }
distance_rules-interval = Die Töne haben sieben Namen, dann geht es von vorn los: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") } und wieder { NOTE("C") }. Für ein Intervall zählst du den ersten Ton, den letzten und alle dazwischen. Von { NOTE("F") } hinauf zu { NOTE("G") } ist es eine _Sekunde_, von { NOTE("F") } zu { NOTE("A") } eine _Terz_ ({ NOTE("F") }, { NOTE("G") }, { NOTE("A") }), von { NOTE("A") } zu { NOTE("D") } eine _Quarte_ ({ NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }). Vorzeichen zählen hier nicht: { NOTE("F#") } zählt als { NOTE("F") }, { NOTE("Gb") } als { NOTE("G") }.
distance_rules-turn =
    - Leg eine oder mehrere Karten mit _demselben Ton_, und _sag immer_, als welcher der sieben Töne sie zählen. Eine schwarze Taste hat zwei Namen: { NOTE("F#") } oder { NOTE("Gb") } kannst du als { NOTE("F") } oder als { NOTE("G") } spielen, wie du es brauchst.
    - Ist das Intervall eine Sekunde, folgt auf { NOTE("F") } oder { NOTE("F#") } ein { NOTE("G") }. Du darfst { NOTE("Gb") }, { NOTE("G") } oder { NOTE("G#") } legen, aber nicht gemischt.
    - Ein Joker ersetzt jede Karte, allein oder mit anderen Karten.

    Am Anfang zählst du von der aufgedeckten Karte aus. Ist sie eine schwarze Taste, gilt jeder ihrer beiden Namen. Ist sie ein Joker, passt jeder Ton.
distance_rules-passing = { rules-passing } Du darfst auch öfter ziehen, so oft du magst.
distance_rules-mistakes = Fehler gehören dazu. Stimmt der gesagte Ton oder eine Karte nicht, kommen die Karten zurück auf deine Hand, und du ziehst { $penalty } Strafkarten. { $mistake_ends_turn ->
    [yes] Dann ist dein Zug zu Ende.
   *[no] Dann versuchst du es noch einmal.
} Zum Beispiel: Eine Terz über { NOTE("A") } liegt { NOTE("C") }. Legst du { NOTE("D") }, nimmst du die Karte zurück.
