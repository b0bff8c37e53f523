tools-ask = Eine Tonleiter, ein Akkord, ein Intervall oder ein paar Töne
tools-find = Nachschlagen
tools-kind = Art
tools-chords = Akkorde
tools-major-chord = Durdreiklang
tools-these-notes = Diese Töne
tools-what-is-this = Was ist das?
    .help = Wähle Töne auf den Tasten, der Tonuhr oder dem Griffbrett, spiel sie auf einem MIDI-Keyboard oder sing sie. Ihr Name erscheint.
tools-tap-first = Wähle den ersten Ton.
tools-clear = Leeren
tools-no-name = Kein üblicher Name
tools-order = Anordnung der Tonuhr
tools-order-steps = Halbtöne
    .down = Einen Halbton tiefer
    .up = Einen Halbton höher
tools-order-fifths = Quinten
    .down = Eine Quinte tiefer
    .up = Eine Quinte höher
tools-turn = Dreh die Figur, um zu transponieren
tools-on-staff = Die Töne auf den Notenlinien
tools-on-keys = Die Töne auf den Klaviertasten
tools-on-frets = Die Töne auf dem Griffbrett
tools-string = Saite { $open }: { $places }
tools-fret = { $fret }. Bund { $note }
    .open = leer { $note }
tools-tuning = Stimmung
tools-tuning-guitar = Gitarre
tools-tuning-dropD = Gitarre, Drop D
tools-tuning-dadgad = Gitarre, DADGAD
tools-tuning-openG = Gitarre, Open G
tools-tuning-bass = Bass
tools-tuning-ukulele = Ukulele
tools-tuning-mandolin = Mandoline, Geige
tools-tuning-banjo = Banjo
tools-tuning-own = Eigene
tools-open-strings = Leere Saiten, von der tiefsten an
    .problem = Schreib für jede Saite einen Ton mit englischem Namen und Oktave, zum Beispiel E2 A2 D3 G3 B3 E4.
tools-notes = Töne
tools-note-degree = { $note }, Stufe { $degree }
tools-half-steps = Halbtöne
tools-signature = Vorzeichen
tools-no-accidentals = keine
tools-aliases = Auf Englisch auch
tools-degree-chords = Akkorde auf den Stufen
tools-sevenths = Septakkorde
tools-harmonic-chords = Mit dem Leitton aus harmonisch Moll
tools-shapes = Griffe
    .help = Wähle einen Griff, um ihn zu hören. Die Stimmung des Griffbretts bestimmt das Instrument.
    .none = Der Akkord hat mehr Töne, als diese Saiten greifen können.
    .many = Griffe gibt es für bis zu { $most } Saiten.
tools-capo = Kapodaster
    .none = keiner
    .fret = { $fret }. Bund
    .like = Gegriffen wie { $chord }
tools-lowest = Tiefster Ton
tools-held = { $string } { $fret }. Bund, Finger { $finger }
    .open = { $string } leer
    .silent = { $string } stumm
    .barre = Barré im { $fret }. Bund
tools-on-piano = Auf dem Klavier
tools-right-hand = Rechte Hand: { $keys }
    .sign = R
tools-left-hand = Linke Hand: { $keys }
    .sign = L
