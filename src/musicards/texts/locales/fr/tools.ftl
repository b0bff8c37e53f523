tools-ask = Une gamme, un accord, un intervalle ou quelques notes
tools-find = Chercher
tools-kind = Type
tools-chords = Accords
tools-major-chord = accord majeur
tools-these-notes = Ces notes
tools-what-is-this = Qu’est-ce que c’est ?
    .help = Choisis des notes sur le clavier, l’horloge ou le manche, joue-les sur un clavier MIDI ou chante-les. Leur nom apparaît.
tools-tap-first = Choisis la première note.
tools-clear = Effacer
tools-no-name = Pas de nom usuel
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
tools-fret = case { $fret } { $note }
    .open = à vide { $note }
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
tools-no-accidentals = rien à la clé
tools-aliases = En anglais aussi
tools-degree-chords = Accords sur ses degrés
tools-sevenths = Accords de septième
tools-harmonic-chords = Avec la sensible du mineur harmonique
tools-shapes = Doigtés
    .help = Choisis un doigté pour l’entendre. L’accordage du manche détermine l’instrument.
    .none = L’accord a plus de notes que ces cordes ne peuvent en jouer.
    .many = Les doigtés existent jusqu’à { $most } cordes.
tools-capo = Capodastre
    .none = aucun
    .fret = case { $fret }
    .like = Se joue comme { $chord }
tools-lowest = Note la plus grave
tools-held = { $string } case { $fret }, doigt { $finger }
    .open = { $string } à vide
    .silent = { $string } muette
    .barre = barré à la case { $fret }
tools-on-piano = Au piano
tools-right-hand = Main droite : { $keys }
    .sign = D
tools-left-hand = Main gauche : { $keys }
    .sign = G
tools-pressed = { $note } doigt { $finger }
tools-link-relative = Relative
tools-link-parallel = Homonyme
tools-link-descending = En descendant
tools-link-mode = Mêmes notes, autre note de départ
tools-link-meaning = Ce symbole peut aussi désigner
tools-link-reading = Ces notes sont aussi
tools-link-within = Gammes avec ces notes
tools-augmented-sixth = Accord de sixte augmentée
tools-augmented-sixth-name = { $nation ->
    [italian] sixte italienne
    [french] sixte française
    [german] sixte allemande
   *[swiss] sixte suisse
} en { $key }
tools-without = { $degree ->
    [root] sans fondamentale
   *[other] sans { $degree }
}
tools-save = Enregistrer
tools-picture = Quelle image
tools-picture-clock = L’horloge
tools-picture-staff = La portée
tools-picture-keyboard = Le clavier
tools-picture-fretboard = Le manche
tools-picture-shape = Le doigté
tools-picture-inversion = Le doigté au piano
tools-as-music = En musique :
tools-line = Notes, accords, paroles avec des accords comme [C], ou une mélodie en ABC
tools-tap-line = Saisir une ligne avec le rythme
tools-tap-value = Valeur de note
tools-value-1 = Ronde
tools-value-2 = Blanche
tools-value-4 = Noire
tools-value-8 = Croche
tools-value-16 = Double croche
tools-tap-dotted = Pointée
tools-tap-rest = Silence
tools-tap-tie = Liaison
tools-tap-bar = Barre de mesure
tools-tap-undo = Annuler la dernière
tools-tap-meter = Mesure
tools-tap-sign = Touches noires en
tools-tap-lowest = Touche la plus grave
tools-too-long = C’est trop long pour une ligne. Transpose-la par morceaux.
tools-outside = Trop aigu ou trop grave pour cet instrument : { $notes }. Sa partie va de { $lowest } à { $highest }.
    .fit = Écrire à l’octave qui convient
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
tools-listen = Écouter
tools-stop-listening = Ne plus écouter
tools-cents = { $cents } cents
tools-heard = { $note } : { $tuning }, { tools-cents }
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
tools-pitched = Noms des notes pour
tools-pitched-C = les sons réels
tools-pitched-Bb = les instruments en { KEY("Bb") } : clarinette, trompette, saxophone ténor
tools-pitched-Eb = les instruments en { KEY("Eb") } : saxophone alto et baryton
tools-pitched-F = les instruments en { KEY("F") } : cor, cor anglais
tools-pitched-A = les instruments en { KEY("A") } : clarinette en la
tools-pitched-G = les instruments en { KEY("G") } : flûte alto
tools-pitched-D = les instruments en { KEY("D") } : trompette en ré
tools-sounds = son réel : { $note }
tools-groups-own = La tienne
tools-groups = Groupes de temps
    .problem = Écris des nombres de 1 à { $most } avec des plus, par exemple 3+2+2.
