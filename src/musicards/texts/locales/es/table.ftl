table-turn = Le toca a { $name }
    .you = Te toca
table-on-turn = le toca
    .you = te toca
table-dealer = reparte
table-over = La partida ha terminado
table-wins = Gana { $name }
    .you = Ganas tú
table-share = { $names } comparten la victoria
    .you = Compartes la victoria con { $names }
table-continue = Continuar
table-fast-forward = Avance rápido
table-record = Guardar las jugadas
table-watching = Estás mirando
table-open-hands = Las cartas de todos, hace { $time }
table-own-place = Tu sitio
table-others = Los demás jugadores
table-how-to-win = Cómo se gana
table-log = Lo que ha pasado
    .empty = Aún no ha pasado nada.
table-announcements = Avisos
table-you-have = Tienes { common-cards }
table-chosen = { $count } elegidas: toca una para devolverla.
table-cards-left = { $count ->
    [one] Queda 1 carta.
   *[other] Quedan { $count } cartas.
}
table-hand = Tu mano
table-middle = Centro de la mesa
table-stock = Mazo, { common-cards }
table-draw = Robar una carta
table-discard-pile = Descartes, { common-cards }. Encima: { $top }
    .empty = Descartes, sin cartas
table-actions = Lo que puedes hacer
table-wrong = Lo que estaba mal
table-not-possible = No es posible
table-why = ¿Por qué?
table-less = Menos
table-cost-nothing = No te ha costado nada.
table-waited = La partida espera a que cierres la explicación.
table-turn-now = Ahora le toca a { $name }.
    .you = Todavía te toca a ti.
table-help-me = Ayúdame
    .more = Dime más
    .show = Muéstramelo
table-help-shown = Ahora hazlo tú.
table-tip = Una pista: mira { $cards ->
    [0] lo que brilla ahora.
    [one] la carta que brilla.
   *[other] las cartas que brillan.
}
table-one-card = Te queda una carta: toca «¡Musicards!».
table-new-black = Una tecla negra tiene dos nombres: el { $names } es una sola nota, y los dos nombres valen.
table-new-wild = Una carta con un signo de interrogación o un aro de colores es un comodín: puede ser cualquier nota.
table-new-octave = La figura en la esquina de una carta indica su octava, de grave a aguda: cuadrado, rombo, triángulo, círculo.
table-shortcuts = Atajos
    .situation = decir de quién es el turno, la mesa y tu mano
    .rules = las reglas
table-bubble-passed = Paso
table-bubble-finished = Listo
table-bubble-drew = Robo una carta
table-bubble-skipped = No puedo jugar
table-bubble-undone = Deshago mi jugada
table-bubble-penalized = ¡Uy! Robo { common-cards }
