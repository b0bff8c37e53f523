old_maid-subtitle = El juego de la mona
old_maid-tagline = Busca parejas y no te quedes con la carta suelta.
old_maid-aim = Pon las parejas en la mesa y deshazte de tus cartas. Quien se queda con la Old Maid pierde; los demás comparten la victoria.
old_maid-score = { $count ->
    [0] a salvo
   *[other] se queda con la Old Maid
}
old_maid-keys =
    ← →: ir al abanico y recorrerlo
    Espacio: tomar esa carta, o elegir una tuya para una pareja
    1 – 9: tomar de la primera a la novena carta
    N: listo
old_maid-the-maid = la Old Maid, Chromatic Scale
old_maid-hand = Tu mano, { common-cards }
    .empty = No tienes cartas
old_maid-fan = Abanico de { $name }, { common-cards } boca abajo
    .you = Tu abanico, { common-cards }
old_maid-fan-card = Carta { $place } de { $count }, boca abajo
    .own = Carta { $place } de { $count }, tuya: { $card }
old_maid-whose = Cartas de { $name }
old_maid-task-take = Toma una carta de { $name }.
old_maid-task-find-or-take = Pon en la mesa las parejas que veas, o toma una carta de { $name }.
old_maid-task-find-or-done = Pon en la mesa las parejas que veas, o di «{ common-do-done }».
old_maid-task-find = Nadie más tiene cartas. Pon tus parejas en la mesa.
old_maid-lay = Poner la pareja
old_maid-chosen-one = Elige una segunda carta de la misma nota.
old_maid-takes = { $name } toma una carta de { $target }.
    .you = { $name } toma una carta tuya.
old_maid-help-look = Las cartas están mezcladas: ninguna es mejor que otra.
old_maid-help-answer = Toma cualquier carta, por ejemplo la número { $place } desde la izquierda.
old_maid-help-look-pair = Tienes una pareja: dos cartas de la misma nota, quizá en octavas distintas.
old_maid-help-answer-pair = Pon en la mesa las dos cartas { $note }.
old_maid-help-look-done = Ya no te quedan parejas y has tomado una carta.
old_maid-help-answer-done = Di «{ common-do-done }».
old_maid-consolation = Ha sido mala suerte: en un abanico barajado todas las cartas parecen iguales. La próxima vez quizá le toque a otra persona.
old_maid-pairs = { common-pairs }: { $notes }
old_maid-safe-pairs = { $name }, a salvo: { $pairs }
old_maid-table = Se toma una carta de un abanico, { common-cards }
    .you = Alguien toma una carta de tu abanico, { common-cards }
