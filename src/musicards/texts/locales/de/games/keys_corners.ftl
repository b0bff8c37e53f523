keys_corners-subtitle = Die Ecken der Tonleiter
keys_corners-tagline = Bau Tonleitern in den Ecken, Ton für Ton.
keys_corners-aim = Bau { $scale } in den Ecken aufwärts. Eine ganze Tonleiter bringt { $scale_points } Punkte, { $stack_cards } gleiche Töne außerhalb der Tonleiter bringen { $stack_points }. Wer die meisten Punkte hat, gewinnt.
keys_corners-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
keys_corners-keys =
    ← →: zu deiner Hand und von Karte zu Karte, oder durch einen Stapel
    Leertaste: eine Karte aufnehmen oder zurücklegen
    7 8 9: die obere Reihe der Felder, wie auf dem Ziffernblock
    4 5 6: links, der Ablagestapel, rechts
    1 2 3: die untere Reihe
    + −: mehr oder weniger Karten eines Stapels aufnehmen
    N: fertig (next)
    Esc: alles zurücklegen
keys_corners-option-scale = Tonleiter
keys_corners-scale = Die Tonleiter
keys_corners-scale-notes = Die Tonleiter: { $notes }
keys_corners-hidden = Die Tonleiter ist verdeckt.
keys_corners-hide = Verdecken
    .label = Die Tonleiter verdecken
keys_corners-show = Zeigen
    .label = Die Tonleiter zeigen
keys_corners-books = { keys_corners-score } (Tonleitern: { $scales }, Quartette: { $stacks })
keys_corners-pts = Pkt.
keys_corners-won = Deine Punkte
keys_corners-book = Eine Tonleiter: { $points } Punkte!
    .stack = Ein Quartett: { $points } Punkte!
keys_corners-discards = Ich lege ab
keys_corners-in-scale = Töne der Tonleiter
keys_corners-outside = Andere Töne
keys_corners-spaces = Stapel und Ecken
keys_corners-empty = leer
keys_corners-space-with = { CAPITAL($space) }: { $contents }
keys_corners-pick-up = { $note } { $from_off } aufnehmen
    .above = { $note } { $from_off } mit allem darüber aufnehmen
keys_corners-put = { CAPITAL($to_onto) } legen
keys_corners-how-many = Wie viele Karten du aufnimmst
keys_corners-fewer = Eine Karte weniger
keys_corners-more = Eine Karte mehr
keys_corners-now-move = { common-cards } { $from_off }: Wähle das Ziel.
keys_corners-wild = Ein Joker
keys_corners-now-put = { $card }: Wähle das Ziel.
    .discard = { $card }: Wähle das Ziel oder den Ablagestapel.
    .fill = { $card }: Leg die Karte { $gaps_onto }.
