tools-ask = Une gamme, un accord, un intervalle ou quelques notes
tools-find = Chercher
tools-kind = Type
tools-scales = Gammes
tools-chords = Accords
tools-major-chord = accord majeur
tools-these-notes = Ces notes
tools-what-is-this = Qu’est-ce que c’est ?
    .help = Touche des notes sur le clavier, l’horloge ou le manche, joue-les sur un clavier MIDI ou chante-les. Leur nom apparaît.
tools-tap-first = Touche la première note.
tools-clear = Effacer
tools-no-name = Pas de nom usuel
tools-said = { $name } : { $notes }
tools-order = Ordre de l’horloge
tools-order-steps = Demi-tons
    .down = Un demi-ton plus bas
    .up = Un demi-ton plus haut
tools-order-fifths = Quintes
    .down = Une quinte plus bas
    .up = Une quinte plus haut
tools-turn = Tourne la figure pour transposer
tools-on-staff = Les notes sur une portée
tools-on-keys = Les notes sur le clavier
tools-on-frets = Les notes sur le manche
tools-string = Corde de { $open } : { $places }
tools-fret =
    { $fret ->
        [0] à vide { $note }
       *[other] case { $fret } { $note }
    }
tools-tuning = Accordage
tools-tuning-guitar = Guitare
tools-tuning-dropD = Guitare, drop D
tools-tuning-dadgad = Guitare, DADGAD
tools-tuning-openG = Guitare, open G
tools-tuning-bass = Basse
tools-tuning-ukulele = Ukulélé
tools-tuning-mandolin = Mandoline, violon
tools-tuning-banjo = Banjo
tools-tuning-own = La tienne
tools-open-strings = Cordes à vide, de la plus grave
    .problem = Écris pour chaque corde le nom anglais de la note et son octave, par exemple E2 A2 D3 G3 B3 E4.
tools-notes = Notes
tools-note-degree = { $note }, degré { $degree }
tools-half-steps = Demi-tons
tools-signature = Armure
tools-sharps =
    { $count ->
        [0] rien à la clé
        [one] 1 dièse
       *[other] { $count } dièses
    }
tools-flats =
    { $count ->
        [one] 1 bémol
       *[other] { $count } bémols
    }
tools-aliases = En anglais aussi
tools-degree-chords = Accords sur ses degrés
tools-sevenths = Accords de septième
tools-link-relative = Relative
tools-link-parallel = Homonyme
tools-link-mode = Mêmes notes, autre note de départ
tools-link-reading = Ces notes sont aussi
tools-link-within = Gammes qui ont ces notes
tools-save = Enregistrer
tools-link = Lien vers cette page
tools-picture = Quelle image
tools-picture-clock = L’horloge
tools-picture-staff = La portée
tools-picture-keyboard = Le clavier
tools-picture-fretboard = Le manche
tools-as-music = En musique :

tools-line = Notes ou accords
tools-too-long = C’est trop long pour une ligne. Transpose-la par morceaux.
tools-how = Comment transposer
tools-way-interval = D’un intervalle
tools-way-keys = D’une tonalité à l’autre
tools-way-instrument = Pour un instrument
tools-direction = Sens
tools-up = vers le haut
tools-down = vers le bas
tools-from-key = Tonalité de la ligne
tools-to-key = Nouvelle tonalité
tools-sounding = Écris les notes comme elles sonnent. Tu obtiens celles que lit l’instrument. On entend la même chose.
tools-copy = Copier
tools-copied = Copié

tools-tuner = Accordeur
tools-listen = Écouter
tools-stop-listening = Ne plus écouter
tools-cents = { $cents } cents
tools-heard =
    { $pitch ->
        [in-tune] { $note }, juste
        [high] { $note }, trop haut de { tools-off }
       *[low] { $note }, trop bas de { tools-off }
    }
tools-off =
    { $cents ->
        [one] 1 cent
       *[other] { $cents } cents
    }
