### Otras formas de responder: teclado MIDI, micrófono, voz.

answering-bar = Otras formas de responder
answering-here = Lo que actives aquí también sirve en la mesa.
answering-loudness = Nivel de sonido
answering-way-state = { $way }: { $state }
answering-turn-off = { $way }: apagar. { $state }

## The state of a way to answer

answering-off = Apagado.
answering-asking =
    { $way ->
        [midi] Buscando teclados.
        [microphone] Esperando el micrófono.
       *[speech] Preparándose.
    }
answering-unsupported =
    { $way ->
        [midi] Este navegador no puede usar teclados MIDI aquí.
        [microphone] No se ha encontrado ningún micrófono. Quizá la página necesite una dirección segura (https).
       *[speech] Este navegador no reconoce la voz.
    }
answering-refused = El navegador no lo permite. Puedes cambiarlo en sus ajustes para esta página.
answering-none =
    { $way ->
        [midi] No se ha encontrado ningún teclado. Conecta uno o enciéndelo.
       *[microphone] No se ha encontrado ningún micrófono.
        [speech] No se ha encontrado ningún micrófono.
    }
answering-asleep = Toca la página una vez para empezar.
answering-on =
    { $way ->
        [midi]
            { $name ->
                [none] Conectado.
               *[other] Conectado: { $name }.
            }
        [microphone] Escuchando. No se graba ni se envía nada.
       *[speech] Escuchando nombres de notas.
    }

## What was heard, and why it is not an answer yet

answering-heard = Se ha oído:
answering-choose-first = Primero elige cartas.
answering-which-letter = ¿Es { $letters }? Toca la nota en el anillo o hazla sonar.
answering-no-step =
    { $half_steps ->
        [12] { $heard } ya está encima: el paso tiene que subir desde ahí.
       *[other] { $heard } está { music-half-steps } por encima de { $top }: ni un semitono ni un tono.
    }
answering-only-wilds = Solo se dice la nota de un comodín: primero coloca uno.
answering-just-play = Para empezar no se dice nada: haz sonar la nota de tu carta o toca el botón.
