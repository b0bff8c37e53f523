### Why an attempt was refused, and what the player can do instead.

## Any game

refusals-game-over = La partida ha terminado.
refusals-not-your-turn = Un momento: le toca a { $turn }.
    .brief = Un momento: aún no te toca.
refusals-no-such-seat = En esta mesa no existe ese sitio.
refusals-chance-first = Primero hay que repartir o barajar las cartas.
refusals-chance-out-of-place = Ahora no hay nada que repartir ni barajar.
refusals-wrong-cards = No son las cartas correctas.
refusals-card-not-held =
    { $count ->
        [one] No está en tu mano: { $cards }.
       *[other] No están en tu mano: { $cards }.
    }
    .brief = No tienes esa carta.
refusals-that-wild = ese comodín
refusals-card-twice = Has nombrado una carta dos veces.
refusals-no-card = Elige primero una o más cartas.
refusals-not-in-this-game = Eso no se puede hacer en este juego.

## The Distance and Steps

refusals-say-too-little =
    { $word ->
        [pitch] Di también la nota: un comodín es lo que tú digas.
       *[step] Di también el paso: semitono o tono.
    }
refusals-say-too-much =
    { $word ->
        [pitch] La nota solo se dice con un comodín.
       *[step] Sobre un comodín no hace falta decir el paso: juega la nota que quieras.
    }
refusals-card-fits =
    { $count ->
        [one] Mira otra vez: una de tus cartas encaja.
       *[other] Mira otra vez: varias de tus cartas encajan.
    }
refusals-nothing-to-draw = No queda nada que robar: juega o pasa.
refusals-drawn-enough = Ya no puedes robar más en este turno: juega o pasa.
refusals-pass-too-early =
    { $draws ->
        [one] Roba una vez más antes de pasar, o juega.
       *[other] Roba { $draws } veces más antes de pasar, o juega.
    }
    .brief = Tienes que robar antes de poder pasar.
    .fits = Mira otra vez: una de tus cartas encaja, así que juégala.
refusals-nobody-exposed = Canta cuando a alguien le quede una sola carta.
refusals-chain-open = Después de un semitono, juega otro semitono o elige «Listo».
refusals-nothing-done = «Listo» va después de un semitono. Juega, roba o pasa.

## Key’s Corners

refusals-does-not-continue =
    { $place ->
        [next] { CAPITAL($to) } necesita { $wants }, que viene después de { $top } en la escala.
        [first] { CAPITAL($to) } necesita { $wants }, la tónica.
        [stack] { CAPITAL($to) } necesita { $wants }: es un montón de una misma nota de fuera de la escala.
       *[plain] { CAPITAL($to) } necesita { $wants }.
    } { $degree ->
        [0] { $note } no está en la escala.
       *[other] { $note } es la nota { $degree } de la escala.
    }
    .brief = Esa carta no va { $to_onto }.
refusals-pile-complete = Nada va encima de { $top } { $to_at }: es la última nota de la escala.
    .brief = Nada va encima de la última nota de la escala.
refusals-fill-first = Pon primero una carta { $gaps_onto }: no hay ninguna.
    .brief = Llena primero la base vacía.
refusals-fill-from-hand = Llena la base con una carta de tu mano: aún te quedan.
refusals-not-discard-top = De los descartes solo puedes tomar la carta de encima.
refusals-wild-needs-name = ¿Qué nota quieres que sea tu comodín?
refusals-note-has-name = { $card } es lo que es: solo un comodín puede ser otra nota.
    .brief = Una carta de nota es lo que es: solo un comodín puede ser otra nota.
refusals-not-a-foundation = Solo puedes mover cartas de las bases. Las de una esquina se quedan ahí.
refusals-same-pile = Las cartas ya están ahí.
refusals-empty-pile = No hay nada { $from_at }.
refusals-too-many =
    { $height ->
        [one] Solo hay 1 carta { $from_at }.
       *[other] Solo hay { $height } cartas { $from_at }.
    }
    .brief = No hay tantas cartas.
