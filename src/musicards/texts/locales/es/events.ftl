events-cards = { $card ->
    [none] { $count ->
        [one] un comodín
       *[other] { $count } comodines
    }
   *[other] { $count ->
        [one] un { $card }
       *[other] { $count } cartas de { $card }
    }
}
events-unseen = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
events-wild-as = un comodín que hace de «{ $note }»
events-question-mark = signo de interrogación
events-old-maid = la mona
events-dealt = Las cartas están repartidas.
events-starter = La primera carta es un { $starter }.
events-starter-wild = La primera carta es un comodín.
events-ended = La partida ha terminado. { $winner }.
events-blocked = Nadie puede jugar más. { $winner }.
events-drew = { $name } roba { $cards }.
    .you = Robas { $cards }.
events-finished = { $name } termina su turno.
    .you = Terminas tu turno.
events-skipped = { $name } no puede jugar y pierde el turno.
    .you = No puedes jugar y pierdes el turno.
events-undone = { $name } deshace la última jugada.
    .you = Deshaces la última jugada.
events-played = { $name } juega { $cards } y dice «{ $said }».
    .you = Juegas { $cards } y dices «{ $said }».
events-played-silently = { $name } juega { $cards }.
    .you = Juegas { $cards }.
events-passed = { $name } pasa.
    .you = Pasas.
events-penalized = { $name } roba { $cards } de penalización.
    .you = Robas { $cards } de penalización.
events-no-penalty = No quedan cartas para la penalización.
events-called = { $name } grita «¡Musicards!».
    .you = Gritas «¡Musicards!».
events-called-safe = { $name } grita «¡Musicards!» y está a salvo.
    .you = Gritas «¡Musicards!» y estás a salvo.
events-caught = { $name } pilla a { $target }, que tenía una sola carta y no lo había dicho.
    .you = Pillas a { $target }, que tenía una sola carta y no lo había dicho.
    .to-you = { $name } se te ha adelantado: te queda una carta y aún no lo habías dicho. ¡La próxima vez, dilo antes!
events-reshuffled = Los descartes se barajan y forman el nuevo mazo: { common-cards }.
events-pair = { $name } tiene una pareja: { $card }.
    .you = Tienes una pareja: { $card }.
events-away = { $name } no está: mientras tanto juega un ordenador.
    .you = No estabas, así que un ordenador juega por ti.
events-back = { $name } ha vuelto.
    .you = Has vuelto.
events-joined = { $name } ocupa el sitio de un ordenador.
    .you = Ocupas el sitio de un ordenador.
events-left = { $name } ha dejado la mesa: un ordenador sigue jugando.
    .you = Has dejado la mesa.
events-host = Ahora { $name } dirige la mesa.
    .you = Ahora diriges tú la mesa.
events-time-up = A { $name } se le ha acabado el tiempo: un ordenador termina este turno.
    .you = Se te ha acabado el tiempo: un ordenador termina este turno.
events-race = { $name } lo ha gritado primero, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos antes que { $target }.
    .you = Lo has gritado primero, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos antes que { $target }.
    .to-you = { $name } lo ha gritado primero, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos antes que tú.
