memory_rules-lead = Alle Karten liegen verdeckt. Deck zwei auf: Zeigen sie _denselben Ton_, gehören sie dir. Wer die meisten Paare hat, gewinnt.
memory_rules-setup = { $board ->
    [naturals] Die weißen Tasten, jede in zwei Oktaven: { $naturals } Karten.
    [full] Das ganze Kartenspiel, { $full } Karten. Von jedem Ton gibt es zwei Paare; ein Fragezeichen gehört zu einem Fragezeichen, eine Chromatic Scale zur anderen.
   *[chromatic] Alle Töne, jeder in zwei Oktaven (Rauten und Dreiecke): { $chromatic } Karten.
} Sie werden gemischt und verdeckt nebeneinander ausgelegt.
memory_rules-turn =
    - Deck eine Karte auf, dann noch eine. Alle sehen sie.
    - Derselbe Ton, gleich in welcher Oktave? Das Paar gehört dir, und du bist _noch einmal dran_.
    - Zwei verschiedene Töne? Beide werden wieder umgedreht, und die nächste Person ist dran. Merk dir, wo sie liegen.
memory_rules-faces = Ein Paar kann zweimal dasselbe zeigen oder zwei Darstellungen eines Tons: seinen Namen und seinen Platz auf den Notenlinien, Note und Taste, oder Klang und Namen. Das wählen alle für ihren eigenen Bildschirm; Karten und Regeln bleiben gleich.
memory_rules-winning = Ist der Tisch leer, gewinnt, wer die meisten Paare hat; bei Gleichstand teilt man sich den Sieg. Spielst du allein, versuch, mit möglichst wenigen Zügen auszukommen.