keys_corners-pick-first = Nimm eine Karte auf, dann wähle, wohin sie soll.
keys_corners-task-play-first = { keys_corners-pick-first } Wenn nichts passt, leg eine Karte ab.
keys_corners-task-fill-from-discard = Deine Hand ist leer: Wähle den Ablagestapel. Das Ziel ist { $gaps }.
keys_corners-task-free = Spiel weiter oder beende deinen Zug mit „Fertig“.
keys_corners-task-done = Mehr lässt sich nicht spielen: Beende deinen Zug mit „Fertig“.
keys_corners-task-top = Deine Hand ist leer. Spiel die oberste Karte des Ablagestapels oder wähle „Fertig“.
keys_corners-task-moves = Deine Hand ist leer. Verschiebe Karten auf dem Tisch oder wähle „Fertig“.
keys_corners-task-both = Deine Hand ist leer. Spiel die oberste Karte des Ablagestapels, verschiebe Karten auf dem Tisch oder wähle „Fertig“.
keys_corners-help-look-place = { $source ->
    [discard] Schau auf die oberste Karte des Ablagestapels: Auf welchem Stapel ist sie der nächste Ton?
   *[hand] Schau, was auf jedem Stapel oben liegt: Welche deiner Karten kommt als nächste?
}
keys_corners-help-look-fill = Zwischen den Ecken ist ein Platz leer: Leg zuerst dort eine Karte hin.
keys_corners-help-look-move = Schau zwischen die Ecken: Welche Karten kommen auf einem anderen Stapel als nächste?
keys_corners-help-look-discard = { $kept ->
    [none] Keine deiner Karten passt. Auf einen Ton, der nicht zur Tonleiter gehört, passt nur derselbe Ton.
   *[other] { keys_corners-help-look-done }
}
keys_corners-help-look-done = { $kept ->
    [note] Eine Karte passt, aber dann könnten andere den Stapel leichter vollenden: Behalte sie noch.
    [wild] Du könntest einen Joker legen. Aber behalte ihn lieber, bis er einen Stapel vollendet.
   *[none] Jetzt muss nichts gespielt oder verschoben werden.
}
keys_corners-help-answer-place = { $what ->
    [wild] Leg deinen Joker { $to_onto }, als { $note }.
   *[note] { CAPITAL($note) } gehört { $to_onto }.
}
keys_corners-help-answer-fill = { $source ->
    [discard] { keys_corners-help-answer-place }
   *[hand] Jede Karte passt: Leg zum Beispiel { $what ->
        [wild] deinen Joker { $to_onto }, als { $note }
       *[note] das { $note } { $to_onto }
    }.
}
keys_corners-help-answer-move = Verschiebe { $moved } { $from_off } { $to_onto }.
keys_corners-help-answer-discard = { CAPITAL($card) } passt nirgends: Leg die Karte ab. Dann ist dein Zug zu Ende.
keys_corners-help-answer-done = Beende deinen Zug mit „Fertig“.
keys_corners-corner-stays = Was in einer Ecke liegt, bleibt dort. Nimm eine andere Karte auf, um sie daraufzulegen.
keys_corners-only-hand = Du kannst nur eine Karte aus deiner Hand ablegen.
keys_corners-space-name = { $space ->
    [N] Stapel oben
    [E] Stapel rechts
    [S] Stapel unten
    [W] Stapel links
    [NW] Ecke oben links
    [NE] Ecke oben rechts
    [SE] Ecke unten rechts
   *[SW] Ecke unten links
}
keys_corners-space = { $kind ->
    [corner] die { keys_corners-space-name }
   *[foundation] der { keys_corners-space-name }
}
keys_corners-space-at = { $kind ->
    [corner] in der { keys_corners-space-name }
   *[foundation] auf dem { keys_corners-space-name }
}
keys_corners-space-onto = { $kind ->
    [corner] in die { keys_corners-space-name }
   *[foundation] auf den { keys_corners-space-name }
}
keys_corners-space-off = { $kind ->
    [corner] aus der { keys_corners-space-name }
   *[foundation] vom { keys_corners-space-name }
}
keys_corners-placed = { $name } legt { $cards } { $to_onto }.
    .you = Du legst { $cards } { $to_onto }.
keys_corners-placed-from-discard = { $name } legt vom Ablagestapel { $cards } { $to_onto }.
    .you = Du legst vom Ablagestapel { $cards } { $to_onto }.
keys_corners-moved = { $name } verschiebt { $cards } { $from_off } { $to_onto }.
    .you = Du verschiebst { $cards } { $from_off } { $to_onto }.
keys_corners-discarded = { $name } legt { $cards } ab.
    .you = Du legst { $cards } ab.
keys_corners-book-scale = { $name } vollendet die Tonleiter { $to_at }: { $points } Punkte.
    .you = Du vollendest die Tonleiter { $to_at }: { $points } Punkte.
keys_corners-book-stack = { $name } vollendet das Quartett { $note } { $to_at }: { $points } Punkte.
    .you = Du vollendest das Quartett { $note } { $to_at }: { $points } Punkte.
refusals-does-not-continue = { $place ->
    [next] { CAPITAL($to) } braucht { $wants }, den nächsten Ton der Tonleiter nach { $top }.
    [first] { CAPITAL($to) } braucht { $wants }, den Grundton.
   *[stack] { CAPITAL($to) } braucht { $wants }: Auf einen Ton außerhalb der Tonleiter kommt nur derselbe Ton.
} { $degree ->
    [0] { $note } gehört nicht zur Tonleiter.
   *[other] { $note } ist die { $degree }. Stufe der Tonleiter.
}
    .brief = Diese Karte passt nicht { $to_onto }.
