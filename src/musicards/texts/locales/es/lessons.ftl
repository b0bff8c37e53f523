lessons-said = { $name } ha dicho «{ $said }».
    .you = Has dicho «{ $said }».
lessons-said-step = semitono
    .whole = tono
lessons-interval-above = { $interval ->
    [2] Después del { $from } viene el { $to }: es { music-an-interval }.
   *[other] La { music-interval } por encima del { $from } es el { $to }: { $path }.
}
    .plain = Después del { $from } viene el { $to }.
lessons-not-interval-above = Eso no es { music-an-interval } por encima del { $last }.
lessons-without-letter = El nombre «{ $letter }» no va con { $cards }.
lessons-but-without-letter = { $why } Pero el nombre «{ $letter }» no va con { $cards }.
lessons-letter-right = La nota dicha es correcta.
lessons-mixed-pitches = Las cartas que se juegan juntas tienen que ser la misma nota. Estas son { $pitches }.
lessons-whole-after-half = Después de un semitono, en el mismo turno solo pueden seguir semitonos.
lessons-step-above = { CAPITAL(music-a-step) } por encima del { $top } está el { $needed }.
lessons-cards-are = La nota de las cartas es { $needed }.
lessons-played = { $half_steps ->
    [0] El { $pitch } ya está encima: el paso tiene que subir.
    [1] El { $pitch } está un semitono por encima del { $top }.
    [2] El { $pitch } está un tono por encima del { $top }.
    [10] El { $pitch } está un tono por debajo del { $top }.
    [11] El { $pitch } está un semitono por debajo del { $top }.
   *[other] El { $pitch } está { $half_steps } semitonos por encima del { $top }.
}
lessons-not-step-above = El { $cards } no está { music-a-step } por encima del { $top }.
lessons-wild-must-be = { $why } Así que el comodín tiene que ser esa nota, no un { $pitch }.
lessons-wild-cannot-be = El comodín no puede ser un { $pitch } aquí.
lessons-wrong = Esta vez no era eso.
lessons-should-be = Tenía que ser «{ $needed }».
lessons-may-draw = Si no encaja ninguna de tus cartas, puedes robar.
lessons-ends-turn = Aquí un error pone fin a tu turno.
lessons-more-wrong-letter =
    Cuenta nota a nota, empezando por la de partida: { $counting ->
        [none] esa nota es el número 1.
       *[other] { $counting }.
    } El número al que llegas da nombre al intervalo: aquí, { music-an-interval }. Después del { NOTE("B") } viene otra vez el { NOTE("C") }. Los sostenidos y los bemoles no cambian el nombre que se cuenta.
lessons-counted = { $letter } es { $number }
lessons-more-card-without-letter = Una tecla negra tiene dos nombres porque está entre dos notas: el { NOTE("D#") } es el { NOTE("D") } subido un semitono, y el { NOTE("Eb") } es el { NOTE("E") } bajado un semitono. Cuenta con uno de esos dos nombres, pero con ningún otro. Una tecla blanca tiene un solo nombre.
    .white = Una tecla blanca tiene un solo nombre: el de su carta. Si dices «{ $letter }», todas las cartas que juegas tienen que llevar ese nombre o ser comodines.
lessons-more-mixed-pitches = Son teclas distintas y no suenan igual, así que no puedes jugarlas juntas. Las cartas que se juegan juntas llevan el mismo número del reloj. La octava no importa. Un comodín va con todas.
lessons-more-whole-after-half = Después de un semitono puedes jugar más semitonos, tantos como quieras. Con «Listo» terminas tu turno. Con un tono, el turno termina siempre.
lessons-more-wrong-pitch =
    Mira el reloj: de un número al siguiente hay un semitono; dos números más allá, un tono; y después del 12 viene el 1. { $hour ->
        [none] { "" }
       *[other] Aquí sales del { $top }, en el { $hour }.
    } Entre el { NOTE("E") } y el { NOTE("F") }, y entre el { NOTE("B") } y el { NOTE("C") }, no hay tecla negra: ya son teclas vecinas.
lessons-more-wrong-pitch-said = Un comodín tiene que ser la nota a la que lleva el paso. Puedes decir cualquiera de los dos nombres de una tecla negra: { NOTE("F#") } y { NOTE("Gb") } son la misma nota.
lessons-more-scale = Una pila sube por la escala nota a nota. El reloj muestra los nombres de las notas de la escala: tras cada una va la siguiente en el sentido de las agujas, y nada en medio.
lessons-more-pair = El pentagrama y las teclas muestran las dos notas. Cada una tiene su lugar y su número en el reloj.
lessons-picture-ring = Las notas en círculo.
lessons-picture-clock = El reloj.
lessons-picture-staff = En el pentagrama.
lessons-picture-keys = En el teclado.
lessons-picture-counted = Contado: { $notes }.
lessons-picture-said = Dicho: { $notes }.
lessons-picture-played = Jugado: { $notes }.
lessons-count-again = Contar de nuevo
lessons-hear-right = Escuchar lo que encaja
lessons-hear-wrong = Escuchar lo que se jugó
