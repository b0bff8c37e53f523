### The table of a game that has no page of its own.

generic-prompt = Elige tus cartas y luego una acción.
generic-one-card = Elige primero una carta.
generic-do =
    { $do ->
        [play] Jugar
        [draw] { common-draw }
        [pass] { common-pass }
        [done] { common-done }
        [call] Musicards!
       *[other] { CAPITAL($do) }
    }
generic-keys =
    ← →: ir a tu mano y recorrerla
    Espacio: elegir una carta, o dejarla
generic-no-rules = Las reglas de este juego aún no están escritas.
