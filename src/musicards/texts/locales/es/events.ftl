### What happened at the table, told to somebody sitting there.

events-cards = { $card ->
    [none] { $count ->
        [one] un comodín
       *[other] { $count } comodines
    }
   *[other] { $count ->
        [one] { $card }
        [2] dos cartas de { $card }
        [3] tres cartas de { $card }
       *[other] { $count } cartas de { $card }
    }
}
events-unseen = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
events-wild-as = un comodín como { $note }
events-chromatic-scale = Chromatic Scale
events-question-mark = signo de interrogación
events-old-maid = la Old Maid
events-whom = { $whom ->
    [you] tú
   *[other] { $target }
}

## Any game

events-dealt = Las cartas están repartidas. { $starter ->
    [none] { "" }
    [wild] La primera carta es un comodín.
   *[other] La primera carta es { $starter }.
}
events-ended = { $blocked ->
    [yes] Nadie puede jugar más.
   *[no] La partida ha terminado.
} { $winner }.
events-drew = { $who ->
    [you] Robas { $cards }.
   *[other] { $name } roba { $cards }.
}
events-finished = { $who ->
    [you] Terminas tu turno.
   *[other] { $name } termina su turno.
}
events-skipped = { $who ->
    [you] No puedes jugar y pierdes el turno.
   *[other] { $name } no puede jugar y pierde el turno.
}
events-undone = { $who ->
    [you] Deshaces la última jugada.
   *[other] { $name } deshace la última jugada.
}

## The Distance and Steps

events-played = { $who ->
    [you] Juegas { $cards } y dices { $said }.
   *[other] { $name } juega { $cards } y dice { $said }.
}
    .brief = { $who ->
        [you] Juegas { $cards }.
       *[other] { $name } juega { $cards }.
    }
events-passed = { $who ->
    [you] Pasas.
   *[other] { $name } pasa.
}
events-penalized = { $who ->
    [you] Tomas { $cards } como castigo.
   *[other] { $name } toma { $cards } como castigo.
}
    .empty = No quedan cartas para el castigo.
events-called = { $who ->
    [you] Cantas «Musicards!».
   *[other] { $name } canta «Musicards!».
}
    .safe = { $who ->
        [you] Cantas «Musicards!» y estás a salvo.
       *[other] { $name } canta «Musicards!» y está a salvo.
    }
events-caught = { $who ->
    [you] Atrapas a { $target }, que tenía una sola carta y no lo había cantado.
   *[other] { $whom ->
        [you] { $name } te atrapa: tenías una sola carta y no lo habías cantado.
       *[other] { $name } atrapa a { $target }, que tenía una sola carta y no lo había cantado.
    }
}
events-reshuffled = Los descartes se barajan y forman el nuevo mazo: { common-cards }.

## Key’s Corners

events-placed = { $who ->
    [you] Pones { $cards } { $to_onto }.
   *[other] { $name } pone { $cards } { $to_onto }.
}
    .discard = { $who ->
        [you] Tomas { $cards } de los descartes y lo pones { $to_onto }.
       *[other] { $name } toma { $cards } de los descartes y lo pone { $to_onto }.
    }
events-moved = { $who ->
    [you] Mueves { $cards } { $from_off } a { $to }.
   *[other] { $name } mueve { $cards } { $from_off } a { $to }.
}
events-discarded = { $who ->
    [you] Descartas { $cards }.
   *[other] { $name } descarta { $cards }.
}
events-book-of = { $kind ->
    [scale] la escala
   *[stack] el cuarteto de { $note }
}
events-book = { $who ->
    [you] Completas { events-book-of } { $to_at }: { $points } puntos.
   *[other] { $name } completa { events-book-of } { $to_at }: { $points } puntos.
}

## Go Fish, Old Maid and Memory

events-asked = { $who ->
    [you] Le pides { $note } a { $target }.
   *[other] { $whom ->
        [you] { $name } te pide { $note }.
       *[other] { $name } le pide { $note } a { $target }.
    }
}
events-given = { $who ->
    [you] Le das { $cards } a { $target }.
   *[other] { $whom ->
        [you] { $name } te da { $cards }.
       *[other] { $name } le da { $cards } a { $target }.
    }
}
events-fished = { $who ->
    [you] Vas a pescar y robas { $cards }.
   *[other] { $name } va a pescar y roba { $cards }.
}
    .lucky = { $who ->
        [you] Vas a pescar y robas { $cards }: ¡justo lo que pedías!
       *[other] { $name } va a pescar y roba { $cards }: ¡justo lo que pedía!
    }
    .empty = { $who ->
        [you] No puedes pescar: el mazo está vacío.
       *[other] { $name } no puede pescar: el mazo está vacío.
    }
events-book-laid = { $who ->
    [you] Tienes un grupo: { $note }.
   *[other] { $name } tiene un grupo: { $note }.
}
events-pair = { $who ->
    [you] Tienes una pareja: { $card }.
   *[other] { $name } tiene una pareja: { $card }.
}
events-fanned = { $who ->
    [you] Ofreces { $cards }.
   *[other] { $name } ofrece { $cards }.
}
events-took = { $who ->
    [you] Le quitas { $card } a { $target }.
   *[other] { $whom ->
        [you] { $name } te quita { $card }.
       *[other] { $name } le quita { $card } a { $target }.
    }
}
events-went-out = { $who ->
    [you] Ya no tienes cartas: estás a salvo.
   *[other] { $name } ya no tiene cartas y está a salvo.
}
events-flipped = { $who ->
    [you] Destapas la carta { $place }: { $card }.
   *[other] { $name } destapa la carta { $place }: { $card }.
}
events-turned-back = { CAPITAL($card) } y { $other }: no son pareja. Las dos se tapan de nuevo.

## What the server tells about players

events-away = { $who ->
    [you] No estabas, así que un ordenador juega por ti.
   *[other] { $name } no está: mientras tanto juega un ordenador.
}
events-back = { $who ->
    [you] Has vuelto.
   *[other] { $name } ha vuelto.
}
events-time-up = { $who ->
    [you] Se te ha acabado el tiempo: un ordenador termina este turno.
   *[other] A { $name } se le ha acabado el tiempo: un ordenador termina este turno.
}
events-race = { $who ->
    [you] Lo cantaste primero, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos antes que { events-whom }.
   *[other] { $name } lo cantó primero, { NUMBER($by, minimumFractionDigits: 2, maximumFractionDigits: 2) } segundos antes que { events-whom }.
}
    .brief = { $who ->
        [you] Lo cantaste primero, justo antes que { events-whom }.
       *[other] { $name } lo cantó primero, justo antes que { events-whom }.
    }
