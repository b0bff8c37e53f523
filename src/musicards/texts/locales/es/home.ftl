home-heading = Juegos de cartas con notas musicales
home-lead = Las cartas son notas. Para todas las edades: juega con amigos o contra el ordenador y aprende cómo funcionan las notas.
home-skip = Ir al botón para empezar
home-group-cards = Conoce las cartas
home-group-theory = Aprende teoría
home-play = Jugar* a { $game }* ahora
home-more = Más opciones* para { $game }*
home-first-steps = Primeros pasos* en { $game }*
home-players = { $range } jugadores
home-tables = Seguir jugando
home-more-tables = { $count ->
    [one] 1 partida más
   *[other] { $count } partidas más
}
home-tables-full = Aquí solo están tus { $count } partidas más recientes. Si empiezas otra, la más antigua sale de la lista.
home-table = { $game }, { $moment }
home-throw-away = Quitar: { $table }
home-class = Clases
home-friend = Jugar con amigos
home-cards = Cartas que suenan al tocarlas
home-hear = Escuchar: { $card }
home-tools = También para músicos con experiencia: consultar, transportar, afinar y practicar.
home-about = Acerca de Musicards
home-path-title = Tu camino
home-path-start = ¿Primera vez? Empieza aquí
home-path-continue = Sigue tu camino: { $stop }
home-path-away = Ya conozco los juegos
home-path-progress = { $done } de { $stops }
home-path-stop-white-keys = Memory con teclas blancas
home-path-stop-first-steps = Primeros pasos en The Distance
home-path-stop-distance = Una partida de The Distance
home-path-stop-practice = Practicar unos minutos
home-path-stop-steps = Steps
home-path-stop-keys-corners = Key’s Corners
home-authors = Los tres juegos originales, The Distance, Steps y Key’s Corners, son de Joseph E. Reed (2018).
home-notice = «Musicards» es una marca de los creadores de la baraja Musicards. Este es un proyecto independiente y abierto. No lo han hecho ellos, no lo recomiendan ni tienen relación con él.