refusals-only-whole = Las notas iguales se mueven juntas: las { $height } cartas o ninguna.
    .brief = Las notas iguales se mueven juntas.
refusals-not-longer = Solo puedes mover una parte de un montón a otra base si allí la serie queda más larga. Tendría { $sum } cartas, y aquí hay { $height }.
    .brief = Solo puedes mover una parte de un montón a otra base si allí la serie queda más larga.
refusals-stack-stays = { $note } no está en la escala: las esquinas son solo para notas de la escala.
    .brief = Las esquinas son solo para notas de la escala.
refusals-too-high = Un montón de la misma nota tiene como máximo { $most } cartas. Serían { $sum }.
    .brief = Serían demasiadas cartas para un montón.
refusals-discard-only-play = Solo puedes descartar en lugar de jugar, y ya has jugado.
refusals-card-fits-pile = Puedes poner { $card } { $to_onto }.
    .brief = Esa carta se puede poner.
refusals-wild-fits = Nunca hace falta descartar un comodín: siempre encaja en algún sitio.
refusals-move-first = Aún tienes que mover cartas de la mesa antes de que acabe tu turno: de { $from } a { $to }.
    .brief = Aún tienes que mover cartas de la mesa antes de que acabe tu turno.
refusals-play-first = Juega primero al menos una vez. Si nada encaja, descarta una carta.

## Go Fish, Old Maid and Memory

refusals-pitch-not-held = No tienes ningún { $pitch }: pide una nota que tú tengas.
    .brief = Pide una nota que tú tengas.
refusals-ask-yourself = Pregunta a otra persona: tus cartas ya las conoces.
refusals-no-such-position = Ahí no hay ninguna carta.
refusals-card-gone = Esa carta ya no está.
refusals-lies-up = Esa carta ya está boca arriba: destapa otra.

## The table

refusals-nothing-to-undo = Ahora no tienes nada que deshacer.
refusals-call-late =
    { $who ->
        [you] Tú lo cantaste antes, por { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos.
       *[other] { $name } lo cantó antes, por { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos.
    }
    .brief = Otra persona lo cantó antes.
refusals-time-up = Se te ha acabado el tiempo: un ordenador termina este turno.
refusals-wrong-key = Ese enlace no corresponde a ningún sitio de esta mesa.
refusals-already-seated = Ya tienes otro sitio en esta mesa.
refusals-unknown-version = En esta partida no existe esa jugada.
refusals-bad-notation = Eso no tiene sentido en este juego.
refusals-bad-message = El servidor no ha entendido esta página. Vuelve a cargarla.
refusals-too-big = Es demasiado largo.
refusals-too-fast = Ha sido demasiado de una vez: espera un momento.
refusals-not-seated = Estás mirando: eso solo pueden hacerlo quienes están sentados a la mesa.
refusals-not-started =
    { $free ->
        [one] La partida aún no ha empezado: queda un sitio libre.
       *[other] La partida aún no ha empezado: quedan { $free } sitios libres.
    }
    .brief = La partida aún no ha empezado.
refusals-not-over = Podrás hacerlo cuando termine la partida.
refusals-not-kept = Eso no se pudo guardar, así que no cuenta. Inténtalo de nuevo.
refusals-server-error = Algo ha ido mal en el servidor. Inténtalo de nuevo.
refusals-unknown-match = Esa mesa no existe.
refusals-not-found = No hay nada en esta dirección.
refusals-earlier-rules = Esta partida se jugó con reglas anteriores y ya no se puede abrir. Puedes guardar su registro.
refusals-seat-taken = Ese sitio ya está ocupado.
refusals-no-typesetter = Para imprimir hace falta Typst, que no está instalado en este servidor.
refusals-wrong-origin = Esa petición viene de otro sitio web.
refusals-websocket-only = Esta dirección es solo para la aplicación.
refusals-unreachable = El servidor no responde. Inténtalo de nuevo en un momento.
