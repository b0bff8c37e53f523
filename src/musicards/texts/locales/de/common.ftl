common-settings = Einstellungen
common-loading = Wird geladen …
common-close = Schließen
common-try-again = Noch einmal versuchen
common-failed = Das hat nicht geklappt. Versuch es noch einmal.
common-no-server = Der Server antwortet nicht
    .text = Diese Seite verbindet sich von selbst wieder. Dein Platz am Tisch bleibt dir.
    .alone = Das geht auch ohne den Server:
common-trying = Wird versucht …
common-home = Musicards, zur Startseite
common-all-games = Alle Spiele
common-rules = Regeln
common-read-aloud = Vorlesen
common-first-steps = Erste Schritte
common-code = Mit einem Code mitspielen
common-join = Los
common-seat = Platz { $number }
common-tonic = Grundton
common-or = oder
common-label = { $label }: { $text }
common-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
common-hear = Anhören
common-today = Heute üben
common-exercise = Übung
common-trial = Studie
common-input-test = Mikrofon und Keyboard testen
common-tools = Werkzeuge
common-tab-all = Alle Werkzeuge
common-tab-tools = Tonleitern und Akkorde
common-tab-transpose = Transponieren
common-tab-progression = Akkordfolgen
common-tab-tuner = Stimmgerät
    .title = Stimmgerät, Metronom und Bordun
common-tab-map = Was ich kann
common-tab-print = Drucken
    .title = Eigene Karten drucken
common-words = Musikbegriffe
common-asked = { $said }?
common-pairs = { $count ->
    [one] 1 Paar
   *[other] { $count } Paare
}
common-you = Du
common-copied = Kopiert
common-sound = Ton
common-result = Ergebnis
common-learning = Meine Lerndaten
common-scales = Tonleitern
common-interval = { CAPITAL(music-interval) }
common-intervals = Intervalle
common-cancel = Abbrechen
common-copy = Kopieren
common-link = Link zu dieser Seite
common-do-draw = Ziehen
common-do-pass = Passen
common-do-done = Fertig
common-do-play = Spielen
common-do-call = Musicards!
common-starter = Die erste Karte ist { $note }
    .wild = Die erste Karte ist ein Joker: Spiel, was du willst
common-task-drawn = Du hast { common-cards } gezogen. Spiel eine Karte oder zieh noch einmal.
common-task-may-pass = Du hast { common-cards } gezogen. Spiel eine Karte, zieh noch einmal oder passe.
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
