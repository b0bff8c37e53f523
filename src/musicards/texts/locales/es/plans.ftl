plans-keys = Las notas en el piano
    .aim = Después, los niños saben nombrar y encontrar cada tecla blanca.
plans-keys-1 =
    Mirad las teclas del piano: las negras están en grupos de dos y de tres.
    El { NOTE("C") } es la tecla blanca justo a la izquierda de las dos negras.
    Desde ahí, las teclas blancas suben en orden: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }. Luego se vuelve a empezar por el { NOTE("C") }.
    Tarea por parejas: uno dice una nota y el otro señala su tecla en el dibujo. Cambiad después de cinco notas.
    Ahora jugad a Memory. Decid el nombre de cada nota que destapéis.
plans-keys-2 =
    ¿Nombran la nota al destapar una carta? Pregunte de vez en cuando: ¿cómo la reconoces?
plans-keys-3 =
    Dos lugares ayudan: el { NOTE("C") } está a la izquierda de las dos negras y el { NOTE("F") }, a la izquierda de las tres negras.
    El { NOTE("D") } está en medio de las dos negras.
    Tarea: decid las teclas blancas en orden, primero del { NOTE("C") } al siguiente { NOTE("C") } y luego del { NOTE("F") } al siguiente { NOTE("F") }. ¿Quién lo consigue con los ojos cerrados?
    Ahora jugad a Go Fish. Se pide una nota por su nombre.
plans-keys-4 =
    ¿Quién mira primero las teclas negras y quién cuenta cada vez desde el borde? Enseñe otra vez los dos lugares a estos últimos.
plans-letters = Contar notas: segundas y terceras
    .aim = Después, los niños saben nombrar la segunda y la tercera por encima de cualquier nota.
plans-letters-1 =
    Hay siete nombres de notas: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }. Después del { NOTE("B") } viene otra vez el { NOTE("C") }.
    Un intervalo dice cuánto hay de una nota a otra. Cuentan los dos extremos.
    Del { NOTE("C") } al { NOTE("D") }, subiendo, hay una segunda: { NOTE("C") } es 1, { NOTE("D") } es 2. Del { NOTE("C") } al { NOTE("E") } hay una tercera: { NOTE("C") } es 1, { NOTE("D") } es 2, { NOTE("E") } es 3.
    Tarea: por turnos, cada uno dice la nota que está una segunda por encima de la anterior. Después, otra vez con terceras.
    Ahora jugad a The Distance. Cada carta está una segunda por encima de la anterior: la jugáis y decís su nombre.
plans-letters-2 =
    Quien empieza a contar en la nota siguiente se pasa de una nota. Repita: la nota de la que sales es 1.
plans-intervals = Cuartas y quintas
    .aim = Después, los niños saben contar una cuarta y una quinta por encima de cualquier nota.
plans-intervals-1 =
    Cuentan los dos extremos, como en las segundas y las terceras.
    Del { NOTE("C") } al { NOTE("F") }, subiendo, hay una cuarta: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }. Del { NOTE("C") } al { NOTE("G") } hay una quinta: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }.
    La mano ayuda: el pulgar es la nota de la que salís y el meñique, la quinta por encima.
    Tarea por parejas: uno dice una nota y el otro cuenta con los dedos la quinta por encima. Cambiad después de cinco notas y luego hacedlo con cuartas.
    Ahora jugad a The Distance con quintas.
plans-intervals-2 =
    La mayoría de los errores se quedan a una nota. Haga contar al niño con los dedos, empezando por el pulgar.
plans-staff = Las notas en el pentagrama
    .aim = Después, los niños saben nombrar las notas en clave de sol, del { NOTE("C") } central al { NOTE("G") } por encima del pentagrama.
plans-staff-1 =
    Las notas se escriben en cinco líneas y en los espacios entre ellas. De una línea al espacio de al lado hay una nota.
    La clave de sol se enrosca en la segunda línea desde abajo. La nota de esa línea es el { NOTE("G") }.
    Seguid nota a nota: en el espacio de encima está el { NOTE("A") }; en la línea siguiente, el { NOTE("B") }. En el espacio debajo del { NOTE("G") } está el { NOTE("F") }.
    El { NOTE("C") } central tiene una línea corta propia, debajo de las cinco líneas.
    Tarea: dibujad cinco líneas y la nota { NOTE("G") }. Quien está a vuestro lado señala otra línea o espacio: decid su nombre contando desde el { NOTE("G") }.
    Ahora jugad a Memory y a Old Maid. Las cartas solo muestran el pentagrama.
plans-staff-2 =
    En Memory se puede ganar comparando dibujos. Pregunte el nombre de la nota con cada pareja.
plans-staff-3 =
    Pregunte de vez en cuando: ¿en qué línea o espacio está y cómo llegas desde el { NOTE("G") }?
plans-steps = Semitonos y tonos
    .aim = Después, los niños saben decir qué está un semitono o un tono por encima de cualquier nota.
plans-steps-1 =
    De una tecla del piano a la más cercana, blanca o negra, hay un semitono. Dos semitonos son un tono.
    Del { NOTE("C") } al { NOTE("D") } hay un tono, porque entre ellos hay una tecla negra. Tiene dos nombres: { NOTE("C#") } y { NOTE("Db") }.
    Del { NOTE("E") } al { NOTE("F") } y del { NOTE("B") } al { NOTE("C") } no hay tecla negra: solo hay un semitono.
    En el reloj cada número es un semitono, y después de doce volvéis a la misma nota.
    Tarea: poned un dedo en el { NOTE("D") } del dibujo. Subid un tono y decid dónde estáis: { NOTE("E") }. Subid un semitono: { NOTE("F") }. Después subid un tono desde el { NOTE("E") }: ¿dónde estáis?
    Ahora jugad a Steps. Cada vez se sube un semitono o un tono.
plans-steps-2 =
    La respuesta a la última pregunta era { NOTE("F#") }, también llamado { NOTE("Gb") }. Fíjese en quienes dicen { NOTE("F") }: del { NOTE("E") } al { NOTE("F") } solo hay un semitono.
plans-scales = Las escalas mayores
    .aim = Después, los niños saben construir una escala mayor y nombrar sus grados.
plans-scales-1 =
    Una escala mayor tiene siete notas, una de cada nombre. La primera se llama tónica, y la escala también termina en ella, una octava más arriba.
    El camino es siempre el mismo: tono, tono, semitono, tono, tono, tono, semitono.
    Desde el { NOTE("C") } son las teclas blancas: { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F") }, { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, { NOTE("C") }.
    Desde el { NOTE("G") }, la séptima nota lleva un sostenido: { NOTE("G") }, { NOTE("A") }, { NOTE("B") }, { NOTE("C") }, { NOTE("D") }, { NOTE("E") }, { NOTE("F#") }, { NOTE("G") }. Así que esta escala tiene un sostenido.
    Tarea: construid la escala mayor desde el { NOTE("F") }. ¿Qué nota lleva un bemol?
    Ahora jugad a Key’s Corners. Construís una escala en las esquinas, nota a nota.
plans-scales-2 =
    La respuesta era { NOTE("Bb") }. Fíjese en quienes olvidan que el tercer y el séptimo paso son semitonos.
