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
events-wild-as = un comodín como { $note }
events-question-mark = signo de interrogación
events-old-maid = la Old Maid
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
events-played = { $name } juega { $cards } y dice { $said }.
    .you = Juegas { $cards } y dices { $said }.
events-played-silently = { $name } juega { $cards }.
    .you = Juegas { $cards }.
events-passed = { $name } pasa.
    .you = Pasas.
events-penalized = { $name } toma { $cards } como castigo.
    .you = Tomas { $cards } como castigo.
events-no-penalty = No quedan cartas para el castigo.
events-called = { $name } grita «Musicards!».
    .you = Gritas «Musicards!».
events-called-safe = { $name } grita «Musicards!» y está a salvo.
    .you = Gritas «Musicards!» y estás a salvo.
events-caught = { $name } atrapa a { $target }, que tenía una sola carta y no lo había dicho.
    .you = Atrapas a { $target }, que tenía una sola carta y no lo había dicho.
    .to-you = { $name } te atrapa: tenías una sola carta y no lo habías dicho.
events-reshuffled = Los descartes se barajan y forman el nuevo mazo: { common-cards }.
events-placed = { $name } pone { $cards } { $to_onto }.
    .you = Pones { $cards } { $to_onto }.
events-placed-from-discard = { $name } toma { $cards } de los descartes y lo pone { $to_onto }.
    .you = Tomas { $cards } de los descartes y lo pones { $to_onto }.
events-moved = { $name } mueve { $cards } { $from_off } a { $to }.
    .you = Mueves { $cards } { $from_off } a { $to }.
events-discarded = { $name } descarta { $cards }.
    .you = Descartas { $cards }.
events-book-scale = { $name } completa la escala { $to_at }: { $points } puntos.
    .you = Completas la escala { $to_at }: { $points } puntos.
events-book-stack = { $name } completa el cuarteto de { $note } { $to_at }: { $points } puntos.
    .you = Completas el cuarteto de { $note } { $to_at }: { $points } puntos.
events-asked = { $name } le pide { $note } a { $target }.
    .you = Le pides { $note } a { $target }.
    .to-you = { $name } te pide { $note }.
events-given = { $name } le da { $cards } a { $target }.
    .you = Le das { $cards } a { $target }.
    .to-you = { $name } te da { $cards }.
events-fished = { $name } va a pescar y roba { $cards }.
    .you = Vas a pescar y robas { $cards }.
events-lucky-catch = { $name } va a pescar y roba un { $cards }: ¡justo lo que pedía!
    .you = Vas a pescar y robas un { $cards }: ¡justo lo que pedías!
events-cannot-fish = { $name } no puede pescar: el mazo está vacío.
    .you = No puedes pescar: el mazo está vacío.
events-book-laid = { $name } tiene un grupo: { $note }.
    .you = Tienes un grupo: { $note }.
events-pair = { $name } tiene una pareja: { $card }.
    .you = Tienes una pareja: { $card }.
events-fanned = { $name } ofrece { $cards }.
    .you = Ofreces { $cards }.
events-took = { $name } le quita { $card } a { $target }.
    .you = Le quitas { $card } a { $target }.
    .to-you = { $name } te quita { $card }.
events-went-out = { $name } ya no tiene cartas y está a salvo.
    .you = Ya no tienes cartas: estás a salvo.
events-flipped = { $name } destapa la carta { $place }: { $card }.
    .you = Destapas la carta { $place }: { $card }.
events-turned-back = { CAPITAL($card) } y { $other }: no son pareja. Las dos se tapan de nuevo.
events-away = { $name } no está: mientras tanto juega un ordenador.
    .you = No estabas, así que un ordenador juega por ti.
events-back = { $name } ha vuelto.
    .you = Has vuelto.
events-joined = { $name } ocupa el sitio de un ordenador.
    .you = Ocupas el sitio de un ordenador.
events-host = Ahora { $name } dirige la mesa.
    .you = Ahora diriges tú la mesa.
events-time-up = A { $name } se le ha acabado el tiempo: un ordenador termina este turno.
    .you = Se te ha acabado el tiempo: un ordenador termina este turno.
events-race = { $name } lo ha gritado primero, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos antes que { $target }.
    .you = Lo has gritado primero, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos antes que { $target }.
    .to-you = { $name } lo ha gritado primero, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos antes que tú.
