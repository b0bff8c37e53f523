common-settings = Ajustes
common-loading = Cargando…
common-close = Cerrar
common-try-again = Intentar de nuevo
common-failed = Algo ha fallado. Inténtalo de nuevo.
common-no-server = El servidor no responde
    .text = La página se reconectará sola. Tu sitio en la mesa está guardado.
    .alone = Esto funciona sin el servidor:
common-trying = Intentándolo…
common-home = Musicards, inicio
common-all-games = Todos los juegos
common-rules = Reglas
common-read-aloud = Leer en voz alta
common-first-steps = Primeros pasos
common-code = Unirse con un código
common-join = Unirse
common-seat = Sitio { $number }
common-tonic = Tónica
common-or = o
common-label = { $label }: { $text }
common-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
common-hear = Escuchar
common-today = Práctica de hoy
common-exercise = Ejercicio
common-trial = Estudio
common-input-test = Prueba tu micrófono y tu teclado
common-tools = Herramientas
common-tab-all = Todas las herramientas
common-tab-tools = Escalas y acordes
common-tab-transpose = Transportar
common-tab-progression = Progresiones
common-tab-tuner = Afinador
    .title = Afinador, metrónomo y bordón
common-tab-map = Lo que sé
common-tab-print = Imprimir
    .title = Imprimir tus propias cartas
common-words = Vocabulario musical
common-asked = ¿{ $said }?
common-pairs = { $count ->
    [one] 1 pareja
   *[other] { $count } parejas
}
common-you = Tú
common-copied = Copiado
common-sound = Sonido
common-result = Resultado
common-learning = Mis datos de aprendizaje
common-scales = Escalas
common-interval = { CAPITAL(music-interval) }
common-intervals = Intervalos
common-cancel = Cancelar
common-copy = Copiar
common-link = Enlace a esta página
common-do-draw = Robar
common-do-pass = Pasar
common-do-done = Listo
common-do-play = Jugar
common-do-call = ¡Musicards!
common-starter = La primera carta es un { $note }
    .wild = La primera carta es un comodín: juega lo que quieras
common-task-drawn = Has robado { common-cards }. Juega, o roba otra vez.
common-task-may-pass = Has robado { common-cards }. Juega, roba otra vez o pasa.
common-shedding-keys =
    ← →: ir a tu mano y recorrerla
    Espacio: elegir una carta o soltarla
    T: robar (tomar una carta)
    P: pasar
    M: gritar «¡Musicards!»
    Esc: soltarlo todo
common-option-mistake_ends_turn = Un error pone fin al turno
    .help = Si no, lo intentas otra vez.
common-option-free_draw = Robar libremente
    .help = Puedes robar aunque una carta de tu mano encaje.
common-option-pitches = Cartas
    .choice = { $pitches ->
        [naturals] Solo teclas blancas
       *[all] Todas las notas
    }
