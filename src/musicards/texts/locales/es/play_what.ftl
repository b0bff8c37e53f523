play_what-play = Jugar a lo que necesito
play_what-match = Propuesta: { $terms }
play_what-why-due = Aparece lo que ya te toca repasar.
play_what-why-new = Aparece lo que puedes aprender ahora.
play_what-why-keep = Ya lo sabes todo. Jugar te ayuda a no olvidarlo.
play_what-faces = Mostrar esto en mis cartas: { $faces }
    .help = Puedes cambiarlo cuando quieras en los ajustes.
play_what-start = Empezar la partida
