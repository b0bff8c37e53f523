classroom-title = Clase { $name }
classroom-go = Ir a la clase { $name }
classroom-not-found = No hay ninguna clase { $code }
    .text = Comprueba el código: tiene seis letras. Una clase abierta para una sola sesión desaparece al día siguiente. ¿Es tu propio código? Entonces escribe primero el código de la clase.
    .ask = Escribe el código de tu clase o de tu mesa.
classroom-needs-server = Una clase necesita un servidor
    .why = En una clase, los niños juegan en sus propios dispositivos y el profesor ve dónde necesitan ayuda. Esta página funciona solo en tu navegador, así que ningún otro dispositivo puede entrar aquí.
    .how = Instala Musicards en tu ordenador e inícialo de modo que otros dispositivos de tu red puedan abrirlo. El archivo README explica cómo. Después abre «Clases» en su página de inicio.
    .readme = Cómo instalar Musicards
classroom-name = Elige un nombre
classroom-other-names = Otros nombres
classroom-come-in = Entrar
classroom-notice = En una clase, tu profe ve cuáles de tus respuestas fueron correctas y cuáles no, para poder ayudarte.
classroom-privacy = Qué se guarda
classroom-own-code = Tengo mi propio código
    .field = Tu propio código, seis letras
    .go = Volver a entrar
classroom-locked = Ahora no puede entrar nadie nuevo. Si ya has estado aquí, usa tu propio código. Si no, pregunta a tu profe.
classroom-removed = Tu profe te ha sacado de la clase. Puedes entrar otra vez con otro nombre.
classroom-elsewhere = Ahora estás en esta clase en otro dispositivo. Para seguir aquí, usa tu propio código.
classroom-you-teach = Tú das esta clase. Ir a tu página.
classroom-you = Tú
classroom-team = · Equipo { $number }
classroom-your-code = Tu propio código
    .help = Apúntalo junto con el código de la clase, { $code }: con los dos vuelves a entrar en cualquier dispositivo.
classroom-spelled = { $code }. Letra por letra: { $letters }
classroom-wait = Tu profe repartirá pronto. Tu mesa se abre sola.
classroom-table = Tu mesa te espera.
    .go = Ir a tu mesa
    .result = Ver el resultado
classroom-over = Tu partida ha terminado. Espera a tu profe.
classroom-here = Quién más está aquí
classroom-away = ausente
classroom-again = Se vuelve a intentar…
classroom-goal = Entre todos habéis dado { $count } de { $total } respuestas correctas.
    .reached = Habéis alcanzado la meta entre todos: { $total } respuestas correctas.
classroom-points = { $points ->
    [one] Tienes 1 punto
   *[other] Tienes { $points } puntos
} tras { $rounds ->
    [one] 1 ronda.
   *[other] { $rounds } rondas.
}
classroom-shown = Vamos a mirar este error
classroom-followed = Tu profe está enseñando esta partida a toda la clase.
classroom-leave = ¿No eres tú? Dejar este dispositivo a otra persona
    .title = Dejar este dispositivo a otra persona
    .help = Tus resultados se quedan en la clase. Para volver a entrar necesitas el código de la clase, { $code }, y tu propio código, { $key }. Apunta los dos.
    .map = Borrar también lo que este navegador sabe de mi aprendizaje
    .now = Salir de la clase aquí
classroom-paused = Pausa
    .help = Tu profe ha detenido la partida. Sigue enseguida.
classroom-dealt = Tu profe ha vuelto a repartir. Se abre tu nueva mesa.
classroom-ended = Tu profe ha terminado esta partida.
classroom-moved = Ya no juegas aquí.
classroom-due = Preguntas para ti
    .help = Tu profe tiene unas preguntas para ti. Respóndelas ahora.
classroom-back = Volver a la clase
classroom-play-again = Jugar otra vez en la misma mesa
classroom-wait-teacher = Espera a que tu profe empiece la siguiente partida.
classroom-tasks = Tus tareas
classroom-no-task = Esa tarea no existe
classroom-task-before = Preguntas para empezar
classroom-task-after = Preguntas para terminar
classroom-task-homework = Deberes
classroom-task-answered = { $count } de { $total } contestadas
classroom-task-due = hasta el { $date }
classroom-task-right = { $count } de { $total } correctas
classroom-task-begin = Empezar
classroom-task-continue = Seguir
classroom-task-code = Usa tu propio código, para que tus respuestas cuenten para ti.
classroom-task-about = { $count ->
    [one] 1 pregunta.
   *[other] { $count } preguntas.
}
classroom-task-time = Tienes { $time }.
classroom-task-quick = Contesta todas las que puedas. Si no sabes una, dilo: nadie lo sabe todo.
classroom-task-explained = Los errores se explican. Puedes parar y seguir más tarde.
classroom-task-done = Terminado
classroom-task-time-up = Se acabó el tiempo
classroom-task-thanks = ¡Gracias! Ahora tu profe ve qué puede explicar después.
refusals-paused = Tu profe ha detenido la partida.
refusals-unknown-class = Ninguna clase tiene este código. Míralo otra vez.
refusals-class-locked = Ahora no puede entrar nadie nuevo en esta clase.
refusals-class-full = No queda sitio: esta clase o este servidor están completos.
refusals-not-teacher = Eso solo puede hacerlo quien da la clase.
refusals-not-in-class = No estás en esta clase. Entra con un nombre o con tu propio código.
refusals-wrong-code = Nadie en esta clase tiene ese código. Míralo otra vez.
refusals-unknown-task = Esta tarea ha terminado, o la clase no la tiene.
