tools-ask = Una scala, un accordo, un intervallo o alcune note
tools-find = Consulta
tools-kind = Tipo
tools-chords = Accordi
tools-major-chord = accordo maggiore
tools-these-notes = Queste note
tools-what-is-this = Che cos’è?
    .help = Scegli delle note sui tasti, sull’orologio o sulla tastiera della chitarra, suonale su una tastiera MIDI o cantale. Appare il loro nome.
tools-tap-first = Scegli la prima nota.
tools-clear = Cancella
tools-no-name = Nessun nome comune
tools-order = Ordine dell’orologio
tools-order-steps = Semitoni
    .down = Un semitono più in basso
    .up = Un semitono più in alto
tools-order-fifths = Quinte
    .down = Una quinta più in basso
    .up = Una quinta più in alto
tools-turn = Gira la figura per trasportarla
tools-on-staff = Le note sul pentagramma
tools-on-keys = Le note sui tasti del pianoforte
tools-on-frets = Le note sulla tastiera della chitarra
tools-string = Corda di { $open }: { $places }
tools-fret = tasto { $fret } { $note }
    .open = a vuoto { $note }
tools-tuning = Accordatura
tools-tuning-guitar = Chitarra
tools-tuning-dropD = Chitarra, drop D
tools-tuning-dadgad = Chitarra, DADGAD
tools-tuning-openG = Chitarra, open G
tools-tuning-bass = Basso
tools-tuning-ukulele = Ukulele
tools-tuning-mandolin = Mandolino, violino
tools-tuning-banjo = Banjo
tools-tuning-own = La tua
tools-open-strings = Corde a vuoto, dalla più grave
    .problem = Scrivi per ogni corda il nome inglese della nota e l’ottava, per esempio E2 A2 D3 G3 B3 E4.
tools-notes = Note
tools-note-degree = { $note }, grado { $degree }
tools-half-steps = Semitoni
tools-signature = Armatura di chiave
tools-no-accidentals = nessuna alterazione
tools-aliases = In inglese anche
tools-degree-chords = Accordi sui suoi gradi
tools-sevenths = Accordi di settima
tools-harmonic-chords = Con la sensibile della minore armonica
tools-shapes = Posizioni
    .help = Scegli una posizione per sentirla. L’accordatura della tastiera decide lo strumento.
    .none = L’accordo ha più note di quante queste corde possano suonare.
    .many = Ci sono posizioni per al massimo { $most } corde.
tools-capo = Capotasto
    .none = nessuno
    .fret = tasto { $fret }
    .like = Si suona come { $chord }
tools-lowest = Nota più bassa
tools-held = { $string } tasto { $fret }, dito { $finger }
    .open = { $string } a vuoto
    .silent = { $string } muta
    .barre = barré al tasto { $fret }
tools-on-piano = Al pianoforte
tools-right-hand = Mano destra: { $keys }
    .sign = D
tools-left-hand = Mano sinistra: { $keys }
    .sign = S
tools-pressed = { $note } dito { $finger }
tools-link-relative = Relativa
tools-link-parallel = Omonima
tools-link-descending = Scendendo
tools-link-mode = Stesse note, altra nota di partenza
tools-link-meaning = Questa sigla può anche indicare
tools-link-reading = Queste note sono anche
tools-link-within = Scale con queste note
tools-augmented-sixth = Accordo di sesta eccedente
tools-augmented-sixth-name = { $nation ->
    [italian] sesta italiana
    [french] sesta francese
    [german] sesta tedesca
   *[swiss] sesta svizzera
} in { $key }
tools-without = { $degree ->
    [root] senza fondamentale
   *[other] senza { $degree }
}
tools-save = Salva
tools-picture = Quale immagine
tools-picture-clock = L’orologio
tools-picture-staff = Il pentagramma
tools-picture-keyboard = I tasti
tools-picture-fretboard = La tastiera della chitarra
tools-picture-shape = La posizione
tools-picture-inversion = La posizione al pianoforte
tools-as-music = Come musica:
tools-line = Note, accordi, il testo di una canzone con accordi come [C] o una melodia in ABC
tools-tap-line = Inserire una riga con le durate
tools-tap-value = Durata
tools-value-1 = Semibreve
tools-value-2 = Minima
tools-value-4 = Semiminima
tools-value-8 = Croma
tools-value-16 = Semicroma
tools-tap-dotted = Col punto
tools-tap-rest = Pausa
tools-tap-tie = Legatura
tools-tap-bar = Stanghetta
tools-tap-undo = Annulla
tools-tap-meter = Tempo
tools-tap-sign = Tasti neri come
tools-tap-lowest = Tasto più grave
tools-too-long = È troppo lungo per una riga. Trasportalo a pezzi.
tools-outside = Troppo acuto o troppo grave per questo strumento: { $notes }. La sua parte va da { $lowest } a { $highest }.
    .fit = Scrivi nell’ottava adatta
