generic-prompt = Elige tus cartas y luego una acción.
generic-one-card = Elige primero una carta.
generic-keys =
    ← →: ir a tu mano y recorrerla
    Espacio: elegir una carta o soltarla
generic-no-rules = Las reglas de este juego aún no están escritas.
