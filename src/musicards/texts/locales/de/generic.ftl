generic-prompt = Wähle deine Karten und dann eine Aktion.
generic-one-card = Wähle zuerst eine Karte.
generic-keys =
    ← →: zu deiner Hand und von Karte zu Karte
    Leertaste: eine Karte wählen oder zurückstecken
generic-no-rules = Die Regeln dieses Spiels sind noch nicht geschrieben.