tools-reference = Diapason
tools-metronome = Métronome
tools-start = Démarrer
tools-stop = Arrêter
tools-tap = Taper le tempo
tools-tempo = Tempo
tools-beats-per-minute = { $tempo } battements par minute
tools-slower = Moins vite
tools-faster = Plus vite
tools-beats = Temps par mesure
tools-sound-off = Le son est coupé. Le métronome ne fait que montrer les temps.

tools-typed-around = la gamme, le mode, gamme, mode
tools-typed-before = de, d, sur, en
tools-typed-endings = s, e, es, ee, ees
tools-typed-others =
    triton: A4
    mineur: natural_minor
    tons entiers: whole_tone

tools-chord-major = accord majeur
tools-chord-minor = accord mineur
tools-chord-dominant_seventh = septième de dominante
tools-chord-minor_seventh = mineur septième
tools-chord-major_seventh = septième majeure
tools-chord-diminished = accord diminué
tools-chord-half_diminished_seventh = septième demi-diminuée
tools-chord-diminished_seventh = septième diminuée
tools-chord-suspended_fourth = quarte suspendue
tools-chord-augmented = accord augmenté
tools-chord-major_sixth = majeur sixte ajoutée
tools-chord-minor_sixth = mineur sixte ajoutée
tools-chord-suspended_second = seconde suspendue
tools-chord-fifth = quinte à vide
tools-chord-dominant_seventh_suspended_fourth = septième de dominante, quarte suspendue
tools-chord-minor_major_seventh = mineur septième majeure
tools-chord-augmented_seventh = septième de dominante, quinte augmentée
tools-chord-augmented_major_seventh = septième majeure, quinte augmentée
tools-chord-dominant_seventh_flat_five = septième de dominante, quinte diminuée
tools-chord-dominant_ninth = neuvième de dominante
tools-chord-major_ninth = septième majeure et neuvième
tools-chord-minor_ninth = mineur neuvième
tools-chord-major_added_ninth = majeur neuvième ajoutée
tools-chord-minor_added_ninth = mineur neuvième ajoutée
tools-chord-six_nine = majeur sixte et neuvième
tools-chord-minor_six_nine = mineur sixte et neuvième
tools-chord-dominant_seventh_flat_nine = septième de dominante, neuvième mineure
tools-chord-dominant_seventh_sharp_nine = septième de dominante, neuvième augmentée
tools-chord-dominant_thirteenth = treizième de dominante
tools-chord-eleventh = accord de onzième
tools-chord-minor_eleventh = mineur onzième
tools-chord-altered_dominant_seventh = septième de dominante altérée
tools-chord-quartal = accord par quartes

