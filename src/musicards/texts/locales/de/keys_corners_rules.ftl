### The rules of Key’s Corners.

keys_corners_rules-lead = Baue _{ $scale }_ in den Ecken aufwärts. Wer den letzten Ton legt, bekommt den ganzen Stapel. Wer die meisten Punkte hat, gewinnt.
keys_corners_rules-table = Der Tisch
    .body =
        - Die vier _Grundstapel_ (Norden, Osten, Süden, Westen) beginnen mit je einer Karte. Ein Grundstapel wächst von seinem ersten Ton an die Tonleiter hinauf. Auf einen Ton außerhalb der Tonleiter kommt nur derselbe Ton: bis zu { $stack_cards } Karten.
        - Die vier _Ecken_ sind am Anfang leer. Eine Ecke beginnt mit dem ersten Ton der Tonleiter, dem Grundton, und steigt von dort auf.
        - Nicht der Name zählt, sondern die Nummer auf der Uhr: In { KEY("Gb") }-Dur ist die Karte { KEY("B") } ein { KEY("Cb") }.
keys_corners_rules-turn = Dein Zug
    .body =
        Davor wird deine Hand auf { $hand } Karten aufgefüllt. Dann spielst du so oft du magst, mindestens einmal:

        - _Anlegen:_ eine Karte aus der Hand oder die oberste des Ablagestapels auf einen Stapel, den sie fortsetzt. Der Grundton, auch mit allem darüber, darf in eine leere Ecke.
        - _Füllen:_ einen leeren Grundstapel mit irgendeiner Karte aus der Hand. Das kommt vor allem anderen.
        - _Verschieben:_ einen Grundstapel oder seinen oberen Teil in eine Ecke, die er fortsetzt, oder einen ganzen Grundstapel auf einen anderen, den er fortsetzt; seinen oberen Teil nur, wenn die Reihe dort länger wird, als sie war. Karten verlassen eine Ecke nie.
        - _Ablegen:_ eine Karte, die nirgends passt. Nur als einzige Aktion; danach ist dein Zug zu Ende.
        - Bist du fertig, sag _Fertig_. Davor, und auch vor dem Ablegen, musst du alles verschieben, was in eine begonnene Ecke oder als ganzer Grundstapel auf einen anderen passt. Leere Ecken dürfen leer bleiben.

        Ein _Joker_ steht für jeden Ton: Du sagst beim Legen, für welchen, und dabei bleibt es.
keys_corners_rules-points = Punkte
    .body =
        Eine ganze Tonleiter, vom Grundton bis zum letzten Ton: _{ $scale_points } Punkte_ für den, der die letzte Karte legt, wo immer der Stapel liegt. Ein Vierling, { $stack_cards } gleiche Töne außerhalb der Tonleiter: _{ $stack_points } Punkte_. Die Runde ist zu Ende, wenn der Nachziehstapel und alle Hände leer sind. Strafen gibt es nicht.
