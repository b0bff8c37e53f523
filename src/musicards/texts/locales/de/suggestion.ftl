suggestion-play = Spielen, was mir weiterhilft
suggestion-match = Vorschlag: { $terms }
suggestion-why-due = Dabei kommt vor, was du jetzt wiederholen solltest.
suggestion-why-new = Dabei kommt vor, was du als Nächstes lernen kannst.
suggestion-why-keep = Du kannst das alles. Beim Spielen bleibt es frisch.
suggestion-faces = Das auf meinen Karten zeigen: { $faces }
    .help = Du kannst es jederzeit in den Einstellungen ändern.
suggestion-start = Spiel starten
