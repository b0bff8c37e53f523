### Settings: what a person chooses for this browser.

settings-kept = Wird in diesem Browser gespeichert. Änderungen gelten sofort.
settings-reset = Auf Standard zurücksetzen

settings-names = Sprache und Notennamen
settings-language = Sprache
settings-notation = Notennamen
settings-notation-english = Englisch
settings-notation-german = Deutsch
settings-notation-solfege = Do re mi
settings-notation-degrees = Tonleiterstufen
settings-notation-help = Stufen werden vom Grundton der Tonleiter am Tisch gezählt, in Spielen ohne Tonleiter von C.

settings-cards = Karten
settings-preview = So sehen deine Karten aus
settings-faces = Auf den Karten
settings-face-name = Name
settings-face-staff = Notenlinien
settings-face-keys = Klaviertasten
settings-face-clock = Uhr
settings-face-sound = Klang
settings-faces-help = Klang: Eine Karte erklingt, wenn du sie auswählst. Mindestens eines bleibt an.
settings-presets = Vorlagen
settings-preset-all = Alles
settings-preset-names = Namen
settings-preset-reading = Lesen: nur Noten
settings-preset-ear = Hören: nur Klang
settings-large-cards = Große Karten

settings-looks = Farben und Bewegung
settings-palette = Farben der Töne
settings-palette-clock = Uhr
    .help = Nachbarn auf der Uhr haben ähnliche Farben.
settings-palette-tubes = Klangröhren
    .help = Wie auf bunten Klangröhren.
settings-palette-ink = Tinte
    .help = Ganz ohne Farben.
settings-palette-contrast = Hoher Kontrast
    .help = Kräftige Farben und Linien auf der ganzen Seite.
settings-theme = Hell oder dunkel
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-system = Wie das Gerät
settings-motion-reduced = Wenig
settings-motion-full = Voll
settings-left-handed = Linkshändig
    .help = Die Knöpfe liegen links am Tisch.

settings-sounds = Klang
settings-sound = Klang an
settings-volume = Lautstärke
settings-percent = { $percent } %
settings-piano = Klavier: Salamander Grand Piano von Alexander Holm (CC BY 3.0), geschnitten und in der Lautstärke angeglichen.

settings-answering = Wie du antworten kannst
    .help = Tippen und Tastatur gehen immer. Außerdem kannst du antworten mit:
settings-midi = MIDI-Keyboard
settings-microphone = Mikrofon
    .help = Singe oder spiele den Ton. Was das Mikrofon hört, bleibt in diesem Browser.
settings-speech = Stimme
    .help = Sprich den Namen des Tons. Manche Browser schicken deine Stimme an Server ihres Herstellers, um sie zu erkennen.
settings-not-offered = Dieser Browser unterstützt das hier nicht.
settings-practice = Auf der Übungsseite ausprobieren