refusals-pile-complete = Auf das { $top } { $to_at } kommt nichts mehr: Es ist der letzte Ton der Tonleiter.
refusals-fill-first = Leg zuerst eine Karte { $gaps_onto }: Dort liegt nichts.
refusals-fill-from-hand = Füll den leeren Platz aus deiner Hand: Du hast noch Karten.
refusals-not-discard-top = Vom Ablagestapel kannst du nur die oberste Karte nehmen.
refusals-wild-needs-name = Welcher Ton soll dein Joker sein?
refusals-note-has-name = { $card } bleibt { $card }: Nur ein Joker kann ein anderer Ton sein.
refusals-not-a-foundation = Du kannst nur Karten zwischen den Ecken verschieben. Karten in einer Ecke bleiben dort.
refusals-same-pile = Dort liegen die Karten schon.
refusals-empty-pile = { CAPITAL($from_at) } liegt nichts.
refusals-too-many = Du kannst höchstens { $height } { $from_off } nehmen.
refusals-not-longer = Einen Teil eines Stapels darfst du nur dann auf einen anderen zwischen den Ecken verschieben, wenn dieser länger wird als der, von dem du ihn nimmst. Dort wären es { $sum } Karten, und hier liegen jetzt { $height }.
refusals-stack-stays = { $note } gehört nicht zur Tonleiter: In die Ecken gehören nur Töne der Tonleiter.
refusals-too-high = Ein Stapel gleicher Töne hat höchstens { $most } Karten. Das wären { $sum }.
refusals-discard-only-play = Du hast schon gespielt, deshalb kannst du jetzt nichts mehr ablegen.
refusals-card-fits-pile = { $card } passt { $to_onto }.
    .brief = Diese Karte kannst du noch spielen.
refusals-wild-fits = Einen Joker musst du nie ablegen: Irgendwo passt er immer.
refusals-move-first = Auf dem Tisch musst du noch etwas verschieben, bevor dein Zug endet: { $from_off } { $to_onto }.
    .brief = Auf dem Tisch passt etwas auf einen anderen Stapel: Verschieb es, bevor dein Zug endet.
refusals-play-first = Spiel zuerst mindestens eine Karte. Wenn keine passt, leg eine ab.
keys_corners_first_steps-place = Die Reihe der Töne ist eine Tonleiter. Mit jeder Karte auf dem Tisch beginnt ein Stapel. Auf einen Ton der Tonleiter kommt der nächste.
    .task = Leg eine Karte auf einen Stapel, auf dem sie der nächste Ton der Tonleiter ist.
keys_corners_first_steps-step = Die Zahlen in der Reihe: ½ ist ein Halbton, er führt zur allernächsten Taste. 1 ist ein Ganzton, er überspringt eine Taste. Leg den nächsten Ton.
    .task = Leg den nächsten Ton der Tonleiter.
keys_corners_first_steps-move = In den vier Ecken wächst die Tonleiter von ihrem ersten Ton aus, dem Grundton. Leg den Stapel, der mit ihm beginnt, in eine Ecke.
    .task = Leg den Stapel mit dem Grundton, dem ersten Ton der Tonleiter, in eine Ecke.
keys_corners_first_steps-fill = Die vier Plätze zwischen den Ecken dürfen nicht leer bleiben. Füll zuerst den leeren.
    .task = Leg eine Karte auf den leeren Platz.
keys_corners_first_steps-corner = Jetzt hat die Tonleiter fünf Töne: { KEY("C") }-{ music-scale-major_pentatonic }. 1½ heißt: drei Halbtöne. Beginn sie in einer Ecke, mit dem Grundton.
    .task = Beginn die Tonleiter in einer Ecke, mit dem Grundton.
keys_corners_first_steps-book = Vollende die Tonleiter in der Ecke. Nur vollständige Stapel bringen Punkte.
keys_corners_first_steps-done = Dein Zug ist noch nicht vorbei.
keys_corners_first_steps-discard = Die Tonleiter ist wieder { KEY("C") }-{ music-scale-major }. Auf einen Ton außerhalb der Tonleiter kommt nur derselbe Ton.
keys_corners_first_steps-done-1 = Geschafft! Noch keine Punkte: Die gibt es, sobald ein Stapel die ganze Tonleiter hat.
keys_corners_first_steps-done-3 = Eine Ecke beginnt mit dem ersten Ton der Tonleiter, dem Grundton. Zwischen den Ecken darf ein Stapel mit jedem Ton beginnen.
keys_corners_first_steps-done-4 = Geschafft! Sind der Nachziehstapel und alle Hände leer, ist das Spiel zu Ende. Wer die meisten Punkte hat, gewinnt.
keys_corners_first_steps-done-5 = So geht Key’s Corners: Bau die Tonleiter in den Ecken. Was vollständig ist, bringt Punkte.
keys_corners_rules-lead = Bau _{ $scale }_ in den Ecken aufwärts. Wer den letzten Ton legt, bekommt den ganzen Stapel. Wer die meisten Punkte hat, gewinnt.
keys_corners_rules-scale =
    Mit diesem Spiel merkst du dir die Töne einer Tonart. Eine _Tonleiter_ steigt Ton für Ton, von ihrem _Grundton_, bis er wiederkommt. Ihre Schritte, meist Halb- und Ganztöne, folgen einem Muster, der _Formel_:

    - Ein _Halbton_ (kleine Sekunde) führt zur nächsten Zahl der Tonuhr, von 12 zu 1 oder von 4 zu 5: { NOTE("C") } zu { NOTE("C#") } oder { NOTE("Db") }, { NOTE("E") } zu { NOTE("F") }.
    - Ein _Ganzton_ (große Sekunde) überspringt eine Zahl, von 12 zu 2 oder von 4 zu 6: { NOTE("C") } zu { NOTE("D") }, { NOTE("E") } zu { NOTE("F#") } oder { NOTE("Gb") }.
    - _Dur_ steigt so: ganz, ganz, halb, ganz, ganz, ganz, halb.
