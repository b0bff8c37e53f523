tools-ask = Una escala, un acorde, un intervalo o unas notas
tools-find = Consultar
tools-kind = Tipo
tools-chords = Acordes
tools-major-chord = acorde mayor
tools-these-notes = Estas notas
tools-what-is-this = ¿Qué es esto?
    .help = Elige notas en las teclas, el reloj o el mástil, tócalas en un teclado MIDI, o cántalas. Aparece su nombre.
tools-tap-first = Elige la primera nota.
tools-clear = Borrar
tools-no-name = Sin nombre habitual
tools-order = Orden del reloj
tools-order-steps = Semitonos
    .down = Un semitono más abajo
    .up = Un semitono más arriba
tools-order-fifths = Quintas
    .down = Una quinta más abajo
    .up = Una quinta más arriba
tools-turn = Gira la figura para transportarla
tools-on-staff = Las notas en el pentagrama
tools-on-keys = Las notas en el teclado
tools-on-frets = Las notas en el mástil
tools-string = Cuerda de { $open }: { $places }
tools-fret = traste { $fret } { $note }
    .open = al aire { $note }
tools-tuning = Afinación
tools-tuning-guitar = Guitarra
tools-tuning-dropD = Guitarra, drop D
tools-tuning-dadgad = Guitarra, DADGAD
tools-tuning-openG = Guitarra, sol abierto (open G)
tools-tuning-bass = Bajo
tools-tuning-ukulele = Ukelele
tools-tuning-mandolin = Mandolina, violín
tools-tuning-banjo = Banjo
tools-tuning-own = La tuya
tools-open-strings = Cuerdas al aire, desde la más grave
    .problem = Escribe la nota de cada cuerda en notación inglesa, con su octava, como E2 A2 D3 G3 B3 E4.
tools-notes = Notas
tools-note-degree = { $note }, grado { $degree }
tools-half-steps = Semitonos
tools-signature = Armadura
tools-no-accidentals = sin alteraciones
tools-aliases = En inglés también
tools-degree-chords = Acordes de sus grados
tools-sevenths = Acordes de séptima
tools-harmonic-chords = Con la sensible de la menor armónica
tools-shapes = Posiciones
    .help = Elige una posición para oírla. La afinación del mástil decide el instrumento.
    .none = El acorde tiene más notas de las que caben en estas cuerdas.
    .many = Hay posiciones para { $most } cuerdas como máximo.
tools-capo = Cejilla
    .none = sin cejilla
    .fret = traste { $fret }
    .like = Se toca como { $chord }
tools-lowest = Nota más grave
tools-held = { $string } traste { $fret }, dedo { $finger }
    .open = { $string } al aire
    .silent = { $string } muda
    .barre = ceja en el traste { $fret }
tools-on-piano = En el piano
tools-right-hand = Mano derecha: { $keys }
    .sign = D
tools-left-hand = Mano izquierda: { $keys }
    .sign = I
tools-pressed = { $note } dedo { $finger }
tools-link-relative = Relativa
tools-link-parallel = Homónima
tools-link-descending = Al bajar
tools-link-mode = Las mismas notas desde otra tónica
tools-link-meaning = Este símbolo también puede significar
tools-link-reading = Estas notas son también
tools-link-within = Escalas con estas notas
tools-augmented-sixth = Acorde de sexta aumentada
tools-augmented-sixth-name = { $nation ->
    [italian] sexta italiana
    [french] sexta francesa
    [german] sexta alemana
   *[swiss] sexta suiza
} en { $key }
tools-without = { $degree ->
    [root] sin fundamental
   *[other] sin { $degree }
}
tools-save = Guardar
tools-picture = Qué imagen
tools-picture-clock = El reloj
tools-picture-staff = El pentagrama
tools-picture-keyboard = El teclado
tools-picture-fretboard = El mástil
tools-picture-shape = La posición
tools-picture-inversion = La posición en el piano
tools-as-music = Como música:
tools-line = Notas, acordes, la letra de una canción con acordes como [C] o una melodía en ABC
tools-tap-line = Tocar una línea con figuras
tools-tap-value = Figura
tools-value-1 = Redonda
tools-value-2 = Blanca
tools-value-4 = Negra
tools-value-8 = Corchea
tools-value-16 = Semicorchea
tools-tap-dotted = Con puntillo
tools-tap-rest = Silencio
tools-tap-tie = Ligadura
tools-tap-bar = Barra de compás
tools-tap-undo = Deshacer
tools-tap-meter = Compás
tools-tap-sign = Teclas negras como
tools-tap-lowest = Tecla más grave
tools-too-long = Es demasiado largo para una línea. Transpórtalo por partes.
tools-outside = Demasiado agudo o demasiado grave para este instrumento: { $notes }. Su parte va de { $lowest } a { $highest }.
    .fit = Escribir en la octava adecuada
