diagnosis-said = Tu respuesta
    .other = Una respuesta
diagnosis-right = Respuesta correcta
diagnosis-why = Qué ha pasado
    .perhaps = Qué puede haber pasado
    .how = Cómo encontrarla
diagnosis-compare = Comparar
diagnosis-hear = Escuchar: { $answer }
    .right = Oír la respuesta correcta
    .said = Oír tu respuesta
diagnosis-starts-at-zero = El { $from } cuenta como uno, no como cero: { $counting }.
diagnosis-one-short = La nota de la que sales es 1: { $counting }.
diagnosis-direction-letter = { $way ->
    [up] Cuenta hacia arriba, no hacia abajo: { $path }.
   *[down] Cuenta hacia abajo, no hacia arriba: { $path }.
}
diagnosis-direction-step = Has bajado al { $said }. { CAPITAL(music-a-step) } por encima del { $from } está el { $right }.
diagnosis-bass-as-treble = Has leído la clave de fa como clave de sol. En clave de sol este lugar es el { $said }; en clave de fa es el { $right }.
diagnosis-treble-as-bass = Has leído la clave de sol como clave de fa. En clave de fa este lugar es el { $said }; en clave de sol es el { $right }.
diagnosis-third-slip = { $where ->
    [line-above] Has leído una línea demasiado arriba: esta línea es la del { $right }, la siguiente de arriba es la del { $said }.
    [line-below] Has leído una línea demasiado abajo: esta línea es la del { $right }, la siguiente de abajo es la del { $said }.
    [space-above] Has leído un espacio demasiado arriba: este espacio es el del { $right }, el siguiente de arriba es el del { $said }.
   *[space-below] Has leído un espacio demasiado abajo: este espacio es el del { $right }, el siguiente de abajo es el del { $said }.
}
diagnosis-next-place = { $where ->
    [line-above] Has leído el espacio de encima de esta línea. El espacio es el del { $said }, la línea es la del { $right }.
    [line-below] Has leído el espacio de debajo de esta línea. El espacio es el del { $said }, la línea es la del { $right }.
    [space-above] Has leído la línea de encima de este espacio. La línea es la del { $said }, el espacio es el del { $right }.
   *[space-below] Has leído la línea de debajo de este espacio. La línea es la del { $said }, el espacio es el del { $right }.
}
diagnosis-all-letters-whole = Has contado un tono de { $from } a { $said }. No hay tecla negra en medio, así que es un semitono. Un tono más arriba está el { $right }.
diagnosis-half-for-whole-step = Has subido solo un semitono, hasta el { $said }. Un tono son dos semitonos: { $path }.
diagnosis-whole-for-half-step = Has subido un tono, hasta el { $said }. Un semitono lleva a la tecla de al lado: el { $right }.
diagnosis-half-for-whole-degree = Desde el { $after } has subido un semitono, hasta el { $said }. Aquí la escala sube un tono, hasta el { $right }.
diagnosis-whole-for-half-degree = Desde el { $after } has subido un tono, hasta el { $said }. Aquí la escala sube un semitono, hasta el { $right }.
diagnosis-sharp-lowers = { $accidental ->
    [sharp] Has bajado del { $letter } al { $said }. Un sostenido sube la nota: el { $right } es la tecla siguiente a la derecha del { $letter }.
   *[flat] Has subido del { $letter } al { $said }. Un bemol baja la nota: el { $right } es la tecla siguiente a la izquierda del { $letter }.
}
diagnosis-one-name-only = Le has dado al { $note } un solo nombre. { diagnosis-how-enharmonic }
diagnosis-signature-ignored-signs = No le has puesto ninguna alteración a { $key }. Tiene { $signs }: { $notes }.
diagnosis-signature-ignored-tonic = { $other } no tiene ninguna alteración. La tonalidad con { $signs } es { $key }.
diagnosis-signature-ignored-degree = Has olvidado el { music-accidental }: la nota siguiente de esta escala es el { $right }, no el { $said }.
diagnosis-signature-ignored-quality = Has olvidado las alteraciones: { $letters } es una { $said }, pero { $notes } es una { $right }.
diagnosis-relative-key-signs = Has dado la armadura de { $other }. La de { $key }: { $signs }.
diagnosis-relative-key-tonic = { $mode ->
    [major] { $other } tiene la misma armadura, pero es una tonalidad menor. La tonalidad mayor es { $key }.
   *[minor] { $other } tiene la misma armadura, pero es una tonalidad mayor. La tonalidad menor es { $key }.
}
diagnosis-no-raised-seventh-degree = Has dejado el séptimo grado como está. En esta escala se sube: es el { $right }, no el { $said }.
diagnosis-no-raised-seventh-formula = Eso es la escala menor natural. En la armónica, el séptimo grado está un semitono más arriba: { $right }.
diagnosis-octave-or-fifth = { $interval ->
    [8] Has elegido una quinta, pero era una octava: otra vez la misma nota, más aguda o más grave.
   *[other] Has elegido una octava, pero era una quinta: dos notas distintas.
}
diagnosis-too-small = Has elegido una { $said }. Era una { $right }, que tiene un semitono más.
diagnosis-how-letter = Cuenta nota a nota, empezando por el { $from }: { $counting }. Es una { music-interval }.
diagnosis-how-step = { $step ->
    [whole] Un tono son dos semitonos: { $path }.
   *[half] Un semitono lleva a la tecla de al lado, blanca o negra: del { $from } al { $right }.
}
diagnosis-how-place = { $mark ->
    [treble-C4] El { NOTE("C") } central está en la línea adicional debajo del pentagrama.
    [treble-G4] La clave de sol se enrosca en la línea del { NOTE("G") }.
    [treble-C5] El { NOTE("C") } está en el tercer espacio.
    [treble-G5] El { NOTE("G") } está justo encima del pentagrama.
    [bass-G2] El { NOTE("G") } está en la primera línea, la de abajo.
    [bass-C3] El { NOTE("C") } está en el segundo espacio.
    [bass-F3] La línea del { NOTE("F") } pasa entre los dos puntos de la clave de fa.
    [alto-C4] La línea del centro de la clave es la del { NOTE("C") } central.
    [tenor-C4] La línea del centro de la clave es la del { NOTE("C") } central.
   *[bass-C4] El { NOTE("C") } central está en la línea adicional encima del pentagrama.
} { $way ->
    [up] Cuenta desde ahí hacia arriba: { $path }.
    [down] Cuenta desde ahí hacia abajo: { $path }.
   *[here] { "" }
} { $accidental ->
    [sharp] Con el sostenido es el { $right }.
    [flat] Con el bemol es el { $right }.
   *[natural] { "" }
}
diagnosis-how-key = { $accidental ->
    [sharp] El { $right } es la tecla negra justo a la derecha del { $letter }.
    [flat] El { $right } es la tecla negra justo a la izquierda del { $letter }.
   *[natural] El { $right } está { $degree ->
        [1] justo a la izquierda de un grupo de dos teclas negras
        [2] en medio de un grupo de dos teclas negras
        [3] justo a la derecha de un grupo de dos teclas negras
        [4] justo a la izquierda de un grupo de tres teclas negras
        [5] entre las dos primeras de un grupo de tres teclas negras
        [6] entre las dos últimas de un grupo de tres teclas negras
       *[7] justo a la derecha de un grupo de tres teclas negras
    }.
}
diagnosis-how-hour = { $hour ->
    [12] El { NOTE("C") } está en lo alto del reloj.
   *[other] El { NOTE("C") } está en lo alto, y de un número al siguiente hay un semitono: el { $right } está en el { $hour }.
}
diagnosis-how-enharmonic = { $accidental ->
    [sharp] El { $note } está un semitono por encima del { $letter }, y esa tecla también se llama { $right }.
   *[flat] El { $note } está un semitono por debajo del { $letter }, y esa tecla también se llama { $right }.
}
diagnosis-how-signature = { $rule ->
    [plain] { $key } tiene solo teclas blancas.
    [sharps] { $key } tiene { $signs }: { $notes }. En mayor, el último sostenido está un semitono por debajo de la tónica.
    [one-flat] { $key } tiene { $signs }: { $notes }.
    [flats] { $key } tiene { $signs }: { $notes }. En mayor, el penúltimo bemol es la tónica.
   *[minor] { $key } tiene la armadura de { $major }, tres semitonos más arriba: { $signs }.
}
diagnosis-how-degree = Después del { $after } esta escala sube { $half_steps ->
    [1] un semitono
    [2] un tono
   *[other] { $half_steps } semitonos
}, hasta el { $right }.
diagnosis-how-formula = { $kind ->
    [major] En la escala mayor, los semitonos van del tercer al cuarto grado y del séptimo al octavo: { $right }.
    [natural_minor] En la escala menor natural, los semitonos van del segundo al tercer grado y del quinto al sexto: { $right }.
    [harmonic_minor] La escala menor armónica es la natural con el séptimo grado subido: { $right }.
    [melodic_minor] La escala menor melódica es la natural con los grados sexto y séptimo subidos: { $right }.
    [major_pentatonic] La pentatónica mayor es la escala mayor sin el cuarto ni el séptimo grado: { $right }.
   *[other] La pentatónica menor es la escala menor natural sin el segundo ni el sexto grado: { $right }.
}
diagnosis-how-scale = Semitonos de nota a nota: aquí { $formula }, o sea, «{ $kind }»; «{ $said }» tiene { $said_formula }.
    .alone = Semitonos de nota a nota: aquí { $formula }, o sea, «{ $kind }».