tools-how = Come trasportare
tools-way-interval = Di un intervallo
tools-way-keys = Da una tonalità all’altra
tools-way-instrument = Per uno strumento
tools-direction = Direzione
tools-up = verso l’alto
tools-down = verso il basso
tools-from-key = Tonalità della riga
tools-to-key = Nuova tonalità
tools-sounding = Scrivi le note come suonano. Ottieni quelle che legge lo strumento. Ciò che si sente resta uguale.
tools-listen = Ascolta
tools-stop-listening = Smetti di ascoltare
tools-cents = { $cents } cent
tools-heard = { $note }: { $tuning }, { tools-cents }
tools-reference = Diapason
tools-metronome = Metronomo
tools-start = Avvia
tools-stop = Ferma
tools-tap = Batti il tempo
tools-tempo = Tempo
tools-beats-per-minute = { $tempo } battiti al minuto
tools-slower = Più lento
tools-faster = Più veloce
tools-beats = Tempi per battuta
tools-sound-off = L’audio è disattivato. Il metronomo mostra solo i battiti.
tools-pitched = Nomi delle note per
tools-pitched-C = i suoni reali
tools-pitched-Bb = strumenti in { KEY("Bb") }: clarinetto, tromba, sassofono tenore
tools-pitched-Eb = strumenti in { KEY("Eb") }: sassofono contralto e baritono
tools-pitched-F = strumenti in { KEY("F") }: corno, corno inglese
tools-pitched-A = strumenti in { KEY("A") }: clarinetto in la
tools-pitched-G = strumenti in { KEY("G") }: flauto contralto
tools-pitched-D = strumenti in { KEY("D") }: tromba in re
tools-sounds = suona { $note }
tools-groups-own = La tua
tools-groups = Gruppi di tempi
    .problem = Scrivi numeri da 1 a { $most } con il segno più, per esempio 3+2+2.
