keys_corners-subtitle = Die Ecken der Tonleiter
keys_corners-tagline = Baue eine Tonleiter von Ecke zu Ecke.
keys_corners-aim = Baue { $scale } in den Ecken aufwärts. Eine ganze Tonleiter bringt { $scale_points } Punkte, { $stack_cards } gleiche Töne außerhalb der Tonleiter bringen { $stack_points }. Wer die meisten Punkte hat, gewinnt.
keys_corners-score = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
keys_corners-keys =
    ← →: zu deiner Hand und von Karte zu Karte, oder durch einen Stapel
    Leertaste: eine Karte aufnehmen oder zurücklegen
    7 8 9: die obere Reihe der Felder, wie auf dem Ziffernblock
    4 5 6: Westen, der Ablagestapel, Osten
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
keys_corners-books = { keys_corners-score } (Tonleitern: { $scales }, Vierlinge: { $stacks })
keys_corners-pts = Pkt.
keys_corners-won = Gewonnen
keys_corners-book = Tonleiter: +{ $points }
    .stack = Vierling: +{ $points }
keys_corners-discards = legt ab
keys_corners-in-scale = Töne der Tonleiter
keys_corners-outside = Andere Töne
keys_corners-spaces = Grundstapel und Ecken
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
    .discard = { $card }: Wähle das Ziel, oder den Ablagestapel, wenn die Karte nirgends passt.
    .fill = { $card }: Lege die Karte { $gaps_onto }.
keys_corners-pick-first = Nimm eine Karte auf, dann wähle, wohin sie soll.
keys_corners-task-play-first = { keys_corners-pick-first } Wenn nichts passt, lege eine Karte ab.
keys_corners-task-fill-from-discard = Deine Hand ist leer: Wähle den Ablagestapel. Das Ziel ist { $gaps }.
keys_corners-task-free = Spiele weiter, oder beende deinen Zug mit „Fertig“.
keys_corners-task-done = Mehr lässt sich nicht spielen: Beende deinen Zug mit „Fertig“.
keys_corners-task-top = Deine Hand ist leer. Spiele die oberste Karte des Ablagestapels, oder wähle „Fertig“.
keys_corners-task-moves = Deine Hand ist leer. Verschiebe Karten auf dem Tisch, oder wähle „Fertig“.
keys_corners-task-both = Deine Hand ist leer. Spiele die oberste Karte des Ablagestapels, verschiebe Karten auf dem Tisch, oder wähle „Fertig“.
keys_corners-help-look-place = { $source ->
    [discard] Schau auf die oberste Karte des Ablagestapels: Welchen Stapel setzt sie fort?
   *[hand] Schau, was auf jedem Stapel oben liegt: Welche deiner Karten kommt als nächste?
}
keys_corners-help-look-fill = Ein Grundstapel ist leer und muss zuerst gefüllt werden.
keys_corners-help-look-move = Schau auf die Grundstapel: Welcher setzt einen anderen Stapel fort?
keys_corners-help-look-discard = Vergleiche deine Karten mit den Stapeln: Eine deiner Karten passt nirgends.
keys_corners-help-look-done = Jetzt muss nichts gespielt oder verschoben werden.
keys_corners-help-answer-place = { CAPITAL($note) } gehört { $to_onto }.
keys_corners-help-answer-fill = { keys_corners-help-answer-place }
keys_corners-help-answer-move = Verschiebe die Karten { $from_off } { $to_onto }.
keys_corners-help-answer-discard = { CAPITAL($card) } passt nirgends: Lege die Karte ab.
keys_corners-help-answer-done = Beende deinen Zug mit „Fertig“.
keys_corners-corner-stays = Was in einer Ecke liegt, bleibt dort. Nimm eine andere Karte auf, um sie daraufzulegen.
keys_corners-only-hand = Du kannst nur eine Karte aus deiner Hand ablegen.
