learning-where = Lo que sabes se deduce de tus respuestas, en la práctica y en las mesas, y se guarda solo en este navegador. El servidor calcula con ello y lo olvida enseguida; nadie más lo ve. En una clase, el profesor también ve cuáles de tus respuestas fueron correctas y cuáles no.
learning-nothing = Todavía no hay nada guardado.
learning-amount = { $answers ->
    [one] 1 respuesta
   *[other] { $answers } respuestas
} en { $days ->
    [one] 1 día
   *[other] { $days } días
}, la última vez el { $date }
learning-amount-none = ninguna respuesta todavía
learning-here = Guardado aquí: { $amount }.
learning-waiting = { $count ->
    [one] 1 resultado de una mesa espera al servidor.
   *[other] { $count } resultados de mesas esperan al servidor.
}
learning-other-device = En otro dispositivo
    .help = Copia lo que hay guardado aquí en otro dispositivo tuyo. El enlace sirve una sola vez, durante diez minutos; no se lo des a nadie.
    .insecure = Para copiar con un código QR, la dirección debe empezar por https. Usa un archivo.
    .show = Mostrar el código QR
    .scan = Escanéalo con el otro dispositivo
    .link = Enlace para el otro dispositivo
learning-file = En un archivo
    .save = Guardar un archivo
    .open = Abrir un archivo
learning-delete = Borrar
    .help = Elimina todo lo que hay guardado aquí.
    .sure = ¿Borrar todo lo que este navegador sabe de tu aprendizaje? No se puede deshacer.
    .now = Borrarlo todo
    .done = Todo está borrado.
learning-games = Mis partidas en el servidor
    .help = El servidor conserva las partidas terminadas en este navegador para que puedas volver a verlas.
    .kept = Se borran { $days } días después del final, con los nombres.
    .save = Guardar sus jugadas
    .none = Todavía no has terminado ninguna partida aquí.
learning-leave = Olvídame aquí
    .help = Para un ordenador compartido: elimina de este navegador tus datos de aprendizaje, tus ajustes, tu nombre y la lista de tus mesas, y quita tu nombre de las partidas terminadas en el servidor. Las partidas en las que no jugó nadie más se borran allí.
    .sure = Este navegador pierde también tus sitios. Para seguir una partida más tarde, copia antes el enlace de «Jugar en otro dispositivo» en su mesa.
    .failed = Lo que había guardado aquí se ha borrado. Pero no se ha podido avisar al servidor, así que allí tus sitios siguen siendo tuyos: { $why }
learning-add = ¿Añadir esto a lo que hay guardado aquí?
    .new = Allí: { $amount }.
    .now = Añadir
    .keep = Dejarlo como está
    .done = Añadido. Nada se ha contado dos veces.
learning-gone = Este enlace ya no lleva a nada: sirve una sola vez, durante diez minutos. Muestra un nuevo código QR en el otro dispositivo.
learning-broken = Este enlace está incompleto. Cópialo otra vez o escanea el código QR.
learning-not-exported = Este archivo no se guardó aquí.
learning-unreadable = Esta versión de la aplicación no puede leer estos datos. No ha cambiado nada.