tools-division = Diviser chaque temps
tools-division-1 = non
tools-division-2 = en 2
tools-division-3 = en 3
tools-division-4 = en 4
tools-division-swing = swing : long, court
tools-count-in = Décompte
tools-count-in-measures = { $measures ->
    [0] non
    [one] 1 mesure
   *[other] { $measures } mesures
}
tools-drone = Bourdon
tools-drone-start = Lancer le bourdon
tools-drone-stop = Arrêter le bourdon
tools-drone-note = Note du bourdon
tools-drone-fifth = avec sa quinte
tools-octave = Octave
tools-lasting = Le métronome et le bourdon continuent quand l’écran est verrouillé, si le navigateur le permet. Tant que cette page est devant, l’écran reste allumé.
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
tools-chord-quartal = accord de quartes
tools-said-kind = { $kind ->
   *[major] majeur
    [minor] mineur
    [diminished] diminué
    [diminished-seventh] septième diminuée
    [half-diminished] demi-diminué
    [augmented] augmenté
    [altered] altéré
    [quartal] par quartes
    [phrygian] phrygien
}
tools-said-number = { $number ->
    [2] deux
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [9] neuf
    [11] onze
   *[13] treize
}
tools-said-major = majeur { tools-said-number }
tools-said-altered = { music-accidental } { tools-said-number }
tools-said-suspended = { music-interval } suspendue
tools-said-added = { music-interval } { $accidental ->
    [none] { "" }
   *[other] { music-accidental }
} ajoutée
tools-said-without = sans { music-interval }
tools-said-bass = basse
tools-degree = degré { $degree }
tools-rest = silence
tools-bar = barre de mesure
tools-scale-major_blues = blues majeur
tools-scale-diminished = diminué (ton/demi-ton)
tools-scale-half_whole_diminished = diminué (demi-ton/ton)
tools-scale-phrygian_dominant = phrygien dominant
tools-scale-lydian_dominant = lydien dominant
tools-scale-altered = altéré (super-locrien)
tools-scale-lydian_augmented = lydien augmenté
tools-scale-harmonic_major = majeur harmonique
tools-scale-double_harmonic_major = majeur double harmonique
tools-scale-hungarian_minor = mineur hongrois
tools-scale-ultralocrian = ultralocrien
tools-scale-lydian_diminished = lydien diminué
tools-scale-lydian_augmented_2 = lydien augmenté ♯2
tools-scale-ultraphrygian = ultraphrygien
tools-scale-oriental = oriental
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
tools-scale-messiaens_mode_3 = 3e mode de Messiaen
tools-scale-messiaens_mode_4 = 4e mode de Messiaen
tools-scale-messiaens_mode_6 = 6e mode de Messiaen
tools-scale-messiaens_mode_7 = 7e mode de Messiaen
tools-scale-chromatic = chromatique
tools-scale-minor_hexatonic = hexatonique mineure
tools-scale-prometheus = Prométhée
tools-scale-prometheus_neapolitan = Prométhée napolitain
tools-scale-mystery_1 = mystery n° 1
tools-scale-six_tone_symmetric = symétrique (six notes)
tools-scale-messiaens_mode_5 = 5e mode de Messiaen
tools-scale-egyptian = pentatonique suspendue (égyptienne)
tools-scale-malkos_raga = raga Malkauns
tools-scale-pelog = pelog
tools-scale-lydian_pentatonic = pentatonique lydienne
tools-scale-ionian_pentatonic = pentatonique ionienne
tools-scale-mixolydian_pentatonic = pentatonique mixolydienne
tools-scale-lydian_dominant_pentatonic = pentatonique lydienne dominante
tools-scale-lydian_5p_pentatonic = pentatonique lydienne ♯5
tools-scale-locrian_pentatonic = pentatonique locrienne
tools-scale-super_locrian_pentatonic = pentatonique super-locrienne
tools-scale-minor_six_pentatonic = pentatonique mineure sixte
tools-scale-minor_7m_pentatonic = pentatonique mineure à septième majeure
tools-scale-flat_three_pentatonic = pentatonique dorienne (Kumoi)
tools-scale-neapolitan_major_pentatonic = pentatonique majeure napolitaine
tools-scale-whole_tone_pentatonic = pentatonique par tons
tools-scale-scriabin = Scriabine
tools-scale-vietnamese_1 = vietnamien n° 1
tools-about-tools = Gammes, accords et intervalles en images, et doigtés
tools-about-transpose = Notes et accords dans un autre ton, ou pour un instrument
tools-about-progression = Ce que font les accords d’un morceau dans leur tonalité
tools-about-tuner = S’accorder, garder le tempo, jouer sur une note tenue
tools-about-today = Les questions qui t’aident le plus maintenant
tools-about-exercise = Les questions que tu choisis, aussi pour une classe
tools-about-input-test = La page entend-elle ta voix et ton clavier MIDI ?
tools-about-map = Chaque question : nouvelle, en cours, sue ou solide
tools-about-words = Les mots des règles, avec des exemples
tools-about-print = Ton propre jeu de cartes sur papier, avec les règles
