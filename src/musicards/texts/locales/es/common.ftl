### Texts that several parts share.

common-settings = Ajustes
common-loading = Cargando…
common-close = Cerrar
common-try-again = Intentar de nuevo
common-failed = Algo ha fallado. Inténtalo de nuevo.
common-no-server = El servidor no responde
    .text = La página se reconectará sola. Tu sitio en la mesa está guardado.
common-trying = Intentándolo…
common-home = Musicards, inicio
common-all-games = Todos los juegos
common-rules = Reglas
common-window-title = { $page } – Musicards
common-seat = Sitio { $number }
common-tonic = Tónica
common-or = o
common-label = { $label }: { $text }
common-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
common-hear = Escuchar
common-practice-cards = Cartas de práctica
    .invitation = Cartas de práctica: nombra y encuentra notas, cuenta intervalos, distingue tonos y semitonos, reconoce escalas
common-practice = Prueba tu micrófono y tu teclado
common-tools = Herramientas
    .invitation = Buscar escalas y acordes en el reloj, el pentagrama, el teclado y el mástil
common-tab-tools = Buscar
    .title = Escalas y acordes
common-tab-transpose = Transportar
common-tab-tuner = Afinador
    .title = Afinador y metrónomo
common-tab-print = Imprimir
    .title = Imprimir tus propias cartas
common-asked = ¿{ $said }?
common-choose-first = Elige primero las cartas que quieres jugar.
common-pairs = { $count ->
    [one] 1 pareja
   *[other] { $count } parejas
}

common-call-rules = Cuando te quede una sola carta, canta _«Musicards!»_. Si alguien lo canta antes, tomas { $penalty } cartas. Puedes cantar en cualquier momento, también para atrapar a los demás.
common-draw = Robar
common-pass = Pasar
common-done = Listo
common-starter = La primera carta es { $note }
    .wild = La primera carta es un comodín: juega lo que quieras
common-drawn = Has robado { common-cards }. Juega, roba o pasa.
common-shedding-keys =
    ← →: ir a tu mano y recorrerla
    Espacio: elegir una carta, o dejarla
    T: robar (tomar una carta)
    P: pasar
    M: cantar «Musicards!»
    Esc: dejarlo todo

common-option-mistake_ends_turn = Un error termina el turno
    .help = Si no, lo intentas otra vez.
common-option-free_draw = Robar libremente
    .help = Puedes robar aunque una carta de tu mano encaje.
common-option-pitches = Cartas
    .choice = { $pitches ->
        [naturals] Solo teclas blancas
       *[all] Todas las notas
    }

common-space = { $space ->
    [N] la base norte
    [E] la base este
    [S] la base sur
    [W] la base oeste
    [NW] la esquina noroeste
    [NE] la esquina noreste
    [SE] la esquina sureste
    [SW] la esquina suroeste
   *[none] ese espacio
}
common-space-at = { $space ->
    [N] en la base norte
    [E] en la base este
    [S] en la base sur
    [W] en la base oeste
    [NW] en la esquina noroeste
    [NE] en la esquina noreste
    [SE] en la esquina sureste
    [SW] en la esquina suroeste
   *[none] ahí
}
common-space-onto = { $space ->
    [N] en la base norte
    [E] en la base este
    [S] en la base sur
    [W] en la base oeste
    [NW] en la esquina noroeste
    [NE] en la esquina noreste
    [SE] en la esquina sureste
    [SW] en la esquina suroeste
   *[none] ahí
}
common-space-off = { $space ->
    [N] de la base norte
    [E] de la base este
    [S] de la base sur
    [W] de la base oeste
    [NW] de la esquina noroeste
    [NE] de la esquina noreste
    [SE] de la esquina sureste
    [SW] de la esquina suroeste
   *[none] de ahí
}
