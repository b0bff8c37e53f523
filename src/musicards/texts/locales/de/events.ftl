events-cards = { $card ->
    [none] { $count ->
        [one] einen Joker
       *[other] { $count } Joker
    }
   *[other] { $count ->
        [one] { $card }
       *[other] { $count } Karten mit { $card }
    }
}
events-unseen = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
events-wild-as = einen Joker als { $note }
events-question-mark = Fragezeichen
events-old-maid = den Schwarzen Peter
events-dealt = Die Karten sind ausgeteilt.
events-starter = Die erste Karte ist { $starter }.
events-starter-wild = Die erste Karte ist ein Joker.
events-ended = Das Spiel ist zu Ende. { $winner }.
events-blocked = Niemand kann mehr spielen. { $winner }.
events-drew = { $name } zieht { $cards }.
    .you = Du ziehst { $cards }.
events-finished = { $name } beendet den Zug.
    .you = Du beendest deinen Zug.
events-skipped = { $name } kann nichts spielen und setzt aus.
    .you = Du kannst nichts spielen und setzt aus.
events-undone = { $name } nimmt den letzten Spielzug zurück.
    .you = Du nimmst den letzten Spielzug zurück.
events-played = { $name } spielt { $cards } und sagt { $said }.
    .you = Du spielst { $cards } und sagst { $said }.
events-played-silently = { $name } spielt { $cards }.
    .you = Du spielst { $cards }.
events-passed = { $name } passt.
    .you = Du passt.
events-penalized = { $name } zieht zur Strafe { $cards }.
    .you = Du ziehst zur Strafe { $cards }.
events-no-penalty = Für die Strafe sind keine Karten mehr da.
events-called = { $name } ruft „Musicards!“.
    .you = Du rufst „Musicards!“.
events-called-safe = { $name } ruft „Musicards!“ und ist sicher.
    .you = Du rufst „Musicards!“ und bist sicher.
events-caught = { $name } erwischt { $target }: nur noch eine Karte und nicht gerufen.
    .you = Du erwischst { $target }: nur noch eine Karte und nicht gerufen.
    .to-you = { $name } war schneller: Du hattest nur noch eine Karte und hast nicht gerufen. Ruf nächstes Mal zuerst!
events-reshuffled = Der Ablagestapel wird zum neuen Nachziehstapel gemischt: { common-cards }.
events-pair = { $name } hat ein Paar: { $card }.
    .you = Du hast ein Paar: { $card }.
events-away = { $name } ist abwesend: Solange spielt ein Computer.
    .you = Du warst abwesend: Ein Computer spielt für dich.
events-back = { $name } ist wieder da.
    .you = Du bist wieder da.
events-joined = { $name } übernimmt den Platz eines Computers.
    .you = Du übernimmst den Platz eines Computers.
events-left = { $name } hat den Tisch verlassen: Ein Computer spielt weiter.
    .you = Du hast den Tisch verlassen.
events-host = { $name } hat jetzt die Tischleitung.
    .you = Du hast jetzt die Tischleitung.
events-time-up = Die Zeit von { $name } ist um: Ein Computer beendet diesen Zug.
    .you = Deine Zeit ist um: Ein Computer beendet diesen Zug.
events-race = { $name } hat zuerst gerufen, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden vor { $target }.
    .you = Du hast zuerst gerufen, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden vor { $target }.
    .to-you = { $name } hat zuerst gerufen, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } Sekunden vor dir.
