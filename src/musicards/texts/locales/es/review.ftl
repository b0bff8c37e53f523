### A game that is over, looked at move by move.

review-title = Repaso: { $game }
review-loading = Cargando la partida…
review-not-over = Esta partida aún no ha terminado
    .help = Cuando termine, aquí podrás ver cada jugada con todas las manos a la vista.
review-to-table = Volver a la mesa
review-steps = Jugada a jugada
review-first = Primera jugada
review-previous = Jugada anterior
review-next = Jugada siguiente
review-last = Última jugada
review-place = Jugada { $place } de { $moves }
review-keys = Teclas: ← y → retroceden o avanzan una jugada, Inicio y Fin van a la primera y a la última.
review-table = La mesa tras esta jugada
review-board = El tablero
review-card = { $state ->
    [seen] Carta { $position }: { $card }
    [gone] Carta { $position }, ya no está
   *[down] Carta { $position }, aún boca abajo
}
review-deal = El reparto
review-moves = Jugadas
review-undone = deshecha
review-misplay = Error
review-misplays = Errores
review-no-misplays = Nadie ha cometido errores en esta partida.
review-link = Copiar el enlace a esta jugada
review-record-help = Toda la partida en un archivo, para otros programas.

review-again = Intentarlo otra vez
    .help = Esta es la mano de { $name } tal como estaba. Elige cartas y di la nota o el paso. Nada de esto se guarda.
review-lying = En la mesa:
review-say-letter = Di la nota
review-say-step = Di el paso
review-play = Jugar
review-fits = Encaja.
review-does-not-fit = No encaja.