tools-how = Cómo transportar
tools-way-interval = Por un intervalo
tools-way-keys = De una tonalidad a otra
tools-way-instrument = Para un instrumento
tools-direction = Dirección
tools-up = hacia arriba
tools-down = hacia abajo
tools-from-key = Tonalidad de la línea
tools-to-key = Tonalidad nueva
tools-sounding = Escribe las notas como suenan. Obtienes las que lee el instrumento. Lo que se oye no cambia.
tools-listen = Escuchar
tools-stop-listening = Dejar de escuchar
tools-cents = { $cents } cents
tools-heard = { $note }: { $tuning }, { tools-cents }
tools-reference = Diapasón
tools-metronome = Metrónomo
tools-start = Empezar
tools-stop = Parar
tools-tap = Marcar el tempo
tools-tempo = Tempo
tools-beats-per-minute = { $tempo } pulsos por minuto
tools-slower = Más lento
tools-faster = Más rápido
tools-beats = Pulsos por compás
tools-sound-off = El sonido está desactivado. El metrónomo solo muestra los pulsos.
tools-pitched = Nombres de las notas para
tools-pitched-C = los sonidos reales
tools-pitched-Bb = instrumentos en { KEY("Bb") }: clarinete, trompeta, saxofón tenor
tools-pitched-Eb = instrumentos en { KEY("Eb") }: saxofón alto y barítono
tools-pitched-F = instrumentos en { KEY("F") }: trompa, corno inglés
tools-pitched-A = instrumentos en { KEY("A") }: clarinete en la
tools-pitched-G = instrumentos en { KEY("G") }: flauta alto
tools-pitched-D = instrumentos en { KEY("D") }: trompeta en re
tools-sounds = suena { $note }
tools-groups-own = El tuyo
tools-groups = Grupos de pulsos
    .problem = Escribe números del 1 al { $most } con signos más, por ejemplo 3+2+2.