tools-division = Dividi ogni tempo
tools-division-1 = no
tools-division-2 = in 2
tools-division-3 = in 3
tools-division-4 = in 4
tools-division-swing = swing: lungo, corto
tools-count-in = Battute a vuoto
tools-count-in-measures = { $measures ->
    [0] nessuna
    [one] 1 battuta
   *[other] { $measures } battute
}
tools-drone = Bordone
tools-drone-start = Avvia il bordone
tools-drone-stop = Ferma il bordone
tools-drone-note = Nota del bordone
tools-drone-fifth = con la sua quinta
tools-octave = Ottava
tools-lasting = Il metronomo e il bordone continuano a suonare a schermo bloccato, se il browser lo permette. Finché questa pagina è davanti, lo schermo resta acceso.
tools-chord-major = triade maggiore
tools-chord-minor = triade minore
tools-chord-dominant_seventh = settima di dominante
tools-chord-minor_seventh = minore settima
tools-chord-major_seventh = settima maggiore
tools-chord-diminished = triade diminuita
tools-chord-half_diminished_seventh = settima semidiminuita
tools-chord-diminished_seventh = settima diminuita
tools-chord-suspended_fourth = quarta sospesa
tools-chord-augmented = triade aumentata
tools-chord-major_sixth = maggiore con sesta
tools-chord-minor_sixth = minore con sesta
tools-chord-suspended_second = seconda sospesa
tools-chord-fifth = quinta vuota
tools-chord-dominant_seventh_suspended_fourth = settima di dominante con quarta sospesa
tools-chord-minor_major_seventh = minore con settima maggiore
tools-chord-augmented_seventh = settima di dominante con quinta aumentata
tools-chord-augmented_major_seventh = settima maggiore con quinta aumentata
tools-chord-dominant_seventh_flat_five = settima di dominante con quinta diminuita
tools-chord-dominant_ninth = nona di dominante
tools-chord-major_ninth = nona maggiore
tools-chord-minor_ninth = minore nona
tools-chord-major_added_ninth = maggiore con nona aggiunta
tools-chord-minor_added_ninth = minore con nona aggiunta
tools-chord-six_nine = maggiore con sesta e nona
tools-chord-minor_six_nine = minore con sesta e nona
tools-chord-dominant_seventh_flat_nine = settima di dominante con nona minore
tools-chord-dominant_seventh_sharp_nine = settima di dominante con nona aumentata
tools-chord-dominant_thirteenth = tredicesima di dominante
tools-chord-eleventh = accordo di undicesima
tools-chord-minor_eleventh = minore undicesima
tools-chord-altered_dominant_seventh = settima di dominante alterata
tools-chord-quartal = accordo per quarte
tools-said-kind = { $kind ->
   *[major] maggiore
    [minor] minore
    [diminished] diminuito
    [diminished-seventh] settima diminuita
    [half-diminished] semidiminuito
    [augmented] aumentato
    [altered] alterato
    [quartal] per quarte
    [phrygian] frigio
}
tools-said-number = { $number ->
    [2] seconda
    [4] quarta
    [5] quinta
    [6] sesta
    [7] settima
    [9] nona
    [11] undicesima
   *[13] tredicesima
}
tools-said-major = { tools-said-number } maggiore
tools-said-altered = { tools-said-number } { music-accidental }
tools-said-suspended = { music-interval } sospesa
tools-said-added = { music-interval } { $accidental ->
    [none] { "" }
   *[other] { music-accidental }
} aggiunta
tools-said-without = senza { music-interval }
tools-said-bass = con basso
tools-degree = grado { $degree }
tools-rest = pausa
tools-bar = stanghetta
tools-scale-major_blues = blues maggiore
tools-scale-diminished = diminuita (tono-semitono)
tools-scale-half_whole_diminished = diminuita (semitono-tono)
tools-scale-phrygian_dominant = frigio dominante
tools-scale-lydian_dominant = lidio dominante
tools-scale-altered = alterata (superlocrio)
tools-scale-lydian_augmented = lidio aumentato
tools-scale-harmonic_major = maggiore armonica
tools-scale-double_harmonic_major = maggiore doppia armonica
tools-scale-hungarian_minor = minore ungherese
tools-scale-ultralocrian = ultralocrio
tools-scale-lydian_diminished = lidio diminuito
tools-scale-lydian_augmented_2 = lidio aumentato ♯2
tools-scale-ultraphrygian = ultrafrigio
tools-scale-oriental = orientale
tools-scale-bebop = bebop (dominante)
tools-scale-bebop_major = bebop maggiore
tools-scale-bebop_minor = bebop dorico
tools-scale-minor_bebop = bebop minore
tools-scale-bebop_locrian = bebop locrio
tools-scale-minor_six_diminished = minore sesta diminuita (Barry Harris)
tools-scale-composite_blues = blues composta
tools-scale-augmented = aumentata (sei note)
tools-scale-petrushka = tritono (Petruška)
tools-scale-neapolitan_minor = minore napoletana
tools-scale-neapolitan_major = maggiore napoletana
tools-scale-hungarian_major = maggiore ungherese
tools-scale-hungarian_gypsy = minore ungherese ♭7
tools-scale-double_harmonic_lydian = lidio doppio armonico
tools-scale-locrian_major = locrio maggiore
tools-scale-lydian_minor = lidio minore
tools-scale-leading_whole_tone = esatonale con sensibile
tools-scale-persian = persiana
tools-scale-enigmatic = enigmatica (Verdi)
tools-scale-flamenco = flamenca
tools-scale-todi_raga = raga Todi
tools-scale-augmented_heptatonic = aumentata (sette note)
tools-scale-spanish_heptatonic = spagnola (otto note)
tools-scale-purvi_raga = raga Purvi
tools-scale-kafi_raga = raga Kafi
tools-scale-messiaens_mode_3 = 3º modo di Messiaen
tools-scale-messiaens_mode_4 = 4º modo di Messiaen
tools-scale-messiaens_mode_6 = 6º modo di Messiaen
tools-scale-messiaens_mode_7 = 7º modo di Messiaen
tools-scale-chromatic = cromatica
tools-scale-minor_hexatonic = esatonica minore
tools-scale-prometheus = Prometeo
tools-scale-prometheus_neapolitan = Prometeo napoletana
tools-scale-mystery_1 = mystery n. 1
tools-scale-six_tone_symmetric = simmetrica (sei note)
tools-scale-messiaens_mode_5 = 5º modo di Messiaen
tools-scale-egyptian = pentatonica sospesa (egiziana)
tools-scale-malkos_raga = raga Malkauns
tools-scale-pelog = pelog
tools-scale-lydian_pentatonic = pentatonica lidia
tools-scale-ionian_pentatonic = pentatonica ionica
tools-scale-mixolydian_pentatonic = pentatonica misolidia
tools-scale-lydian_dominant_pentatonic = pentatonica lidia dominante
tools-scale-lydian_5p_pentatonic = pentatonica lidia ♯5
tools-scale-locrian_pentatonic = pentatonica locria
tools-scale-super_locrian_pentatonic = pentatonica superlocria
tools-scale-minor_six_pentatonic = pentatonica minore sesta
tools-scale-minor_7m_pentatonic = pentatonica minore con settima maggiore
tools-scale-flat_three_pentatonic = pentatonica dorica (Kumoi)
tools-scale-neapolitan_major_pentatonic = pentatonica maggiore napoletana
tools-scale-whole_tone_pentatonic = pentatonica per toni interi
tools-scale-scriabin = Skrjabin
tools-scale-vietnamese_1 = vietnamita n. 1
tools-about-tools = Scale, accordi e intervalli in immagini, e posizioni
tools-about-transpose = Note e accordi in un’altra tonalità o per uno strumento
tools-about-progression = Che cosa fanno gli accordi di un brano nella loro tonalità
tools-about-tuner = Accordare, tenere il tempo, suonare su una nota tenuta
tools-about-today = Le domande che ora ti aiutano di più
tools-about-exercise = Domande che scegli tu, anche per una classe
tools-about-input-test = La pagina sente la tua voce e la tastiera MIDI?
tools-about-map = Ogni domanda: nuova, in corso, saputa o sicura
tools-about-words = Le parole delle regole, con esempi
tools-about-print = Il tuo mazzo su carta, con le regole
