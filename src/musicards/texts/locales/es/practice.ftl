practice-lead = Una pregunta tras otra, sacada de la baraja. Lo que no aciertas se explica y vuelve a salir más tarde.

practice-choices = Elegir las preguntas
practice-list-kinds = Preguntas
practice-list-faces = Imágenes
practice-list-intervals = Intervalos
practice-list-scales = Escalas
practice-kind-name = Nombrar
practice-kind-find = Encontrar
practice-kind-interval = Intervalos
practice-kind-step = Tono o semitono
practice-kind-scale = Qué escala
practice-interval = { CAPITAL(music-interval) }
practice-link = Enlace a este ejercicio
    .help = Quien lo abra recibe las mismas preguntas en el mismo orden.
practice-ways = Canta, toca o di las respuestas

practice-ask-name = ¿Cómo se llama esta nota?
practice-ask-staff = ¿Qué carta es { $note }?
practice-ask-keys = ¿Dónde está { $note } en el piano?
practice-ask-clock = ¿Dónde está { $note } en el reloj?
practice-ask-interval = ¿Qué nota está { music-an-interval } por encima de { $from }?
    .unnamed = ¿Qué nota está { music-an-interval } por encima de esta nota?
practice-ask-step = De { $low } subiendo a { $high }: ¿un semitono o un tono?
    .unnamed = De la primera carta subiendo a la segunda: ¿un semitono o un tono?
practice-ask-scale = ¿Qué escala es esta, desde { $tonic }?
practice-once-more = Otro intento

practice-place =
    { $place ->
        [-2] en la línea adicional debajo del pentagrama
        [-1] justo debajo del pentagrama
        [0] en la primera línea
        [1] en el primer espacio
        [2] en la segunda línea
        [3] en el segundo espacio
        [4] en la tercera línea
        [5] en el tercer espacio
        [6] en la cuarta línea
        [7] en el cuarto espacio
        [8] en la quinta línea
        [9] justo encima del pentagrama
        [10] en la línea adicional encima del pentagrama
       *[11] encima de la línea adicional
    }
practice-place-sharp = { practice-place }, con un sostenido
practice-place-flat = { practice-place }, con un bemol
practice-picture-fClef = Clave de fa: { $places }
practice-picture-gClef = Clave de sol: { $places }
practice-picture-gClef8 = Clave de sol, una octava más alta: { $places }
practice-white-key = tecla blanca { $number } de 7
practice-black-key = tecla negra entre las blancas { $number } y { $next }
practice-hour = número { $hour } del reloj
practice-cards = Cartas para elegir
practice-hours = Números del reloj
practice-scales = Escalas para elegir

practice-hint-letter = Toca el nombre, o escribe su letra (`A` = la) o un número del `1` al `7`.
practice-hint-staff = Toca la carta, o escribe un número del `1` al `5`.
practice-hint-keys = Toca la tecla en la pantalla o en tu teclado MIDI.
practice-hint-clock = Toca el número, o usa la fila de arriba de tu teclado: las doce teclas desde el `1` son las doce horas.
practice-hint-step = Toca la respuesta, o escribe `H` (semitono) o `W` (tono).
practice-hint-scale = Toca el nombre, o escribe su número.
practice-not-by-name = Muestra esta nota en vez de decirla: señálala en la pantalla o hazla sonar.

practice-right = Sí, es { $names }.
practice-right-interval = Sí: { $path }. Es { music-an-interval }.
practice-right-step = Sí: de { $low } a { $high } hay { music-a-step }.
practice-right-scale = Sí, es { $scale }.
practice-that-is = Esa es { $found }.
practice-way-clock = { NOTE("C") } está en el 12, y cada hora es un semitono: { $names } está en el { $hour }.
    .top = { NOTE("C") } está arriba, en el 12.
practice-way-two-keys = { $from } es la tecla blanca a la izquierda de dos negras.
practice-way-three-keys = { $from } es la tecla blanca a la izquierda de tres negras.
practice-way-staff = { $from } está { practice-place }.
practice-count-up = Cuenta desde ahí hacia arriba: { $path }.
practice-black-sharp = { $note } está un semitono más arriba. La misma tecla se llama también { $other }.
practice-black-flat = { $note } está un semitono más abajo. La misma tecla se llama también { $other }.
practice-another-scale = En la escala de { $scale }, después de { $after } viene { $wants }. Aquí viene { $note }.
practice-again = Inténtalo otra vez, o pasa a la siguiente pregunta.
practice-next = Siguiente pregunta
practice-start-over = Empezar de nuevo
practice-tally = { $right } de { $asked } bien

practice-more-staff = Cada línea y cada espacio es una nota más. Aprende de memoria algunos lugares, como { NOTE("C") } y la línea que marca la clave, y cuenta desde el más cercano.
practice-more-keys = Las teclas negras van de dos en dos y de tres en tres: a la izquierda de las dos está siempre { NOTE("C") }, a la izquierda de las tres siempre { NOTE("F") }. Desde ahí, las blancas siguen el orden de las notas. Una negra lleva el nombre de cualquiera de sus vecinas, subida o bajada.
practice-more-clock = Doce horas son doce semitonos, y { NOTE("C") } está arriba. Justo enfrente está { NOTE("F#") }/{ NOTE("Gb") }. Recuerda también el 3, el 6 y el 9: tendrás que contar menos.
practice-more-scale = Semitonos de nota a nota: la escala { $said } tiene { $said_formula }. Estas cartas tienen { $formula }, o sea, la escala { $kind }.

practice-test-lead = Canta, toca o pulsa una nota para ver cuál es. Nada se cuenta ni se guarda.
practice-mode = Qué practicar
practice-mode-any = Cualquier nota
practice-mode-find = Encuentra esta nota
practice-waiting = Canta, toca o pulsa una nota.
practice-where = Octava { $octave }, número { $hour } del reloj
practice-task = Canta o toca esta nota, en la octava que quieras.
practice-wanted = Encuentra esta nota: { $names }
practice-another = Otra nota
practice-too-high = Era { $heard }: baja { music-half-steps }.
practice-too-low = Era { $heard }: sube { music-half-steps }.
practice-opposite = Era { $heard }, justo enfrente en el reloj: sube o baja { music-half-steps }.
practice-tuning-right = afinado
practice-tuning-high = un poco alto
practice-tuning-low = un poco bajo
practice-tip = Mantén la nota un momento y luego para: cada nota cantada es una respuesta. Mientras la página suena, no escucha.
