home-heading = Kartenspiele mit Musiknoten
home-lead = Für jedes Alter. Die Karten sind Töne: Spiel mit anderen oder gegen den Computer und lerne dabei, wie Töne zusammenhängen.
home-skip = Zum Startknopf
home-group-cards = Die Karten kennenlernen
home-group-theory = Musiktheorie lernen
home-play = Jetzt *{ $game }* spielen
home-more = Mehr Auswahl* für { $game }*
home-first-steps = Erste Schritte* in { $game }*
home-players = { $range } Personen
home-tables = Weiterspielen
home-more-tables = { $count ->
    [one] 1 weiteres Spiel
   *[other] { $count } weitere Spiele
}
home-tables-full = Hier stehen nur deine { $count } neuesten Spiele. Beginnst du noch eins, fällt das älteste weg.
home-table = { $game }, { $moment }
home-throw-away = Wegwerfen: { $table }
home-class = Klassen
home-friend = Zusammen spielen
home-cards = Karten, die beim Antippen klingen
home-hear = Anhören: { $card }
home-tools = Auch für Fortgeschrittene: nachschlagen, transponieren, stimmen und üben.
home-about = Über Musicards
home-path-title = Dein Weg
home-path-start = Neu hier? Los geht’s
home-path-continue = Weiter auf deinem Weg: { $stop }
home-path-away = Ich kenne die Spiele
home-path-progress = { $done } von { $stops } geschafft
home-path-stop-white-keys = Memory mit weißen Tasten
home-path-stop-first-steps = Erste Schritte in The Distance
home-path-stop-distance = Eine Partie The Distance
home-path-stop-practice = Ein paar Minuten üben
home-path-stop-steps = Steps
home-path-stop-keys-corners = Key’s Corners
home-authors = Die drei Originalspiele The Distance, Steps und Key’s Corners sind von Joseph E. Reed (2018).
home-notice = „Musicards“ ist eine Marke der Hersteller des Musicards-Kartenspiels. Die Hersteller haben dieses unabhängige, offene Projekt nicht gemacht, empfehlen es nicht und haben nichts damit zu tun.
