generic-prompt = Scegli le carte, poi un’azione.
generic-one-card = Prima scegli una carta.
generic-keys =
    ← →: andare alla tua mano e scorrerla
    Spazio: scegliere una carta, o rimetterla
generic-no-rules = Le regole di questo gioco non sono ancora state scritte.
