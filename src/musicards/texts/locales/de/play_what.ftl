play_what-play = Spielen, was ich brauche
play_what-match = Vorschlag: { $terms }
play_what-why-due = Dabei kommt vor, was du jetzt wiederholen solltest.
play_what-why-new = Dabei kommt vor, was du als Nächstes lernen kannst.
play_what-why-keep = Du kannst das alles. Beim Spielen bleibt es frisch.
play_what-faces = Das auf meinen Karten zeigen: { $faces }
    .help = Du kannst es jederzeit in den Einstellungen ändern.
play_what-start = Spiel starten