tools-division = Dividir cada pulso
tools-division-1 = no
tools-division-2 = en 2
tools-division-3 = en 3
tools-division-4 = en 4
tools-division-swing = swing: largo, corto
tools-count-in = Compases previos
tools-count-in-measures = { $measures ->
    [0] ninguno
    [one] 1 compás
   *[other] { $measures } compases
}
tools-drone = Bordón
tools-drone-start = Tocar el bordón
tools-drone-stop = Parar el bordón
tools-drone-note = Nota del bordón
tools-drone-fifth = con su quinta
tools-octave = Octava
tools-lasting = El metrónomo y el bordón siguen sonando con la pantalla bloqueada, si el navegador lo permite. Mientras esta página esté delante, la pantalla no se apaga.
tools-chord-major = tríada mayor
tools-chord-minor = tríada menor
tools-chord-dominant_seventh = séptima de dominante
tools-chord-minor_seventh = menor séptima
tools-chord-major_seventh = séptima mayor
tools-chord-diminished = tríada disminuida
tools-chord-half_diminished_seventh = séptima semidisminuida
tools-chord-diminished_seventh = séptima disminuida
tools-chord-suspended_fourth = cuarta suspendida
tools-chord-augmented = tríada aumentada
tools-chord-major_sixth = mayor con sexta
tools-chord-minor_sixth = menor con sexta
tools-chord-suspended_second = segunda suspendida
tools-chord-fifth = quinta vacía
tools-chord-dominant_seventh_suspended_fourth = séptima de dominante con cuarta suspendida
tools-chord-minor_major_seventh = menor con séptima mayor
tools-chord-augmented_seventh = séptima de dominante con quinta aumentada
tools-chord-augmented_major_seventh = séptima mayor con quinta aumentada
tools-chord-dominant_seventh_flat_five = séptima de dominante con quinta disminuida
tools-chord-dominant_ninth = novena de dominante
tools-chord-major_ninth = novena mayor
tools-chord-minor_ninth = menor novena
tools-chord-major_added_ninth = mayor con novena añadida
tools-chord-minor_added_ninth = menor con novena añadida
tools-chord-six_nine = mayor con sexta y novena
tools-chord-minor_six_nine = menor con sexta y novena
tools-chord-dominant_seventh_flat_nine = séptima de dominante con novena menor
tools-chord-dominant_seventh_sharp_nine = séptima de dominante con novena aumentada
tools-chord-dominant_thirteenth = decimotercera de dominante
tools-chord-eleventh = acorde de undécima
tools-chord-minor_eleventh = menor undécima
tools-chord-altered_dominant_seventh = séptima de dominante alterada
tools-chord-quartal = acorde por cuartas
tools-said-kind = { $kind ->
   *[major] mayor
    [minor] menor
    [diminished] disminuido
    [diminished-seventh] séptima disminuida
    [half-diminished] semidisminuido
    [augmented] aumentado
    [altered] alterado
    [quartal] por cuartas
    [phrygian] frigio
}
tools-said-number = { $number ->
    [2] dos
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [9] nueve
    [11] once
   *[13] trece
}
tools-said-major = mayor { tools-said-number }
tools-said-altered = { music-accidental } { tools-said-number }
tools-said-suspended = { music-interval } suspendida
tools-said-added = { music-interval } { $accidental ->
    [none] { "" }
   *[other] { music-accidental }
} añadida
tools-said-without = sin { music-interval }
tools-said-bass = con bajo en
tools-degree = grado { $degree }
tools-rest = silencio
tools-bar = barra de compás
tools-scale-major_blues = blues mayor
tools-scale-diminished = disminuida (tono-semitono)
tools-scale-half_whole_diminished = disminuida (semitono-tono)
tools-scale-phrygian_dominant = frigio dominante
tools-scale-lydian_dominant = lidio dominante
tools-scale-altered = alterada (superlocria)
tools-scale-lydian_augmented = lidio aumentado
tools-scale-harmonic_major = mayor armónica
tools-scale-double_harmonic_major = mayor doble armónica
tools-scale-hungarian_minor = menor húngara
tools-scale-ultralocrian = ultralocrio
tools-scale-lydian_diminished = lidio disminuido
tools-scale-lydian_augmented_2 = lidio aumentado ♯2
tools-scale-ultraphrygian = ultrafrigio
tools-scale-oriental = oriental
tools-scale-bebop = bebop (dominante)
tools-scale-bebop_major = bebop mayor
tools-scale-bebop_minor = bebop dórico
tools-scale-minor_bebop = bebop menor
tools-scale-bebop_locrian = bebop locrio
tools-scale-minor_six_diminished = menor sexta disminuida (Barry Harris)
tools-scale-composite_blues = blues compuesta
tools-scale-augmented = aumentada (seis notas)
tools-scale-petrushka = tritono (Petrushka)
tools-scale-neapolitan_minor = menor napolitana
tools-scale-neapolitan_major = mayor napolitana
tools-scale-hungarian_major = mayor húngara
tools-scale-hungarian_gypsy = menor húngara ♭7
tools-scale-double_harmonic_lydian = lidio doble armónico
tools-scale-locrian_major = locrio mayor
tools-scale-lydian_minor = lidio menor
tools-scale-leading_whole_tone = de tonos enteros con sensible
tools-scale-persian = persa
tools-scale-enigmatic = enigmática (Verdi)
tools-scale-flamenco = flamenca
tools-scale-todi_raga = raga Todi
tools-scale-augmented_heptatonic = aumentada (siete notas)
tools-scale-spanish_heptatonic = española (ocho notas)
tools-scale-purvi_raga = raga Purvi
tools-scale-kafi_raga = raga Kafi
tools-scale-messiaens_mode_3 = 3.er modo de Messiaen
tools-scale-messiaens_mode_4 = 4.º modo de Messiaen
tools-scale-messiaens_mode_6 = 6.º modo de Messiaen
tools-scale-messiaens_mode_7 = 7.º modo de Messiaen
tools-scale-chromatic = cromática
tools-scale-minor_hexatonic = hexatónica menor
tools-scale-prometheus = Prometeo
tools-scale-prometheus_neapolitan = Prometeo napolitana
tools-scale-mystery_1 = mystery n.º 1
tools-scale-six_tone_symmetric = simétrica (seis notas)
tools-scale-messiaens_mode_5 = 5.º modo de Messiaen
tools-scale-egyptian = pentatónica suspendida (egipcia)
tools-scale-malkos_raga = raga Malkauns
tools-scale-pelog = pelog
tools-scale-lydian_pentatonic = pentatónica lidia
tools-scale-ionian_pentatonic = pentatónica jónica
tools-scale-mixolydian_pentatonic = pentatónica mixolidia
tools-scale-lydian_dominant_pentatonic = pentatónica lidia dominante
tools-scale-lydian_5p_pentatonic = pentatónica lidia ♯5
tools-scale-locrian_pentatonic = pentatónica locria
tools-scale-super_locrian_pentatonic = pentatónica superlocria
tools-scale-minor_six_pentatonic = pentatónica menor sexta
tools-scale-minor_7m_pentatonic = pentatónica menor con séptima mayor
tools-scale-flat_three_pentatonic = pentatónica dórica (Kumoi)
tools-scale-neapolitan_major_pentatonic = pentatónica mayor napolitana
tools-scale-whole_tone_pentatonic = pentatónica de tonos enteros
tools-scale-scriabin = Scriabin
tools-scale-vietnamese_1 = vietnamita n.º 1
tools-about-tools = Escalas, acordes e intervalos en imágenes, y posiciones
tools-about-transpose = Notas y cifrados en otra tonalidad o para un instrumento
tools-about-progression = Qué hacen los acordes de una canción en su tonalidad
tools-about-tuner = Afinar, llevar el pulso y tocar sobre una nota tenida
tools-about-today = Las preguntas que más te ayudan ahora
tools-about-exercise = Preguntas que eliges, también para una clase
tools-about-input-test = ¿Oye la página tu voz y tu teclado MIDI?
tools-about-map = Cada pregunta: nueva, en curso, sabida o segura
tools-about-words = Las palabras de las reglas, con ejemplos
tools-about-print = Tu propia baraja en papel, con las reglas
