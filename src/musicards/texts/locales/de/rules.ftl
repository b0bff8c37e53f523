rules-title-cards = Die Karten
rules-title-setup = Vorbereitung
rules-title-interval = Den Abstand zählen
rules-title-steps = Halbton und Ganzton
rules-title-scale = Die Tonleiter
rules-title-table = Der Tisch
rules-title-turn = Dein Zug
rules-title-fill = Leere Grundstapel
rules-title-discard = Ablegen
rules-title-mistakes = Fehler
rules-title-passing = Passen
rules-title-empty = Leerer Nachziehstapel
rules-title-call = „Musicards!“
rules-title-winning = Gewinnen
rules-title-faces = Zwei Darstellungen
rules-title-books = Quartette
rules-title-pairs = Paare
rules-title-no-cards = Keine Karten mehr
rules-title-safe = In Sicherheit
rules-white-keys = Oktave und Form _spielen keine Rolle_. Die Form zeigt die Oktave, von tief bis hoch: Quadrat, Raute, Dreieck, Kreis. Jeder Ton hat seine eigene Farbe. Die Zahl zeigt den Platz des Tons auf der Tonuhr.
rules-names = { rules-white-keys } ♯ (Kreuz) heißt: ein Halbton höher, ♭ (Be): ein Halbton tiefer. Eine schwarze Taste hat zwei Namen: { NOTE("C#") } und { NOTE("Db") } sind derselbe Ton, ebenso { NOTE("D#") } und { NOTE("Eb") }, { NOTE("F#") } und { NOTE("Gb") }, { NOTE("G#") } und { NOTE("Ab") }, { NOTE("A#") } und { NOTE("Bb") }.
rules-cards = Das Spiel hat { $deck } Karten: { $note_cards } Notenkarten, { $question_marks } Fragezeichen und { $chromatic_scales } Karten „Chromatic Scale“. Fragezeichen und Chromatic Scale sind _Joker_: Sie ersetzen jede Karte. { rules-names }
rules-setup = Für { $low } bis { $high } Personen. Alle bekommen { $hand } Karten, eine nach der anderen, und dürfen sie ansehen. Der Rest liegt verdeckt als Nachziehstapel in der Mitte. Seine oberste Karte wird daneben aufgedeckt: Mit ihr beginnt der Ablagestapel. Wer links vom Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn.
rules-passing = { $free_draw ->
    [yes] Statt zu spielen, darfst du vom Nachziehstapel _ziehen_, auch wenn eine Karte passt.
   *[no] Passt keiner deiner Töne? Dann _zieh_ vom Nachziehstapel; einen Joker musst du nie spielen.
} Passt die neue Karte, darfst du sie spielen. Nach { $draws } gezogenen Karten darfst du _passen_: Die nächste Person braucht dann das, was du gebraucht hast.
rules-empty = Muss eine Karte gezogen werden und ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum neuen Nachziehstapel. Nur seine oberste Karte bleibt liegen. Gibt es nichts mehr zu ziehen, darfst du gleich passen; passen dann alle, gewinnt, wer die wenigsten Karten hat.
rules-call = Hast du nur noch eine Karte, dann ruf _„Musicards!“_. Ruft vorher jemand anders, ziehst du { $call_penalty } Strafkarten; die gespielte Karte bleibt liegen. Rufen darfst du jederzeit, auch wenn du nicht dran bist, um andere zu erwischen.
rules-winning = Wer zuerst keine Karten mehr hat, gewinnt sofort. Auch mehrere Karten mit demselben Ton dürfen deine letzten sein.
