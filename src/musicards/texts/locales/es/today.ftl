today-lead = Preguntas elegidas para ti: lo que estás a punto de olvidar, lo que has fallado y, de vez en cuando, algo nuevo.
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
today-done = Listo por ahora
today-result = Has acertado { $right } de { $asked }.
today-now-lasts = Ya seguro: { $count }
today-now-today = Hoy lo sabes: { $count }
today-now-shaky = Inseguro, volverá: { $count }
today-again = Practicar más
today-new = Nuevo
today-got-it = Entendido
