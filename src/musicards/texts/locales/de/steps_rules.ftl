### The rules of Steps.

steps_rules-lead = Werde als Erste oder Erster alle Karten los. Steige in Halbtönen und Ganztönen um die Uhr der zwölf Töne, und sag jedes Mal, welcher Schritt es ist.
steps_rules-counting = Halbton und Ganzton
    .body =
        Jede Karte hat eine Nummer auf der Uhr. Eine Stunde weiter ist ein _Halbton_, zwei Stunden weiter sind ein _Ganzton_. Nach 12 kommt 1. Von { NOTE("E") } (4) führt ein Halbton zu { NOTE("F") } (5), ein Ganzton zu { NOTE("F#") } oder { NOTE("Gb") } (6).
steps_rules-turn = Dein Zug
    .body =
        - Lege eine oder mehrere Karten mit _demselben Ton_, einen Halbton oder einen Ganzton über der obersten Karte, und _sag_ den Schritt.
        - Ein _Ganzton_ beendet deinen Zug.
        - Nach einem _Halbton_ darfst du noch einen Halbton spielen, und noch einen, aber keinen Ganzton mehr in diesem Zug. Mit _Fertig_ hörst du auf.
        - Ein _Joker_ steht für jeden Ton: Sag den Schritt und den Ton.
        - { $free_draw ->
            [yes] Statt zu spielen, darfst du _ziehen_, auch wenn eine Karte passt, bis zu { $most_draws } Karten in einem Zug.
           *[no] Es passt nichts? Dann _ziehe_, bis zu { $most_draws } Karten in einem Zug.
        } Nach { $draws } gezogenen Karten darfst du _passen_.

        Wurde am Anfang ein Joker aufgedeckt, darfst du mit irgendeinem Ton beginnen und sagst keinen Schritt.

        { $reference_cards ->
            [yes] Die zwei Karten „Chromatic Scale“ werden nicht ausgeteilt: Sie liegen zum Nachschauen neben dem Tisch.
           *[no] { "" }
        }
steps_rules-mistakes = Fehler
    .body =
        Stimmt der Schritt oder eine Karte nicht, kommen die Karten zurück auf deine Hand, und du ziehst { $penalty } Strafkarten. { $mistake_ends_turn ->
            [yes] Dann ist dein Zug zu Ende; Halbtöne, die du davor gespielt hast, bleiben liegen.
           *[no] Dann versuchst du es noch einmal.
        }
steps_rules-call = „Musicards!“
    .body = { common-call-rules }
