### Texts that several parts share.

common-settings = Einstellungen
common-seat = Platz { $number }
common-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
common-hear = Anhören
common-practice-cards = Übungskarten
    .invitation = Übungskarten: Töne benennen und finden, Intervalle zählen, Schritte und Tonleitern erkennen
common-practice = Mikrofon und Keyboard testen
common-call-rules = Hast du nur noch eine Karte, dann rufe _„Musicards!“_. Ruft vorher jemand anders, ziehst du { $penalty } Strafkarten. Rufen darfst du jederzeit, auch um andere zu erwischen.

common-space =
    { $space ->
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
common-space-at =
    { $space ->
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
common-space-onto =
    { $space ->
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
common-space-off =
    { $space ->
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
