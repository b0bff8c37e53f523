memory-subtitle = Paare finden
memory-tagline = Deck zwei Karten auf und merk dir, wo die Töne liegen.
memory-aim = Derselbe Ton, hoch oder tief, ist ein Paar. Wer die meisten Paare hat, gewinnt.
memory-keys =
    ← → ↑ ↓: zu den Karten und zwischen ihnen umher
    Leertaste: diese Karte aufdecken
    L: eine offene Klangkarte noch einmal hören (listen)
memory-option-board = Karten
    .choice = { $board ->
        [naturals] Nur weiße Tasten: { $naturals } Karten
        [full] Das ganze Kartenspiel: { $full } Karten
       *[chromatic] Alle Töne: { $chromatic } Karten
    }
memory-board = Die ausgelegten Karten, noch { common-cards }
memory-card = Karte { $number }, Reihe { $row }, Spalte { $column }, { $what }
memory-face-down = verdeckt
memory-taken = schon genommen
memory-face-name = der Name { $note }
memory-face-staff = { $note } auf den Notenlinien
memory-face-keys = { $note } auf dem Klavier
memory-face-sound = ein Klang
memory-task-first = Deck eine Karte auf.
memory-task-second = Jetzt deck noch eine auf.
memory-again = Ein Paar! Du bist noch einmal dran: Deck eine Karte auf.
memory-help-look-new-first = Noch ist kein Paar bekannt: Deck eine Karte auf, die noch niemand gesehen hat.
memory-help-look-new-second = Die passende Karte wurde noch nicht aufgedeckt: Versuch eine neue.
memory-help-look-seen-first = Du hast schon beide Karten eines Paars gesehen.
memory-help-look-seen-second = Du hast die passende Karte schon gesehen.
memory-help-answer = Deck die leuchtende Karte auf.
memory-look = { CAPITAL($card) } und { $other }: kein Paar. Merk dir beide!
memory-turns = Züge: { $count }
memory-pairing = Ein Paar zeigt
memory-pairing-same = zweimal dasselbe
memory-pairing-name-staff = Name und Note
memory-pairing-staff-keys = Note und Taste
memory-pairing-sound-name = Klang und Name
memory-table = Karten auf dem Tisch: { $cards }. Noch versteckte Paare: { $pairs }
memory-flipped = { $name } deckt Karte { $place } auf: { $card }.
    .you = Du deckst Karte { $place } auf: { $card }.
memory-turned-back = { CAPITAL($card) } und { $other }: kein Paar.
refusals-card-gone = Diese Karte ist schon weg.
refusals-face-up = Diese Karte liegt schon offen: Deck eine andere auf.
memory_first_steps-first = Zwei Karten desselben Tons sind ein Paar. Deck irgendeine Karte auf.
memory_first_steps-second = Merk dir, wo sie liegt. Deck noch eine Karte auf.
memory_first_steps-wait = Jetzt deckt { $name } zwei Karten auf. Schau gut hin!
memory_first_steps-find = Verschiedene Töne werden wieder umgedreht, und jemand anders ist dran. Du hast schon beide Karten eines Paars gesehen: Finde sie.
    .task = Finde das Paar, von dem du schon beide Karten gesehen hast.
memory_first_steps-more = Du hast ein Paar. Finde noch eins.
    .task = Finde zwei Paare hintereinander.
memory_first_steps-done-1 = So geht Memory: Merk dir, wo die Töne liegen.
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