tools-scale-major_blues = blues majeur
tools-scale-diminished = diminué (ton/demi-ton)
tools-scale-half_whole_diminished = diminué (demi-ton/ton)
tools-scale-phrygian_dominant = phrygien dominant
tools-scale-lydian_dominant = lydien dominant
tools-scale-altered = altéré (super-locrien)
tools-scale-mixolydian_b6 = mixolydien ♭6
tools-scale-locrian_2 = locrien ♯2
tools-scale-lydian_augmented = lydien augmenté
tools-scale-dorian_b2 = dorien ♭2
tools-scale-harmonic_major = majeur harmonique
tools-scale-double_harmonic_major = majeur double harmonique
tools-scale-hungarian_minor = mineur hongrois
tools-scale-locrian_6 = locrien ♮6
tools-scale-major_augmented = ionien ♯5
tools-scale-dorian_4 = dorien ♯4
tools-scale-lydian_9 = lydien ♯9
tools-scale-ultralocrian = ultralocrien
tools-scale-dorian_b5 = dorien ♭5
tools-scale-phrygian_b4 = phrygien ♭4
tools-scale-lydian_diminished = lydien diminué
tools-scale-mixolydian_b2 = mixolydien ♭2
tools-scale-lydian_augmented_2 = lydien augmenté ♯2
tools-scale-locrian_bb7 = locrien 𝄫7
tools-scale-lydian_2_6 = lydien ♯2 ♯6
tools-scale-ultraphrygian = ultraphrygien
tools-scale-oriental = oriental
tools-scale-ionian_2_5 = ionien ♯2 ♯5
tools-scale-locrian_bb3_bb7 = locrien 𝄫3 𝄫7
tools-scale-bebop = bebop (dominante)
tools-scale-bebop_major = bebop majeur
tools-scale-bebop_minor = bebop dorien
tools-scale-minor_bebop = bebop mineur
tools-scale-bebop_locrian = bebop locrien
tools-scale-minor_six_diminished = mineur sixte diminué (Barry Harris)
tools-scale-composite_blues = blues composé
tools-scale-augmented = augmenté (six notes)
tools-scale-petrushka = triton (Pétrouchka)
tools-scale-neapolitan_minor = mineur napolitain
tools-scale-neapolitan_major = majeur napolitain
tools-scale-hungarian_major = majeur hongrois
tools-scale-hungarian_gypsy = mineur hongrois ♭7
tools-scale-double_harmonic_lydian = lydien double harmonique
tools-scale-locrian_major = locrien majeur
tools-scale-lydian_minor = lydien mineur
tools-scale-leading_whole_tone = par tons avec sensible
tools-scale-persian = persan
tools-scale-enigmatic = énigmatique (Verdi)
tools-scale-flamenco = flamenco
tools-scale-todi_raga = raga Todi
tools-scale-augmented_heptatonic = augmenté (sept notes)
tools-scale-spanish_heptatonic = espagnol (huit notes)
tools-scale-purvi_raga = raga Purvi
tools-scale-kafi_raga = raga Kafi
tools-scale-ichikosucho = Ichikosucho
tools-scale-messiaens_mode_3 = 3e mode de Messiaen
tools-scale-messiaens_mode_4 = 4e mode de Messiaen
tools-scale-messiaens_mode_6 = 6e mode de Messiaen
tools-scale-messiaens_mode_7 = 7e mode de Messiaen
tools-scale-chromatic = chromatique
tools-scale-minor_hexatonic = hexatonique mineur
tools-scale-prometheus = Prométhée
tools-scale-prometheus_neapolitan = Prométhée napolitain
tools-scale-piongio = Piongio
tools-scale-mystery_1 = mystery n° 1
tools-scale-six_tone_symmetric = symétrique (six notes)
tools-scale-messiaens_mode_5 = 5e mode de Messiaen
tools-scale-egyptian = pentatonique suspendu (égyptien)
tools-scale-ritusen = Ritusen (Yo)
tools-scale-malkos_raga = raga Malkauns
tools-scale-hirajoshi = Hirajoshi
tools-scale-iwato = Iwato
tools-scale-in_sen = In-sen
tools-scale-kumoijoshi = In (Miyako-bushi)
tools-scale-pelog = pelog
tools-scale-lydian_pentatonic = pentatonique lydien
tools-scale-ionian_pentatonic = pentatonique ionien
tools-scale-mixolydian_pentatonic = pentatonique mixolydien
tools-scale-lydian_dominant_pentatonic = pentatonique lydien dominant
tools-scale-lydian_5p_pentatonic = pentatonique lydien ♯5
tools-scale-locrian_pentatonic = pentatonique locrien
tools-scale-super_locrian_pentatonic = pentatonique super-locrien
tools-scale-minor_six_pentatonic = pentatonique mineur sixte
tools-scale-minor_7m_pentatonic = pentatonique mineur à septième majeure
tools-scale-flat_three_pentatonic = pentatonique dorien (Kumoi)
tools-scale-flat_six_pentatonic = pentatonique majeur ♭6
tools-scale-neapolitan_major_pentatonic = pentatonique majeur napolitain
tools-scale-whole_tone_pentatonic = pentatonique par tons
tools-scale-scriabin = Scriabine
tools-scale-vietnamese_1 = vietnamien n° 1
