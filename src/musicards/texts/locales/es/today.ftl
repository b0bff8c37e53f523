today-lead = Preguntas elegidas para ti: lo que estás a punto de olvidar, lo que fallaste y, de vez en cuando, algo nuevo.
today-how-long = ¿Cuánto tiempo?
today-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
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
today-wrong = No del todo.
today-next = Siguiente
today-finish = Terminar
today-done = Listo por ahora
today-result = Acertaste { $right } de { $asked }.
today-now-lasts = { $count ->
    [one] { $count } cosa ya es duradera.
   *[other] { $count } cosas ya son duraderas.
}
today-now-today = { $count ->
    [one] { $count } cosa la sabes hoy.
   *[other] { $count } cosas las sabes hoy.
}
today-now-shaky = { $count ->
    [one] { $count } cosa es insegura y volverá.
   *[other] { $count } cosas son inseguras y volverán.
}
today-again = Practicar más
