old_maid-subtitle = La mona
old_maid-tagline = Busca parejas y no te quedes con la carta suelta.
old_maid-aim = Pon las parejas en la mesa y deshazte de tus cartas. Quien se queda con la mona pierde; los demás comparten la victoria.
old_maid-score = { $count ->
    [0] a salvo
   *[other] se queda con la mona
}
old_maid-keys =
    ← →: ir al abanico y recorrerlo
    Espacio: tomar esa carta, o elegir una tuya para una pareja
    1 – 9: tomar de la primera a la novena carta
    N: listo
old_maid-the-maid = la mona, Chromatic Scale
    .label = La mona
old_maid-hand = Tu mano, { common-cards }
    .empty = No tienes cartas
old_maid-fan = Abanico de { $name }, { common-cards } boca abajo
    .you = Tu abanico, { common-cards }
old_maid-fan-card = Carta { $place } de { $count }, boca abajo
    .own = Carta { $place } de { $count }, tuya: { $card }
old_maid-whose = Cartas de { $name }
old_maid-option-find_pairs = Buscar las parejas
    .help = Tú buscas tus parejas. Si no, las parejas se ponen en la mesa en cuanto alguien las tiene.
old_maid-task-take = Toma una carta de { $name }.
old_maid-task-find-or-take = Pon en la mesa las parejas que veas, o toma una carta de { $name }.
old_maid-task-find-or-done = Pon en la mesa las parejas que veas, o di «{ common-do-done }».
old_maid-task-find = Nadie más tiene cartas. Pon tus parejas en la mesa.
old_maid-lay = Poner la pareja
old_maid-chosen-one = Elige una segunda carta de la misma nota.
old_maid-new-wild = La carta con el aro de colores es la mona: no tiene pareja. A ver si se la lleva otra persona.
old_maid-takes = { $name } toma una carta de { $target }.
    .you = { $name } toma una carta tuya.
old_maid-help-look = Las cartas están mezcladas: ninguna es mejor que otra.
old_maid-help-answer = Toma cualquier carta, por ejemplo la que brilla, la número { $place }.
old_maid-help-look-pair = Tienes una pareja: dos cartas de la misma nota, quizá en octavas distintas.
old_maid-help-answer-pair = Pon en la mesa { $count ->
    [2] las dos cartas
   *[other] dos de tus { $count } cartas
} de { $note }.
old_maid-help-look-done = Ya no te quedan parejas y has tomado una carta.
old_maid-help-answer-done = Di «{ common-do-done }».
old_maid-consolation = Ha sido mala suerte: en un abanico barajado todas las cartas parecen iguales. La próxima vez quizá le toque a otra persona.
old_maid-pairs = { common-pairs }: { $notes }
old_maid-my-pair = ¡Una pareja: { $note }!
old_maid-safe-pairs = { $name }, a salvo: { $pairs }
old_maid-table = Se toma una carta de un abanico, { common-cards }
    .you = Alguien toma una carta de tu abanico, { common-cards }
old_maid-fanned = { $name } ofrece { $cards }.
    .you = Ofreces { $cards }.
old_maid-lays = { $name } pone en la mesa una pareja: { $card }.
    .you = Pones en la mesa una pareja: { $card }.
old_maid-took = { $name } le quita { $card } a { $target }.
    .you = Le quitas { $card } a { $target }.
    .to-you = { $name } te quita { $card }.
old_maid-went-out = { $name } ya no tiene cartas y está a salvo.
    .you = Ya no tienes cartas: estás a salvo.
refusals-not-two = Una pareja son dos cartas: elige dos.
refusals-maid-has-no-pair = La mona no tiene pareja.
refusals-not-a-pair = { $cards } son notas distintas: no son una pareja. Dos cartas de la misma nota son una pareja, en cualquier octava.
refusals-taken-already = Ya has tomado una carta en este turno.
refusals-take-first = Primero toma una carta.
refusals-only-pairs = Nadie más tiene cartas: pon en la mesa las parejas que te quedan.
old_maid_first_steps-pair = Dos cartas de la misma nota son una pareja. Encuentra una y ponla en la mesa.
old_maid_first_steps-another = Tienes una pareja. Encuentra otra.
old_maid_first_steps-take = { $name } te ofrece un abanico de cartas. Cuando no te queden parejas, toma una carta.
old_maid_first_steps-done = Al final de tu turno, { $name } toma una carta tuya.
old_maid_first_steps-again = { $name } ha tomado una carta tuya y ha puesto una pareja en la mesa. Ahora te toca otra vez.
old_maid_first_steps-maid = Una de las cartas de { $name } es la mona, que no tiene pareja: quien se queda con ella pierde. Toma una carta.
old_maid_first_steps-done-2 = Así es Old Maid: encuentra tus parejas y líbrate de la mona.
old_maid_rules-lead = Deshazte de tus cartas por parejas. Una carta no tiene pareja: _la carta Chromatic Scale es la mona_, y quien la tiene al final pierde.
old_maid_rules-setup = { $pitches ->
    [naturals] Se reparten todas las cartas de las teclas blancas y la mona.
   *[all] Se reparten todas las cartas de notas y la mona.
} A algunos les puede tocar una carta más que a otros.
old_maid_rules-pairs = Dos cartas de la _misma nota_ son una pareja, sea cual sea su octava. { $find_pairs ->
    [yes] En tu turno puedes poner en la mesa todas las parejas que encuentres, antes y después de tomar una carta. No es obligatorio: lo que no veas se queda en tu mano.
   *[no] Las parejas se ponen siempre enseguida en la mesa, también justo después del reparto.
}
old_maid_rules-turn =
    - _Toma una carta_ del abanico del jugador más cercano a tu derecha que todavía tenga cartas. Está barajado y boca abajo: toma la que quieras, sin conocerla.
    - ¿Hace pareja con una de las tuyas? { $find_pairs ->
            [yes] Entonces puedes ponerla en la mesa. Di _Listo_ para terminar tu turno. También termina cuando pones tus últimas cartas.
           *[no] Se pone enseguida en la mesa. Si no, te la quedas.
        }

    Solo tú y quien la tenía conocéis esa carta.
old_maid_rules-safe = Quien se queda sin cartas sale del juego y está a salvo. El turno pasa al siguiente que tenga cartas.
old_maid_rules-winning = Cuando todas las parejas están en la mesa, solo queda la mona. Quien la tiene pierde; todos los demás ganan juntos.
