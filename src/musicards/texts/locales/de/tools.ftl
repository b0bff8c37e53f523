tools-ask = Eine Tonleiter, ein Akkord, ein Intervall oder ein paar Töne
tools-find = Nachschlagen
tools-kind = Art
tools-scales = Tonleitern
tools-chords = Akkorde
tools-major-chord = Durdreiklang
tools-these-notes = Diese Töne
tools-what-is-this = Was ist das?
    .help = Tippe Töne auf den Tasten, der Uhr oder dem Griffbrett an, spiel sie auf einem MIDI-Keyboard oder sing sie. Ihr Name erscheint.
tools-tap-first = Tippe den ersten Ton an.
tools-clear = Leeren
tools-no-name = Kein üblicher Name
tools-said = { $name }: { $notes }
tools-order = Anordnung der Uhr
tools-order-steps = Halbtöne
    .down = Einen Halbton tiefer
    .up = Einen Halbton höher
tools-order-fifths = Quinten
    .down = Eine Quinte tiefer
    .up = Eine Quinte höher
tools-turn = Drehe die Figur, um zu transponieren
tools-on-staff = Die Töne im Notensystem
tools-on-keys = Die Töne auf den Klaviertasten
tools-on-frets = Die Töne auf dem Griffbrett
tools-string = Saite { $open }: { $places }
tools-fret =
    { $fret ->
        [0] leer { $note }
       *[other] { $fret }. Bund { $note }
    }
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
tools-sharps =
    { $count ->
        [0] keine
        [one] 1 Kreuz
       *[other] { $count } Kreuze
    }
tools-flats =
    { $count ->
        [one] 1 Be
       *[other] { $count } Be
    }
tools-aliases = Auf Englisch auch
tools-degree-chords = Akkorde auf den Stufen
tools-sevenths = Septakkorde
tools-link-relative = Parallele
tools-link-parallel = Variante
tools-link-mode = Dieselben Töne, anderer Grundton
tools-link-reading = Diese Töne sind auch
tools-link-within = Tonleitern mit diesen Tönen
tools-save = Speichern
tools-link = Link zu dieser Seite
tools-picture = Welches Bild
tools-picture-clock = Die Uhr
tools-picture-staff = Das Notensystem
tools-picture-keyboard = Die Tasten
tools-picture-fretboard = Das Griffbrett
tools-as-music = Als Noten:

tools-line = Töne oder Akkordsymbole
tools-too-long = Das ist zu lang für eine Zeile. Transponiere es in Teilen.
tools-how = Wie du transponierst
tools-way-interval = Um ein Intervall
tools-way-keys = Von Tonart zu Tonart
tools-way-instrument = Für ein Instrument
tools-direction = Richtung
tools-up = aufwärts
tools-down = abwärts
tools-from-key = Tonart der Zeile
tools-to-key = Neue Tonart
tools-sounding = Schreib die Töne, wie sie klingen. Du bekommst die Noten, die das Instrument liest. Zu hören ist dasselbe.
tools-copy = Kopieren
tools-copied = Kopiert

tools-tuner = Stimmgerät
tools-listen = Zuhören
tools-stop-listening = Nicht mehr zuhören
tools-cents = { $cents } Cent
tools-heard =
    { $pitch ->
        [in-tune] { $note }, stimmt
        [high] { $note }, { tools-off } zu hoch
       *[low] { $note }, { tools-off } zu tief
    }
tools-off =
    { $cents ->
        [one] 1 Cent
       *[other] { $cents } Cent
    }
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

tools-typed-around = Tonleiter, Skala
tools-typed-before = auf, von, in, über
tools-typed-endings = e, em, en, er, es
tools-typed-others =
    Tritonus: A4
    Moll: natural_minor
    reines Moll: natural_minor
    Durtonleiter: major
    Molltonleiter: natural_minor
    Blues: blues
    Zigeunermoll: hungarian_minor
    Zigeunerdur: double_harmonic_major

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
tools-chord-minor_major_seventh = Mollseptakkord mit großer Septime
tools-chord-augmented_seventh = übermäßiger Dominantseptakkord
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

tools-scale-major_blues = Dur-Blues
tools-scale-diminished = vermindert (Ganzton-Halbton)
tools-scale-half_whole_diminished = vermindert (Halbton-Ganzton)
tools-scale-phrygian_dominant = phrygisch-dominant
tools-scale-lydian_dominant = lydisch-dominant (Mixo♯11)
tools-scale-altered = alteriert
tools-scale-mixolydian_b6 = mixolydisch ♭6
tools-scale-locrian_2 = lokrisch ♯2
tools-scale-lydian_augmented = lydisch-übermäßig
tools-scale-dorian_b2 = dorisch ♭2
tools-scale-harmonic_major = harmonisches Dur
tools-scale-double_harmonic_major = doppelt harmonisches Dur
tools-scale-hungarian_minor = ungarisches Moll
tools-scale-locrian_6 = lokrisch ♮6
tools-scale-major_augmented = ionisch ♯5
tools-scale-dorian_4 = dorisch ♯4
tools-scale-lydian_9 = lydisch ♯9
tools-scale-ultralocrian = ultralokrisch
tools-scale-dorian_b5 = dorisch ♭5
tools-scale-phrygian_b4 = phrygisch ♭4
tools-scale-lydian_diminished = lydisch-vermindert
tools-scale-mixolydian_b2 = mixolydisch ♭2
tools-scale-lydian_augmented_2 = lydisch-übermäßig ♯2
tools-scale-locrian_bb7 = lokrisch 𝄫7
tools-scale-lydian_2_6 = lydisch ♯2 ♯6
tools-scale-ultraphrygian = ultraphrygisch
tools-scale-oriental = orientalisch
tools-scale-ionian_2_5 = ionisch ♯2 ♯5
tools-scale-locrian_bb3_bb7 = lokrisch 𝄫3 𝄫7
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
tools-scale-ichikosucho = Ichikosucho
tools-scale-messiaens_mode_3 = 3. Modus von Messiaen
tools-scale-messiaens_mode_4 = 4. Modus von Messiaen
tools-scale-messiaens_mode_6 = 6. Modus von Messiaen
tools-scale-messiaens_mode_7 = 7. Modus von Messiaen
tools-scale-chromatic = chromatisch
tools-scale-minor_hexatonic = Moll-Hexatonik
tools-scale-prometheus = Prometheus
tools-scale-prometheus_neapolitan = neapolitanischer Prometheus
tools-scale-piongio = Piongio
tools-scale-mystery_1 = Mystery Nr. 1
tools-scale-six_tone_symmetric = symmetrisch (sechs Töne)
tools-scale-messiaens_mode_5 = 5. Modus von Messiaen
tools-scale-egyptian = Sus-Pentatonik (ägyptisch)
tools-scale-ritusen = Ritusen (Yo)
tools-scale-malkos_raga = Raga Malkauns
tools-scale-hirajoshi = Hirajoshi
tools-scale-iwato = Iwato
tools-scale-in_sen = In-sen
tools-scale-kumoijoshi = In (Miyako-bushi)
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
tools-scale-flat_six_pentatonic = Dur-Pentatonik ♭6
tools-scale-neapolitan_major_pentatonic = neapolitanische Dur-Pentatonik
tools-scale-whole_tone_pentatonic = Ganzton-Pentatonik
tools-scale-scriabin = Skrjabin
tools-scale-vietnamese_1 = vietnamesisch Nr. 1
