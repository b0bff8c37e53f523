### The table of a game that has no page of its own.

generic-prompt = Scegli le carte, poi un’azione.
generic-one-card = Prima scegli una carta.
generic-do =
    { $do ->
        [play] Gioca
        [draw] { common-draw }
        [pass] { common-pass }
        [done] { common-done }
        [call] Musicards!
       *[other] { CAPITAL($do) }
    }
generic-keys =
    ← →: vai alle tue carte e scorrile
    Spazio: scegli una carta o rimettila a posto
generic-no-rules = Le regole di questo gioco non sono ancora state scritte.
