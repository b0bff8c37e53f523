### Texts that several parts share.

common-settings = Einstellungen
common-loading = Wird geladen …
common-close = Schließen
common-try-again = Noch einmal versuchen
common-failed = Das hat nicht geklappt. Versuche es noch einmal.
common-no-server = Der Server antwortet nicht
    .text = Diese Seite verbindet sich von selbst wieder. Dein Platz am Tisch bleibt dir.
common-trying = Wird versucht …
common-home = Musicards, zur Startseite
common-all-games = Alle Spiele
common-rules = Regeln
common-window-title = { $page } – Musicards
common-seat = Platz { $number }
common-tonic = Grundton
common-or = oder
common-label = { $label }: { $text }
common-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
common-hear = Anhören
common-practice-cards = Übungskarten
    .invitation = Übungskarten: Töne benennen und finden, Intervalle zählen, Schritte und Tonleitern erkennen
common-practice = Mikrofon und Keyboard testen
common-tools = Werkzeuge
    .invitation = Tonleitern und Akkorde nachschlagen: auf der Uhr, im Notensystem, auf Tasten und Griffbrett
common-tab-tools = Nachschlagen
    .title = Tonleitern und Akkorde
common-tab-transpose = Transponieren
common-tab-tuner = Stimmgerät
    .title = Stimmgerät und Metronom
common-tab-print = Drucken
    .title = Eigene Karten drucken
common-asked = { $said }?
common-choose-first = Wähle zuerst die Karten, die du spielen willst.
common-pairs = { $count ->
    [one] 1 Paar
   *[other] { $count } Paare
}

common-call-rules = Hast du nur noch eine Karte, dann rufe _„Musicards!“_. Ruft vorher jemand anders, ziehst du { $penalty } Strafkarten. Rufen darfst du jederzeit, auch um andere zu erwischen.
common-draw = Ziehen
common-pass = Passen
common-done = Fertig
common-starter = Die erste Karte ist { $note }
    .wild = Die erste Karte ist ein Joker: Spiele, was du willst
common-drawn = Du hast { common-cards } gezogen. Spiele, ziehe oder passe.
common-shedding-keys =
    ← →: zu deiner Hand und von Karte zu Karte
    Leertaste: eine Karte wählen oder zurückstecken
    T: ziehen (eine Karte nehmen)
    P: passen
    M: „Musicards!“ rufen
    Esc: alles zurückstecken

common-option-mistake_ends_turn = Ein Fehler beendet den Zug
    .help = Sonst versuchst du es noch einmal.
common-option-free_draw = Frei ziehen
    .help = Du darfst auch ziehen, wenn eine Karte auf deiner Hand passt.
common-option-pitches = Karten
    .choice = { $pitches ->
        [naturals] Nur weiße Tasten
       *[all] Alle Töne
    }

common-space = { $space ->
    [N] der Nordstapel
    [E] der Oststapel
    [S] der Südstapel
    [W] der Weststapel
    [NW] die Nordwestecke
    [NE] die Nordostecke
    [SE] die Südostecke
    [SW] die Südwestecke
   *[none] dieser Platz
}
common-space-at = { $space ->
    [N] auf dem Nordstapel
    [E] auf dem Oststapel
    [S] auf dem Südstapel
    [W] auf dem Weststapel
    [NW] in der Nordwestecke
    [NE] in der Nordostecke
    [SE] in der Südostecke
    [SW] in der Südwestecke
   *[none] dort
}
common-space-onto = { $space ->
    [N] auf den Nordstapel
    [E] auf den Oststapel
    [S] auf den Südstapel
    [W] auf den Weststapel
    [NW] in die Nordwestecke
    [NE] in die Nordostecke
    [SE] in die Südostecke
    [SW] in die Südwestecke
   *[none] dorthin
}
common-space-off = { $space ->
    [N] vom Nordstapel
    [E] vom Oststapel
    [S] vom Südstapel
    [W] vom Weststapel
    [NW] aus der Nordwestecke
    [NE] aus der Nordostecke
    [SE] aus der Südostecke
    [SW] aus der Südwestecke
   *[none] von dort
}