tools-pressed = { $note } Finger { $finger }
tools-link-relative = Parallele
tools-link-parallel = Variante
tools-link-descending = Abwärts
tools-link-mode = Dieselben Töne, anderer Grundton
tools-link-meaning = Dieses Symbol kann auch bedeuten
tools-link-reading = Diese Töne sind auch
tools-link-within = Tonleitern mit diesen Tönen
tools-augmented-sixth = Übermäßige Sexte
tools-augmented-sixth-name = { $nation ->
    [italian] übermäßiger Sextakkord
    [french] übermäßiger Terzquartakkord
    [german] übermäßiger Quintsextakkord
   *[swiss] doppelt übermäßiger Terzquartakkord
} in { $key }
tools-without = { $degree ->
    [root] ohne Grundton
   *[other] ohne { $degree }
}
tools-save = Speichern
tools-picture = Welches Bild
tools-picture-clock = Die Tonuhr
tools-picture-staff = Die Notenlinien
tools-picture-keyboard = Die Tasten
tools-picture-fretboard = Das Griffbrett
tools-picture-shape = Der Griff
tools-picture-inversion = Der Griff am Klavier
tools-as-music = Als Noten:
tools-line = Töne, Akkordsymbole, ein Liedtext mit Akkorden wie [C] oder eine Melodie in ABC
tools-tap-line = Eine Zeile mit Notenwerten eintippen
tools-tap-value = Notenwert
tools-value-1 = Ganze
tools-value-2 = Halbe
tools-value-4 = Viertel
tools-value-8 = Achtel
tools-value-16 = Sechzehntel
tools-tap-dotted = Punktiert
tools-tap-rest = Pause
tools-tap-tie = Haltebogen
tools-tap-bar = Taktstrich
tools-tap-undo = Zurücknehmen
tools-tap-meter = Taktart
tools-tap-sign = Schwarze Tasten als
tools-tap-lowest = Tiefste Taste
tools-too-long = Das ist zu lang für eine Zeile. Transponiere es in Teilen.
tools-outside = Zu hoch oder zu tief für dieses Instrument: { $notes }. Geschrieben reicht es von { $lowest } bis { $highest }.
    .fit = In der passenden Oktave schreiben
tools-how = Wie du transponierst
tools-way-interval = Um ein Intervall
tools-way-keys = Von Tonart zu Tonart
tools-way-instrument = Für ein Instrument
tools-direction = Richtung
tools-up = aufwärts
tools-down = abwärts
tools-from-key = Tonart der Zeile
tools-to-key = Neue Tonart
tools-sounding = Schreib die Töne, wie sie klingen. Du bekommst die Noten, die das Instrument liest. Was du hörst, bleibt gleich.
tools-listen = Zuhören
tools-stop-listening = Nicht mehr zuhören
tools-cents = { $cents } Cent
tools-heard = { $note }: { $tuning }, { tools-cents }
tools-reference = Kammerton
tools-metronome = Metronom
tools-start = Start
tools-stop = Stopp
tools-tap = Tempo tippen
tools-tempo = Tempo
tools-beats-per-minute = { $tempo } Schläge pro Minute
tools-slower = Langsamer
tools-faster = Schneller
tools-beats = Schläge pro Takt
tools-sound-off = Der Ton ist aus. Das Metronom zeigt nur die Schläge.
tools-pitched = Notennamen für
tools-pitched-C = klingende Töne
tools-pitched-Bb = Instrumente in { KEY("Bb") }: Klarinette, Trompete, Tenorsaxofon
tools-pitched-Eb = Instrumente in { KEY("Eb") }: Alt- und Baritonsaxofon
tools-pitched-F = Instrumente in { KEY("F") }: Horn, Englischhorn
tools-pitched-A = Instrumente in { KEY("A") }: A-Klarinette
tools-pitched-G = Instrumente in { KEY("G") }: Altflöte
tools-pitched-D = Instrumente in { KEY("D") }: D-Trompete
tools-sounds = klingt { $note }
tools-groups-own = Eigene
tools-groups = Gruppen von Schlägen
    .problem = Schreib Zahlen von 1 bis { $most } mit Pluszeichen, zum Beispiel 3+2+2.