keys_corners_rules-setup = Für { $low } bis { $high } Personen. Vereinbart vor jeder Runde eine Tonleiter. Ihr dürft sie aufschreiben. Alle bekommen { $hand } Karten. Der Nachziehstapel liegt in der Mitte. Um ihn werden vier Karten aufgedeckt: im Norden, Osten, Süden und Westen. Ist ein Joker dabei, wird er untergemischt und eine andere Karte aufgedeckt. Wer links vom Geber sitzt, beginnt.
keys_corners_rules-table =
    - Mit den vier Karten beginnen die _Grundstapel_. Ein Grundstapel wächst von seinem ersten Ton an die Tonleiter hinauf, bis zu ihrem letzten Ton. Auf einen Ton außerhalb der Tonleiter kommt nur derselbe Ton, etwa { NOTE("Ab") } in { KEY("D") }-Dur: bis zu { $stack_cards } Karten.
    - Die vier _Ecken_ sind am Anfang leer. Eine Ecke beginnt mit dem Grundton, in { KEY("D") }-Dur mit { NOTE("D") } in irgendeiner der vier, und steigt auf.
    - Nicht der Name zählt, sondern die Zahl auf der Tonuhr: In { KEY("Gb") }-Dur ist die Karte { KEY("B") } ein { KEY("Cb") }.
keys_corners_rules-turn =
    Zuerst ziehst du, bis du { $hand } Karten hast, außer in deinem ersten Zug. Dann spielst du, so oft du magst, mindestens einmal:

    - _Anlegen:_ eine Karte aus der Hand oder die oberste des Ablagestapels auf einen Stapel, auf dem sie der nächste Ton ist.
    - _Verschieben:_ einen Grundstapel oder seinen oberen Teil in eine Ecke oder einen ganzen auf einen anderen, wenn er dort als Nächstes kommt. Der obere Teil darf nur auf einen anderen Grundstapel, wenn dieser länger wird, als der war, von dem er kommt. Karten verlassen eine Ecke nie.
    - Ein _Joker_ kann jeder Ton sein: Du sagst beim Legen, welcher, und dabei bleibt es.
    - Bist du fertig, sag _Fertig_. Davor, und auch vor dem Ablegen, musst du alles verschieben, was in eine begonnene Ecke oder als ganzer Grundstapel auf einen anderen passt.
keys_corners_rules-fill = Füll einen leeren Grundstapel vor allem anderen mit irgendeiner Karte aus der Hand. Hast du keine, nimm die oberste Karte des Ablagestapels. Gibt es auch die nicht, muss ihn die nächste Person füllen, die Karten hat. Leere Ecken dürfen leer bleiben; hinein darf nur der Grundton, auch mit allem darüber.
keys_corners_rules-discard = Statt eine Karte anzulegen, darfst du eine ablegen, die nirgends passt, wenn du in diesem Zug noch nicht gespielt hast. Damit endet er. Die oberste Karte des Ablagestapels muss niemand spielen, außer zum Füllen. Hast du einmal gespielt, darfst du auch passende Karten behalten.
keys_corners_rules-mistakes = Strafen gibt es nicht: Eine Karte, die nicht passt, kommt zurück auf deine Hand. In { KEY("C") }-Dur zum Beispiel passt { NOTE("E") } nicht auf { NOTE("C") }, denn zuerst kommt { NOTE("D") }.
keys_corners_rules-empty = Ist der Nachziehstapel leer, zieht niemand mehr. Hast du keine Karten und nichts zu spielen, setzt du aus. Die Runde ist zu Ende, wenn alle Hände leer sind.
keys_corners_rules-winning = Eine ganze Tonleiter, vom Grundton bis zum letzten Ton: _{ $scale_points } Punkte_, wenn du den letzten Ton legst und den Stapel bekommst, wo immer er liegt. Ein Quartett, { $stack_cards } gleiche Töne außerhalb der Tonleiter: _{ $stack_points } Punkte_, wenn du den letzten legst. Wer die meisten Punkte hat, gewinnt.
