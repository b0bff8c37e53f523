print-deck = Ein musikalisches Kartenspiel
print-back = Rückseite einer Karte: ein Kranz aus zwölf Strichen
print-how = Bei 100 % und beidseitig drucken. Eine Karte ist { NUMBER($width) } × { NUMBER($height) } mm groß.
print-notice = „Musicards“ ist eine Marke der Hersteller des Musicards-Kartenspiels. Dies ist ein unabhängiges, offenes Projekt. Sie haben es nicht gemacht, empfehlen es nicht und haben nichts damit zu tun.

print-reference = Uhr, Buchstaben, Tasten
print-ring = Buchstabenring
print-counting = Beide Enden zählen mit.
print-octaves = Oktaven
print-octave = Oktave { $octave }
print-middle-c = mit dem mittleren { $note }

print-rules = Spielregeln
print-players = { $low }–{ $high } Personen
    .alone = { $low }–{ $high } Personen oder allein
print-agree = Vorher absprechen
print-deal = Austeilen
print-deal-distance = Teilt jedem { $hand } Karten aus, eine nach der anderen. Deckt die nächste auf: Mit ihr beginnt der Ablagestapel. Der Rest liegt verdeckt als Nachziehstapel. Wer links vom Geber sitzt, beginnt. Ist der Nachziehstapel leer, mischt den Ablagestapel ohne seine oberste Karte: Das ist der neue Nachziehstapel.
print-deal-steps = { print-deal-distance }
print-deal-keys_corners = Teilt jedem { $hand } Karten aus. Der Nachziehstapel liegt in der Mitte. Deckt um ihn vier Karten auf: im Norden, Osten, Süden und Westen. Ist ein Joker dabei, kommt er zurück in den Stapel; mischt und deckt eine andere Karte auf. Wer links vom Geber sitzt, beginnt.
print-deal-memory = Nehmt die Rauten und die Dreiecke (Oktaven 4 und 5). Mischt sie und legt sie verdeckt nebeneinander aus.
