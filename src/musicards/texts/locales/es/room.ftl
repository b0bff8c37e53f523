### A table: waiting for players, inviting, series of rounds, and why it cannot be shown.

room-not-found = No hay ninguna mesa { $code }
    .text = Comprueba el código. Quizá la mesa se haya cerrado.
room-unreachable = Ahora no se puede abrir esta mesa
room-earlier-rules = Jugada con reglas anteriores
room-offline = Sin conexión. Tu sitio está guardado.
room-moved = Ahora juegas en otro dispositivo.
room-play-here = Volver a jugar aquí
room-seats = Sitios
room-free = Libre
room-you = tú
room-computer = ordenador
room-away = ausente
room-stand-in = ausente, juega un ordenador
room-sit = Sentarse
room-full = Todos los sitios están ocupados. Puedes mirar desde aquí.
room-all-here = Ya están todos.
room-waiting = Las cartas se reparten en cuanto todos los sitios estén ocupados.
room-with-computers = Empezar con ordenadores en los sitios libres
room-this-table = Esta mesa
    .label = Mesa { $code }: invitar a otros o seguir en otro dispositivo
room-invite = Invitar
room-code = Código de la mesa
room-spelled = { $code }. Letra por letra: { $letters }
room-scan = Escanéalo para venir a esta mesa
room-link = Enlace a esta mesa
room-copy = Copiar enlace
room-copied = Copiado
room-share = Compartir
room-only-here = Esta dirección solo funciona en este ordenador. Para que vengan otros, inicia la aplicación con «--host 0.0.0.0».
room-elsewhere = Desde otros dispositivos de tu red: { $addresses }
room-other-device = Seguir en otro dispositivo
    .help = Este enlace es solo para ti: quien lo abra jugará en tu sitio, en su dispositivo en vez de aquí.
room-time-left = Tiempo restante: { $time }
room-undo = Deshacer
    .help = Deshace tu última jugada mientras sea tu turno.
room-round = Ronda { $round } de { $rounds }
room-standings = { $rounds ->
    [one] Clasificación tras una ronda
   *[other] Clasificación tras { $rounds } rondas
}
room-lowest-wins = Gana el total más bajo.
room-highest-wins = Gana el total más alto.
room-series-won = { $who ->
    [you] Ganas la serie
   *[other] { $name } gana la serie
}
room-series-shared = { $who ->
    [you] Compartes la serie con { $names }
   *[other] { $names } comparten la serie
}
room-next-round = Siguiente ronda
room-new-series = Jugar otra serie
