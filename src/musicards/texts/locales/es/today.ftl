today-lead = Preguntas elegidas para ti: lo que hace tiempo que no practicas, lo que has fallado y, de vez en cuando, algo nuevo.
today-how-long = ¿Cuánto tiempo?
today-questions = { $count ->
    [one] { $count } pregunta
   *[other] { $count } preguntas
}
today-start = Empezar
today-exercise = Crear tu propio ejercicio
today-question = Pregunta
today-left = { $count ->
    [0] Se acabó el tiempo: esta es la última pregunta.
    [one] Queda { $count } minuto
   *[other] Quedan { $count } minutos
}
    .questions = { $count ->
        [0] Era la última pregunta.
        [one] Queda { $count } pregunta
       *[other] Quedan { $count } preguntas
    }
today-right = Correcto.
today-wrong = Casi.
today-unknown = No pasa nada: se hace así.
today-next = Siguiente
today-finish = Terminar
today-stop = Dejarlo
today-done = ¡Muy bien!
today-ended = Eso es todo por hoy.
today-result = Has acertado { $right } de { $asked }.
today-missed = Esto volverá a salir pronto.
    .new = Esto era nuevo para ti. Mañana volverá a salir.
    .hard = Esto todavía es difícil. Mañana volverá a salir.
today-more = { $count ->
    [one] y 1 más
   *[other] y { $count } más
}
today-again = Practicar más
today-level-ask = ¿Qué sabes ya de las notas musicales?
today-level-nothing = Nunca he leído una nota musical
today-level-names = Conozco los nombres de las notas
today-level-reads = Sé leer música
today-level-later = Puedes cambiarlo más adelante.
today-level = Lo que ya sabes
today-level-none = Elige
today-new = Nuevo
today-got-it = Entendido