tools-division = Jeden Schlag teilen
tools-division-1 = nein
tools-division-2 = in 2
tools-division-3 = in 3
tools-division-4 = in 4
tools-division-swing = Swing: lang, kurz
tools-count-in = Einzählen
tools-count-in-measures = { $measures ->
    [0] nein
    [one] 1 Takt
   *[other] { $measures } Takte
}
tools-drone = Bordun
tools-drone-start = Bordun an
tools-drone-stop = Bordun aus
tools-drone-note = Ton des Borduns
tools-drone-fifth = mit seiner Quinte
tools-octave = Oktave
tools-lasting = Metronom und Bordun klingen bei gesperrtem Bildschirm weiter, wenn der Browser es erlaubt. Solange diese Seite vorn ist, bleibt der Bildschirm an.
tools-chord-major = Durdreiklang
tools-chord-minor = Molldreiklang
tools-chord-dominant_seventh = Dominantseptakkord
tools-chord-minor_seventh = Mollseptakkord
tools-chord-major_seventh = Major-Septakkord
tools-chord-diminished = verminderter Dreiklang
tools-chord-half_diminished_seventh = halbverminderter Septakkord
tools-chord-diminished_seventh = verminderter Septakkord
tools-chord-suspended_fourth = Quartvorhalt
tools-chord-augmented = übermäßiger Dreiklang
tools-chord-major_sixth = Durdreiklang mit Sexte
tools-chord-minor_sixth = Molldreiklang mit Sexte
tools-chord-suspended_second = Sekundvorhalt
tools-chord-fifth = leere Quinte
tools-chord-dominant_seventh_suspended_fourth = Dominantseptakkord mit Quartvorhalt
tools-chord-minor_major_seventh = Molldreiklang mit großer Septime
tools-chord-augmented_seventh = Dominantseptakkord mit übermäßiger Quinte
tools-chord-augmented_major_seventh = übermäßiger Major-Septakkord
tools-chord-dominant_seventh_flat_five = Dominantseptakkord mit verminderter Quinte
tools-chord-dominant_ninth = Dominantnonakkord
tools-chord-major_ninth = Major-Nonakkord
tools-chord-minor_ninth = Mollnonakkord
tools-chord-major_added_ninth = Durdreiklang mit None
tools-chord-minor_added_ninth = Molldreiklang mit None
tools-chord-six_nine = Durdreiklang mit Sexte und None
tools-chord-minor_six_nine = Molldreiklang mit Sexte und None
tools-chord-dominant_seventh_flat_nine = Dominantseptakkord mit kleiner None
tools-chord-dominant_seventh_sharp_nine = Dominantseptakkord mit übermäßiger None
tools-chord-dominant_thirteenth = Dominanttredezimakkord
tools-chord-eleventh = Undezimakkord
tools-chord-minor_eleventh = Mollundezimakkord
tools-chord-altered_dominant_seventh = alterierter Dominantseptakkord
tools-chord-quartal = Quartenakkord
tools-said-kind = { $kind ->
   *[major] Dur
    [minor] Moll
    [diminished] vermindert
    [diminished-seventh] vermindert sieben
    [half-diminished] halbvermindert
    [augmented] übermäßig
    [altered] alteriert
    [quartal] Quartenakkord
    [phrygian] phrygisch
}
tools-said-number = { $number ->
    [2] zwei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [9] neun
    [11] elf
   *[13] dreizehn
}
tools-said-major = major { tools-said-number }
tools-said-altered = { music-accidental } { tools-said-number }
tools-said-suspended = sus { tools-said-number }
tools-said-added = mit { $accidental ->
    [none] { "" }
   *[other] { music-accidental }
} { music-interval }
tools-said-without = ohne { music-interval }
tools-said-bass = mit Bass
tools-degree = Stufe { $degree }
tools-rest = Pause
tools-bar = Taktstrich
tools-scale-major_blues = Dur-Blues
tools-scale-diminished = vermindert (Ganzton-Halbton)
tools-scale-half_whole_diminished = vermindert (Halbton-Ganzton)
tools-scale-phrygian_dominant = phrygisch-dominant
tools-scale-lydian_dominant = lydisch-dominant (Mixo♯11)
tools-scale-altered = alteriert
tools-scale-lydian_augmented = lydisch-übermäßig
tools-scale-harmonic_major = harmonisches Dur
tools-scale-double_harmonic_major = doppelt harmonisches Dur
tools-scale-hungarian_minor = ungarisches Moll
tools-scale-ultralocrian = ultralokrisch
tools-scale-lydian_diminished = lydisch-vermindert
tools-scale-lydian_augmented_2 = lydisch-übermäßig ♯2
tools-scale-ultraphrygian = ultraphrygisch
tools-scale-oriental = orientalisch
tools-scale-bebop = Bebop (dominant)
tools-scale-bebop_major = Bebop-Dur
tools-scale-bebop_minor = Bebop-dorisch
tools-scale-minor_bebop = Bebop-Moll
tools-scale-bebop_locrian = Bebop-lokrisch
tools-scale-minor_six_diminished = Moll-Sext-vermindert (Barry Harris)
tools-scale-composite_blues = gemischter Blues
tools-scale-augmented = übermäßig (sechs Töne)
tools-scale-petrushka = Tritonus (Petruschka)
tools-scale-neapolitan_minor = neapolitanisches Moll
tools-scale-neapolitan_major = neapolitanisches Dur
tools-scale-hungarian_major = ungarisches Dur
tools-scale-hungarian_gypsy = ungarisches Moll ♭7
tools-scale-double_harmonic_lydian = doppelt harmonisch lydisch
tools-scale-locrian_major = Dur-lokrisch
tools-scale-lydian_minor = lydisch-Moll
tools-scale-leading_whole_tone = Ganztonleiter mit Leitton
tools-scale-persian = persisch
tools-scale-enigmatic = enigmatisch (Verdi)
tools-scale-flamenco = Flamenco
tools-scale-todi_raga = Raga Todi
tools-scale-augmented_heptatonic = übermäßig (sieben Töne)
tools-scale-spanish_heptatonic = spanisch (acht Töne)
tools-scale-purvi_raga = Raga Purvi
tools-scale-kafi_raga = Raga Kafi
tools-scale-messiaens_mode_3 = 3. Modus von Messiaen
tools-scale-messiaens_mode_4 = 4. Modus von Messiaen
tools-scale-messiaens_mode_6 = 6. Modus von Messiaen
tools-scale-messiaens_mode_7 = 7. Modus von Messiaen
tools-scale-chromatic = chromatisch
tools-scale-minor_hexatonic = Moll-Hexatonik
tools-scale-prometheus = Prometheus
tools-scale-prometheus_neapolitan = neapolitanischer Prometheus
tools-scale-mystery_1 = Mystery Nr. 1
tools-scale-six_tone_symmetric = symmetrisch (sechs Töne)
tools-scale-messiaens_mode_5 = 5. Modus von Messiaen
tools-scale-egyptian = Sus-Pentatonik (ägyptisch)
tools-scale-malkos_raga = Raga Malkauns
tools-scale-pelog = Pelog
tools-scale-lydian_pentatonic = lydische Pentatonik
tools-scale-ionian_pentatonic = ionische Pentatonik
tools-scale-mixolydian_pentatonic = mixolydische Pentatonik
tools-scale-lydian_dominant_pentatonic = lydisch-dominante Pentatonik
tools-scale-lydian_5p_pentatonic = lydische Pentatonik ♯5
tools-scale-locrian_pentatonic = lokrische Pentatonik
tools-scale-super_locrian_pentatonic = superlokrische Pentatonik
tools-scale-minor_six_pentatonic = Moll-Sext-Pentatonik
tools-scale-minor_7m_pentatonic = Moll-Pentatonik mit großer Septime
tools-scale-flat_three_pentatonic = dorische Pentatonik (Kumoi)
tools-scale-neapolitan_major_pentatonic = neapolitanische Dur-Pentatonik
tools-scale-whole_tone_pentatonic = Ganzton-Pentatonik
tools-scale-scriabin = Skrjabin
tools-scale-vietnamese_1 = vietnamesisch Nr. 1
tools-about-tools = Tonleitern, Akkorde und Intervalle in Bildern, und Griffe
tools-about-transpose = Töne und Akkorde in anderer Tonart oder für ein Instrument
tools-about-progression = Was die Akkorde eines Lieds in ihrer Tonart tun
tools-about-tuner = Stimmen, im Takt bleiben, zu einem Dauerton spielen
tools-about-today = Die Fragen, die dir jetzt am meisten helfen
tools-about-exercise = Fragen, die du aussuchst, auch für eine Klasse
tools-about-input-test = Hört die Seite deine Stimme und dein MIDI-Keyboard?
tools-about-map = Jede Frage: neu, in Arbeit, gekonnt oder sicher
tools-about-words = Die Wörter der Regeln, mit Beispielen
tools-about-print = Dein eigenes Kartenspiel auf Papier, mit den Regeln
