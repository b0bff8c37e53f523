### Why an attempt was refused, and what the player can do instead.

## Any game

refusals-game-over = Das Spiel ist zu Ende.
refusals-not-your-turn = Einen Moment: { $turn } ist dran.
    .brief = Einen Moment: Du bist noch nicht dran.
refusals-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusals-chance-first = Erst müssen die Karten ausgeteilt oder gemischt werden.
refusals-chance-out-of-place = Jetzt gibt es nichts auszuteilen oder zu mischen.
refusals-wrong-cards = Das sind nicht die richtigen Karten.
refusals-card-not-held = Nicht auf deiner Hand: { $cards }.
    .brief = Diese Karte hast du nicht.
refusals-that-wild = dieser Joker
refusals-card-twice = Du hast eine Karte doppelt genannt.
refusals-no-card = Wähle zuerst eine oder mehrere Karten.
refusals-not-in-this-game = Das geht in diesem Spiel nicht.

## The Distance and Steps

refusals-say-too-little =
    { $word ->
        [pitch] Sag auch den Ton: Ein Joker ist, was du sagst.
       *[step] Sag auch den Schritt: Halbton oder Ganzton.
    }
refusals-say-too-much =
    { $word ->
        [pitch] Den Ton sagst du nur bei einem Joker.
       *[step] Auf einem Joker brauchst du keinen Schritt: Spiele irgendeinen Ton.
    }
refusals-card-fits =
    { $count ->
        [one] Sieh noch einmal nach: Eine deiner Karten passt.
       *[other] Sieh noch einmal nach: Einige deiner Karten passen.
    }
refusals-nothing-to-draw = Es gibt nichts mehr zu ziehen: Spiele oder passe.
refusals-drawn-enough = In diesem Zug kannst du nicht mehr ziehen: Spiele oder passe.
refusals-pass-too-early =
    { $draws ->
        [one] Ziehe noch einmal, bevor du passt, oder spiele.
       *[other] Ziehe noch { $draws }-mal, bevor du passt, oder spiele.
    }
    .brief = Du musst erst ziehen, bevor du passen kannst.
    .fits = Sieh noch einmal nach: Eine deiner Karten passt, also spiele sie.
refusals-nobody-exposed = Rufe, wenn jemand nur noch eine Karte hat.
refusals-chain-open = Spiele nach einem Halbton noch einen Halbton oder wähle „Fertig“.
refusals-nothing-done = „Fertig“ kommt nach einem Halbton. Spiele, ziehe oder passe.

## Key’s Corners

refusals-does-not-continue =
    { $place ->
        [next] { CAPITAL($to) } braucht { $wants }, den nächsten Ton der Tonleiter nach { $top }.
        [first] { CAPITAL($to) } braucht { $wants }, den Grundton.
        [stack] { CAPITAL($to) } braucht { $wants }: Dort liegen gleiche Töne außerhalb der Tonleiter.
       *[plain] { CAPITAL($to) } braucht { $wants }.
    } { $degree ->
        [0] { $note } gehört nicht zur Tonleiter.
       *[other] { $note } ist der { $degree }. Ton der Tonleiter.
    }
    .brief = Diese Karte passt nicht { $to_onto }.
refusals-pile-complete = Auf das { $top } { $to_at } kommt nichts mehr: Es ist der letzte Ton der Tonleiter.
    .brief = Auf den letzten Ton der Tonleiter kommt nichts mehr.
refusals-fill-first = Lege zuerst eine Karte { $gaps_onto }: Dort ist es leer.
    .brief = Fülle zuerst den leeren Grundstapel.
refusals-fill-from-hand = Fülle den Grundstapel aus deiner Hand: Du hast noch Karten.
refusals-not-discard-top = Vom Ablagestapel kannst du nur die oberste Karte nehmen.
refusals-wild-needs-name = Welcher Ton soll dein Joker sein?
refusals-note-has-name = { $card } bleibt { $card }: Nur ein Joker kann ein anderer Ton sein.
    .brief = Eine Notenkarte bleibt, was sie ist: Nur ein Joker kann ein anderer Ton sein.
refusals-not-a-foundation = Du kannst nur Karten von Grundstapeln verschieben. Karten in einer Ecke bleiben dort.
refusals-same-pile = Dort liegen die Karten schon.
refusals-empty-pile = { CAPITAL($from_at) } liegt nichts.
refusals-too-many =
    { $height ->
        [one] { CAPITAL($from_at) } liegt nur 1 Karte.
       *[other] { CAPITAL($from_at) } liegen nur { $height } Karten.
    }
    .brief = So viele Karten sind es nicht.
