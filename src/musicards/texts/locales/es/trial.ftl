trial-lead = Ayuda a saber si practicar aquí funciona: una prueba de 2 minutos, 10 minutos de práctica y la prueba otra vez. Una semana después, la prueba se repite por última vez.
trial-data = Recibes un código en lugar de un nombre. Tus respuestas se quedan en este navegador hasta que las descargas en un archivo, y nadie las recibe si no entregas ese archivo.
trial-consent = Participas si quieres y puedes dejarlo en cualquier momento. Si tienes menos de 18 años, pregunta antes a tus padres.
trial-join = Participar
trial-code = Tu código: { $code }
trial-test = { $count ->
    [one] Una prueba de { $count } minuto. Contesta todas las preguntas que puedas; no se muestra qué era correcto.
   *[other] Una prueba de { $count } minutos. Contesta todas las preguntas que puedas; no se muestra qué era correcto.
}
trial-practice = { $count ->
    [one] Ahora practica { $count } minuto. Cada error se explica.
   *[other] Ahora practica { $count } minutos. Cada error se explica.
}
trial-wait = Vuelve con este navegador el { $when } para la última prueba.
trial-done = Eso es todo. Descarga tus respuestas y entrégalas.
trial-csv = Descargar mis respuestas
trial-forget = Borrar mis respuestas
