### The home page.

home-heading = Juegos de cartas con notas
home-lead = Las cartas son notas. Juega con amigos o contra el ordenador y aprende cómo funcionan las notas.
home-choose = Elige un juego
home-players = { $count } jugadores
home-tables = Tus mesas
home-code = ¿Tienes el código de una mesa?
home-go-to-table = Ir a la mesa