refusals-only-whole =
    { $height ->
        [2] Gleiche Töne verschiebst du immer zusammen: beide Karten oder keine.
       *[other] Gleiche Töne verschiebst du immer zusammen: alle { $height } Karten oder keine.
    }
    .brief = Gleiche Töne verschiebst du immer zusammen.
refusals-not-longer = Einen Teil eines Stapels darfst du nur verschieben, wenn die Reihe dort länger wird. Dort wären es { $sum } Karten, und hier liegen jetzt { $height }.
    .brief = Einen Teil eines Stapels darfst du nur verschieben, wenn die Reihe dort länger wird.
refusals-stack-stays = { $note } gehört nicht zur Tonleiter: In die Ecken gehören nur Töne der Tonleiter.
    .brief = In die Ecken gehören nur Töne der Tonleiter.
refusals-too-high = Ein Stapel gleicher Töne hat höchstens { $most } Karten. Das wären { $sum }.
    .brief = Das wären zu viele Karten für einen Stapel.
refusals-discard-only-play = Ablegen kannst du nur, statt zu spielen, und du hast schon gespielt.
refusals-card-fits-pile = { $card } passt { $to_onto }.
    .brief = Diese Karte kannst du noch spielen.
refusals-wild-fits = Einen Joker musst du nie ablegen: Irgendwo passt er immer.
refusals-move-first = Auf dem Tisch musst du noch etwas verschieben, bevor dein Zug endet: { $from_off } { $to_onto }.
    .brief = Auf dem Tisch musst du noch etwas verschieben, bevor dein Zug endet.
refusals-play-first = Spiele zuerst mindestens eine Karte. Wenn keine passt, lege eine ab.

## Go Fish, Old Maid and Memory

refusals-pitch-not-held = Du hast kein { $pitch }: Frage nach einem Ton, den du selbst hast.
    .brief = Frage nach einem Ton, den du selbst hast.
refusals-ask-yourself = Frage jemand anderen: Deine eigenen Karten kennst du.
refusals-no-such-position = Dort liegt keine Karte.
refusals-card-gone = Diese Karte ist schon weg.
refusals-lies-up = Diese Karte liegt schon offen: Decke eine andere auf.

## The table

refusals-nothing-to-undo = Du hast gerade nichts zurückzunehmen.
refusals-call-late =
    { $who ->
        [you] Du hast zuerst gerufen, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden früher.
       *[other] { $name } hat zuerst gerufen, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden früher.
    }
    .brief = Jemand anders hat zuerst gerufen.
refusals-time-up = Deine Zeit ist um: Ein Computer beendet diesen Zug.
refusals-wrong-key = Dieser Link gehört zu keinem Platz an diesem Tisch.
refusals-already-seated = Du hast an diesem Tisch schon einen anderen Platz.
refusals-unknown-version = Diesen Zug gibt es in diesem Spiel nicht.
refusals-bad-notation = Das ergibt in diesem Spiel keinen Sinn.
refusals-bad-message = Der Server hat diese Seite nicht verstanden. Lade sie neu.
refusals-too-big = Das ist zu lang.
refusals-too-fast = Das war zu viel auf einmal: Warte einen Moment.
refusals-not-seated = Du schaust zu: Das können nur die Spieler am Tisch.
refusals-not-started =
    { $free ->
        [one] Das Spiel hat noch nicht begonnen: Ein Platz ist frei.
       *[other] Das Spiel hat noch nicht begonnen: { $free } Plätze sind frei.
    }
    .brief = Das Spiel hat noch nicht begonnen.
refusals-not-over = Das geht erst, wenn das Spiel zu Ende ist.
refusals-not-kept = Das konnte nicht gespeichert werden und gilt deshalb nicht. Versuche es noch einmal.
refusals-server-error = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
refusals-unknown-match = Diesen Tisch gibt es nicht.
refusals-not-found = Unter dieser Adresse gibt es nichts.
refusals-earlier-rules = Diese Partie wurde nach früheren Regeln gespielt und lässt sich nicht mehr öffnen. Ihren Verlauf kannst du speichern.
refusals-seat-taken = Dort sitzt schon jemand.
refusals-no-typesetter = Zum Drucken braucht der Server das Programm Typst. Es ist hier nicht installiert.
refusals-wrong-origin = Diese Anfrage kam von einer anderen Website.
refusals-websocket-only = Diese Adresse ist nur für die App selbst.
refusals-unreachable = Der Server antwortet nicht. Versuche es gleich noch einmal.
