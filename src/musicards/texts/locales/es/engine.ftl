engine-loading = Se están preparando los juegos. La primera vez tarda un poco más.
engine-elsewhere = Musicards está abierto en otra pestaña. Sigue allí o ciérrala para jugar aquí.
engine-lead = Las cartas son notas. Para todas las edades: juega contra el ordenador y aprende cómo funcionan las notas.
engine-known = Lo que sabes se deduce de tus respuestas, en la práctica y en las mesas, y se guarda solo en este navegador.
engine-games = Mis partidas
    .help = Las partidas que has terminado se guardan solo en este navegador, para que puedas volver a verlas.
engine-leave = Para un ordenador compartido: elimina de este navegador tus datos de aprendizaje, tus ajustes, tu nombre, la lista de tus mesas y tus partidas terminadas.
    .sure = También pierdes las partidas sin terminar.