diagnosis-how-chord = Por terceras: { $notes }. De abajo arriba, { $thirds }: { $kind }. { CAPITAL($said) }: { $said_thirds }.
    .alone = Por terceras: { $notes }. De abajo arriba, { $thirds }: { $kind }.
diagnosis-how-harmony = Escucha de abajo arriba. { CAPITAL($kind) }: { $thirds }. { CAPITAL($said) }: { $said_thirds }.
    .alone = Escucha de abajo arriba. { CAPITAL($kind) }: { $thirds }.
diagnosis-how-inversion = Por terceras: { $notes }, así que la fundamental es { $root }. Abajo está { $bottom }, { $member ->
    [root] la fundamental
    [third] la tercera
    [fifth] la quinta
   *[seventh] la séptima
}: { $inversion }.
diagnosis-how-function = El acorde está construido sobre { $root }, grado { $degree } de { $key }: { $notes }, { $kind }. Por tanto, { $numeral }.
    .raised = El acorde está construido sobre { $root }, grado { $degree } de { $key }: { $notes }, { $kind }. Tiene la séptima nota elevada de la escala. Por tanto, { $numeral }.
diagnosis-how-quality = { $path }: es { music-an-interval }. Con { music-half-steps } es una { $right }.
diagnosis-how-ear-interval = { CAPITAL($right) }: { $half_steps ->
    [1] dos notas lo más juntas posible, que chocan entre sí.
    [2] un paso pequeño, como al principio de una escala.
    [3] un salto pequeño que suena un poco triste.
    [4] un salto pequeño que suena alegre.
    [5] un salto claro y firme, como al principio de una fanfarria.
    [6] un sonido tenso que no quiere quedarse ahí.
    [7] un sonido amplio y abierto, como el primer salto de «Estrellita, ¿dónde estás?».
    [8] un salto grande que suena un poco triste.
    [9] un salto grande que suena alegre.
    [10] un salto muy grande, al que le falta solo un tono para la octava.
    [11] un salto muy grande y áspero, al que le falta solo un semitono para la octava.
   *[other] otra vez la misma nota, más aguda o más grave.
}
diagnosis-how-ear-step = { $step ->
    [whole] Fíjate en el hueco: entre las dos notas cabe otra tecla.
   *[half] Fíjate en cómo chocan las dos notas: están lo más juntas posible.
}
diagnosis-how-ear-scale = { $kind ->
    [major] Escucha el tercer grado: en la escala mayor suena alegre, un tono por encima del segundo.
    [natural_minor] Escucha el tercer grado y el final: en la escala menor natural, el tercer grado, el sexto y el séptimo son más bajos que en la escala mayor.
    [harmonic_minor] Escucha el final: en la escala menor armónica hay un salto grande antes del séptimo grado.
   *[other] Escucha el tercer grado y el final: en la escala menor melódica, el tercer grado es más bajo que en la escala mayor, y el final es igual.
}
diagnosis-contrast-starts-at-zero = La nota de la que sales siempre es 1.
diagnosis-contrast-one-short = La nota de la que sales es 1, y la última también cuenta.
diagnosis-contrast-direction = Subir y bajar llevan a notas distintas: mira primero hacia dónde va.
diagnosis-contrast-bass-as-treble = La línea de abajo es la del { NOTE("E") } en clave de sol y la del { NOTE("G") } en clave de fa: en clave de fa, cada lugar lleva el nombre de dos notas más adelante.
diagnosis-contrast-treble-as-bass = La línea de abajo es la del { NOTE("G") } en clave de fa y la del { NOTE("E") } en clave de sol: en clave de sol, cada lugar lleva el nombre de dos notas más atrás.
diagnosis-contrast-third-slip = De una línea a la siguiente, o de un espacio al siguiente, te mueves dos notas.
diagnosis-contrast-next-place = De una línea al espacio de al lado te mueves una nota.
diagnosis-contrast-all-letters-whole = La mayoría de las notas vecinas tienen una tecla negra en medio. De { NOTE("E") } a { NOTE("F") } y de { NOTE("B") } a { NOTE("C") } no la hay: solo se sube un semitono.
diagnosis-contrast-half-for-whole = Un semitono lleva a la tecla de al lado. Un tono se salta una.
diagnosis-contrast-whole-for-half = Un tono se salta una tecla. Un semitono lleva a la de al lado.
diagnosis-contrast-sharp-lowers = Un sostenido va una tecla a la derecha, un bemol una tecla a la izquierda.
diagnosis-contrast-one-name-only = Una tecla recibe un nombre de su vecina de la izquierda y otro de la de la derecha.
diagnosis-contrast-signature-ignored = Un sostenido o un bemol es parte del nombre, así que cambia la respuesta.
diagnosis-contrast-relative-key = { KEY("C") } mayor y { KEY("C") } menor tienen la misma tónica, pero armaduras distintas. { KEY("C") } mayor y { KEY("A") } menor tienen la misma armadura, pero tónicas distintas.
diagnosis-contrast-no-raised-seventh = La escala menor natural deja el séptimo grado como está. La armónica lo sube.
diagnosis-contrast-octave-or-fifth = Una octava lleva otra vez a la misma nota, una quinta a otra distinta.
diagnosis-contrast-too-small = Los intervalos grandes suelen sonar más pequeños de lo que son: compara los dos.
