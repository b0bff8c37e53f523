generic-prompt = Scegli le carte, poi un’azione.
generic-one-card = Prima scegli una carta.
generic-keys =
    ← →: vai alle tue carte e scorrile
    Spazio: scegli una carta o rimettila a posto
generic-no-rules = Le regole di questo gioco non sono ancora state scritte.
