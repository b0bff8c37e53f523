keys_corners_rules-lead = Baue _{ $scale }_ in den Ecken aufwärts. Wer den letzten Ton legt, bekommt den ganzen Stapel. Wer die meisten Punkte hat, gewinnt.
keys_corners_rules-scale =
    Mit diesem Spiel merkst du dir die Töne einer Tonart. Eine _Tonleiter_ sind beliebige Töne, nach der Höhe geordnet. Der erste ist der _Grundton_ (Tonika, do). Eine Formel aus Intervallen, den Abständen der Töne, ergibt die Tonleiter. _Diatonische_ haben nur Halb- und Ganztöne:

    - Ein _Halbton_ (Halbtonschritt, kleine Sekunde) führt zur nächsten Stunde der Uhr, von 12 zu 1 oder von 4 zu 5: { NOTE("C") } zu { NOTE("C#") } oder { NOTE("Db") }, { NOTE("E") } zu { NOTE("F") }.
    - Ein _Ganzton_ (Ganztonschritt, große Sekunde) überspringt eine Stunde, von 12 zu 2 oder von 4 zu 6: { NOTE("C") } zu { NOTE("D") }, { NOTE("E") } zu { NOTE("F#") } oder { NOTE("Gb") }.
    - _Dur_ ist: Grundton, ganz, ganz, halb, ganz, ganz, ganz.
keys_corners_rules-setup = Für { $low } bis { $high } Personen. Vereinbart vor jeder Runde eine Tonleiter. Ihr dürft sie aufschreiben. Alle bekommen { $hand } Karten. Der Nachziehstapel liegt in der Mitte. Um ihn werden vier Karten aufgedeckt: im Norden, Osten, Süden und Westen. Ist ein Joker dabei, wird er untergemischt und eine andere Karte aufgedeckt. Wer links vom Geber sitzt, beginnt.
keys_corners_rules-table =
    - Mit den vier Karten beginnen die _Grundstapel_. Ein Grundstapel wächst von seinem ersten Ton an die Tonleiter hinauf, bis zu ihrem letzten Ton. Auf einen Ton außerhalb der Tonleiter kommt nur derselbe Ton, etwa { NOTE("Ab") } in { KEY("D") }-Dur: bis zu { $stack_cards } Karten.
    - Die vier _Ecken_ sind am Anfang leer. Eine Ecke beginnt mit dem Grundton, in { KEY("D") }-Dur mit { NOTE("D") } in irgendeiner der vier, und steigt von dort auf.
    - Nicht der Name zählt, sondern die Nummer auf der Uhr: In { KEY("Gb") }-Dur ist die Karte { KEY("B") } ein { KEY("Cb") }.
keys_corners_rules-turn =
    Zuerst ziehst du, bis du { $hand } Karten hast, außer in deinem ersten Zug. Dann spielst du, so oft du magst, mindestens einmal:

    - _Anlegen:_ eine Karte aus der Hand oder die oberste des Ablagestapels auf einen Stapel, den sie fortsetzt.
    - _Verschieben:_ einen Grundstapel oder seinen oberen Teil in eine Ecke, die er fortsetzt, oder einen ganzen auf einen anderen, den er fortsetzt; den oberen Teil nur, wenn der Stapel dort länger wird, als dieser war. Karten verlassen eine Ecke nie.
    - Ein _Joker_ steht für jeden Ton: Du sagst beim Legen, für welchen, und dabei bleibt es.
    - Bist du fertig, sag _Fertig_. Davor, und auch vor dem Ablegen, musst du alles verschieben, was in eine begonnene Ecke oder als ganzer Grundstapel auf einen anderen passt.
keys_corners_rules-fill = Fülle einen leeren Grundstapel vor allem anderen mit irgendeiner Karte aus der Hand. Hast du keine, nimm die oberste Karte des Ablagestapels. Gibt es auch die nicht, muss ihn die nächste Person füllen, die Karten hat. Leere Ecken dürfen leer bleiben; dorthin darf nur der Grundton, auch mit allem darüber.
keys_corners_rules-discard = Statt eine Karte anzulegen, darfst du eine ablegen, die nirgends passt. Das muss deine einzige Aktion sein und beendet deinen Zug. Die oberste Karte des Ablagestapels muss niemand spielen, außer zum Füllen. Hast du einmal gespielt, darfst du Karten behalten, die du auch noch spielen könntest.
keys_corners_rules-mistakes = Strafen gibt es nicht: Eine Karte, die nicht passt, kommt zurück auf deine Hand. In { KEY("C") }-Dur zum Beispiel passt { NOTE("E") } nicht auf { NOTE("C") }, denn zuerst kommt { NOTE("D") }.
keys_corners_rules-empty = Ist der Nachziehstapel leer, zieht niemand mehr. Hast du keine Karten und nichts zu spielen, setzt du aus. Die Runde ist zu Ende, wenn alle Hände leer sind.
keys_corners_rules-winning = Eine ganze Tonleiter, vom Grundton bis zum letzten Ton: _{ $scale_points } Punkte_, wenn du den letzten Ton legst und den Stapel bekommst, wo immer er liegt. Ein Vierling, { $stack_cards } gleiche Töne außerhalb der Tonleiter: _{ $stack_points } Punkte_, wenn du den letzten legst. Wer die meisten Punkte hat, gewinnt.
