suggestion-play = Jugar a lo que necesito
suggestion-match = Propuesta: { $terms }
suggestion-why-due = Aparece lo que ya te toca repasar.
suggestion-why-new = Aparece lo que puedes aprender ahora.
suggestion-why-keep = Ya lo sabes todo. Jugar te ayuda a no olvidarlo.
suggestion-faces = Mostrar esto en mis cartas: { $faces }
    .help = Puedes cambiarlo cuando quieras en los ajustes.
suggestion-start = Empezar la partida
