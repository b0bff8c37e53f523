old_maid_rules-lead = Deshazte de tus cartas por parejas. Una carta no tiene pareja: _la carta Chromatic Scale es la Old Maid_, y quien la tiene al final pierde.
old_maid_rules-setup = { $pitches ->
    [naturals] Se reparten todas las cartas de las teclas blancas y la Old Maid.
   *[all] Se reparten todas las cartas de notas y la Old Maid.
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
old_maid_rules-winning = Cuando todas las parejas están en la mesa, solo queda la Old Maid. Quien la tiene pierde; todos los demás ganan juntos.
