### The table while a match is played: what every game has.

table-turn = { $who ->
    [you] Te toca
   *[other] Le toca a { $name }
}
table-on-turn = le toca
table-over = La partida ha terminado
table-wins = { $who ->
    [you] Ganas tú
   *[other] Gana { $name }
}
table-share = { $who ->
    [you] Compartes la victoria con { $names }
   *[other] { $names } comparten la victoria
}
table-blocked = Nadie podía jugar más: gana quien tiene menos cartas.
table-result = Resultado
table-score = { $name }: { $score }
table-next-game = Siguiente partida
table-play-again = Jugar otra vez
table-another-game = Otro juego
table-review = Repasar la partida
table-record = Guardar la partida

table-you = Tú
table-away = ausente
table-watching = Estás mirando
table-own-place = Tu sitio
table-others = Los demás jugadores
table-how-to-win = Cómo se gana
table-log = Lo que ha pasado
    .empty = Aún no ha pasado nada.
table-announcements = Avisos
table-you-have = Tienes { common-cards }
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
table-close-slip = Cerrar la explicación
table-sound = Sonido
table-shortcuts = Atajos
    .rules = las reglas
    .help = esta página

## In the speech bubble of a player

table-bubble-passed = Paso
table-bubble-finished = Listo
table-bubble-drew = roba una carta
table-bubble-skipped = pierde el turno
table-bubble-undone = deshace la jugada
