### The table of a game that has no page of its own.

generic-prompt = Wähle deine Karten und dann, was du tust.
generic-one-card = Wähle zuerst eine Karte.
generic-do =
    { $do ->
        [play] Spielen
        [draw] { common-draw }
        [pass] { common-pass }
        [done] { common-done }
        [call] Musicards!
       *[other] { CAPITAL($do) }
    }
generic-keys =
    ← →: zu deiner Hand und von Karte zu Karte
    Leertaste: eine Karte wählen oder zurückstecken
generic-no-rules = Die Regeln dieses Spiels sind noch nicht geschrieben.
