tools-ask = A scale, a chord, an interval or some notes
# The button that looks up what was typed
tools-find = Look up
tools-kind = Kind
tools-chords = Chords
tools-major-chord = major chord
tools-these-notes = These notes
tools-what-is-this = What is this?
    .help = Choose notes on the keys, the clock or the fretboard, play them on a MIDI keyboard, or sing them. Their name appears.
tools-tap-first = Choose the first note.
tools-clear = Clear
tools-no-name = No usual name
tools-order = Order of the clock
# Buttons turn the shape on the clock by one place.
tools-order-steps = Half steps
    .down = Down a half step
    .up = Up a half step
tools-order-fifths = Fifths
    .down = Down a fifth
    .up = Up a fifth
tools-turn = Turn the shape to transpose it
tools-on-staff = The notes on a staff
tools-on-keys = The notes on the keys of a piano
tools-on-frets = The notes on a fretboard
tools-string = String { $open }: { $places }
tools-fret = fret { $fret } { $note }
    .open = open { $note }
tools-tuning = Tuning
tools-tuning-guitar = Guitar
tools-tuning-dropD = Guitar, drop D
tools-tuning-dadgad = Guitar, DADGAD
tools-tuning-openG = Guitar, open G
tools-tuning-bass = Bass
tools-tuning-ukulele = Ukulele
tools-tuning-mandolin = Mandolin, violin
tools-tuning-banjo = Banjo
tools-tuning-own = Your own
tools-open-strings = Open strings, from the lowest
    .problem = Write a note and its octave for each string, such as E2 A2 D3 G3 B3 E4.
tools-notes = Notes
tools-note-degree = { $note }, degree { $degree }
tools-half-steps = Half steps
tools-signature = Key signature
tools-no-accidentals = no sharps or flats
tools-aliases = Also called
tools-degree-chords = Chords on its degrees
tools-sevenths = Sevenths
tools-harmonic-chords = With the leading note of harmonic minor
# How to hold a chord on strings and keys
tools-shapes = Shapes
    .help = Choose a shape to hear it. The tuning of the fretboard decides the instrument.
    .none = The chord has more notes than these strings can hold.
    .many = Shapes can be shown for up to { $most } strings.
tools-capo = Capo
    .none = none
    .fret = fret { $fret }
    .like = Held like { $chord }
tools-lowest = Lowest note
# What a hand does on one string. $string: the note of the open string; $finger (number): 1 is the index finger
tools-held = { $string } fret { $fret }, finger { $finger }
    .open = { $string } open
    .silent = { $string } silent
    .barre = barre at fret { $fret }
tools-on-piano = On the piano
# $keys: such as “C finger 1, E finger 3”; .sign stands before the numbers of the fingers in the picture
tools-right-hand = Right hand: { $keys }
    .sign = R
tools-left-hand = Left hand: { $keys }
    .sign = L
# $finger (number): 1 is the thumb
tools-pressed = { $note } finger { $finger }
# What is related to a scale: its relative and its parallel key.
tools-link-relative = Relative
tools-link-parallel = Parallel
# The descending form of a melodic minor scale
tools-link-descending = Going down
tools-link-mode = Same notes, another starting note
# Other chords that musicians write with the same symbol, such as C4
tools-link-meaning = This symbol can also mean
tools-link-reading = These notes can also be
tools-link-within = Scales with these notes
tools-augmented-sixth = Augmented sixth chord
tools-augmented-sixth-name = { $nation ->
    [italian] Italian sixth
    [french] French sixth
    [german] German sixth
   *[swiss] Swiss sixth
} in { $key }
# A degree that is not played in a chord, after its name: C13 (without 5)
tools-without = { $degree ->
    [root] without root
   *[other] without { $degree }
}
tools-save = Save
tools-picture = Which picture
tools-picture-clock = The clock
tools-picture-staff = The staff
tools-picture-keyboard = The keys
tools-picture-fretboard = The fretboard
tools-picture-shape = The shape
tools-picture-inversion = The piano shape
# Before buttons such as “MIDI”.
tools-as-music = As music:

## Transpose
tools-line = Notes, chord symbols, lyrics with chords such as [C], or a tune in ABC
tools-tap-line = Tap in a line with note values
tools-tap-value = Note value
tools-value-1 = Whole
tools-value-2 = Half
tools-value-4 = Quarter
tools-value-8 = Eighth
tools-value-16 = Sixteenth
tools-tap-dotted = Dotted
tools-tap-rest = Rest
tools-tap-tie = Tie
tools-tap-bar = Bar line
tools-tap-undo = Take back
tools-tap-meter = Meter
tools-tap-sign = Black keys as
tools-tap-lowest = Lowest key
tools-too-long = That is too long for one line. Transpose it in parts.
tools-outside = Too high or too low for this instrument: { $notes }. Its part can go from { $lowest } to { $highest }.
    .fit = Write it in the octave that fits
tools-how = How to transpose
tools-way-interval = By an interval
tools-way-keys = From key to key
tools-way-instrument = For an instrument
tools-direction = Direction
tools-up = up
tools-down = down
tools-from-key = Key of the line
tools-to-key = New key
tools-sounding = Type the notes as they sound. You get the notes that the instrument reads. What you hear stays the same.

## Tuner and metronome
tools-listen = Listen
tools-stop-listening = Stop listening
# $cents: with its sign, such as "+3.2"
tools-cents = { $cents } cents
# $tuning: such as "a little high"
tools-heard = { $note }: { $tuning }, { tools-cents }
tools-reference = Concert pitch, A4
tools-metronome = Metronome
tools-start = Start
tools-stop = Stop
tools-tap = Tap the tempo
tools-tempo = Tempo
tools-beats-per-minute = { $tempo } beats per minute
tools-slower = Slower
tools-faster = Faster
tools-beats = Beats in a measure
tools-sound-off = Sound is off. The metronome only shows its beats.
# For which instruments the tuner and the drone name notes
tools-pitched = Note names for
tools-pitched-C = concert pitch
tools-pitched-Bb = in { KEY("Bb") }: clarinet, trumpet, tenor saxophone
tools-pitched-Eb = in { KEY("Eb") }: alto and baritone saxophone
tools-pitched-F = in { KEY("F") }: horn, English horn
tools-pitched-A = in { KEY("A") }: clarinet in A
tools-pitched-G = in { KEY("G") }: alto flute
tools-pitched-D = in { KEY("D") }: trumpet in D
# Below the name for a transposing instrument
tools-sounds = sounds { $note }
tools-groups-own = Your own
tools-groups = Groups of beats
    .problem = Write numbers from 1 to { $most } with plus signs, such as 3+2+2.
tools-division = Divide each beat
tools-division-1 = no
tools-division-2 = in 2
tools-division-3 = in 3
tools-division-4 = in 4
tools-division-swing = swing: long, short
tools-count-in = Count in
tools-count-in-measures = { $measures ->
    [0] no
    [one] 1 measure
   *[other] { $measures } measures
}
# A tone that sounds all the time
tools-drone = Drone
tools-drone-start = Sound the drone
tools-drone-stop = Stop the drone
tools-drone-note = Note of the drone
tools-drone-fifth = with its fifth
tools-octave = Octave
tools-lasting = The metronome and the drone go on while the screen is locked, where the browser allows it. While this page is in front, the screen stays on.

## Chords. For all others their symbol says enough.
tools-chord-major = major
tools-chord-minor = minor
tools-chord-dominant_seventh = dominant seventh
tools-chord-minor_seventh = minor seventh
tools-chord-major_seventh = major seventh
tools-chord-diminished = diminished
tools-chord-half_diminished_seventh = half diminished seventh
tools-chord-diminished_seventh = diminished seventh
tools-chord-suspended_fourth = suspended fourth
tools-chord-augmented = augmented
tools-chord-major_sixth = major sixth
tools-chord-minor_sixth = minor sixth
tools-chord-suspended_second = suspended second
tools-chord-fifth = fifth
tools-chord-dominant_seventh_suspended_fourth = dominant seventh suspended fourth
tools-chord-minor_major_seventh = minor major seventh
tools-chord-augmented_seventh = augmented seventh
tools-chord-augmented_major_seventh = augmented major seventh
tools-chord-dominant_seventh_flat_five = dominant seventh flat five
tools-chord-dominant_ninth = dominant ninth
tools-chord-major_ninth = major ninth
tools-chord-minor_ninth = minor ninth
tools-chord-major_added_ninth = major added ninth
tools-chord-minor_added_ninth = minor added ninth
tools-chord-six_nine = six nine
tools-chord-minor_six_nine = minor six nine
tools-chord-dominant_seventh_flat_nine = dominant seventh flat nine
tools-chord-dominant_seventh_sharp_nine = dominant seventh sharp nine
tools-chord-dominant_thirteenth = dominant thirteenth
tools-chord-eleventh = eleventh
tools-chord-minor_eleventh = minor eleventh
tools-chord-altered_dominant_seventh = altered dominant seventh
tools-chord-quartal = quartal

## Chord symbols, as musicians read them aloud
# What follows the root, in the order of the symbol: “F♯m7♭5” is “F sharp minor seven flat five”.
tools-said-kind = { $kind ->
   *[major] major
    [minor] minor
    [diminished] diminished
    [diminished-seventh] diminished seventh
    [half-diminished] half diminished
    [augmented] augmented
    [altered] altered
    [quartal] quartal
    [phrygian] Phrygian
}
tools-said-number = { $number ->
    [2] two
    [4] four
    [5] five
    [6] six
    [7] seven
    [9] nine
    [11] eleven
   *[13] thirteen
}
# $number: the major seventh or a higher note (maj7, maj9)
tools-said-major = major { tools-said-number }
# $accidental, $number: ♭5, ♯9
tools-said-altered = { music-accidental } { tools-said-number }
# $number, $interval (number): of what replaces the third, 4 in sus4
tools-said-suspended = suspended { music-interval }
# add9
tools-said-added = added { $accidental ->
    [none] { "" }
   *[other] { music-accidental }
} { music-interval }
# no5
tools-said-without = without { music-interval }
# Between a chord and the bass note after its slash
tools-said-bass = over
# Instead of a Roman numeral, for screen readers
# $degree (number)
tools-degree = degree { $degree }
# A transposed line, read aloud: its chords and notes with what is between them
tools-rest = rest
tools-bar = bar line

## Scales beyond those of the games, which are in music.ftl. Names that nobody translates are in locales/all.
tools-scale-major_blues = major blues
tools-scale-diminished = diminished (whole-half)
tools-scale-half_whole_diminished = diminished (half-whole)
tools-scale-phrygian_dominant = Phrygian dominant
tools-scale-lydian_dominant = Lydian dominant
tools-scale-altered = altered
tools-scale-lydian_augmented = Lydian augmented
tools-scale-harmonic_major = harmonic major
tools-scale-double_harmonic_major = double harmonic major
tools-scale-hungarian_minor = Hungarian minor
tools-scale-ultralocrian = ultralocrian
tools-scale-lydian_diminished = Lydian diminished
tools-scale-lydian_augmented_2 = Lydian augmented ♯2
tools-scale-ultraphrygian = ultraphrygian
tools-scale-oriental = oriental
tools-scale-bebop = bebop (dominant)
tools-scale-bebop_major = bebop major
tools-scale-bebop_minor = bebop Dorian
tools-scale-minor_bebop = bebop natural minor
tools-scale-bebop_locrian = bebop Locrian
tools-scale-minor_six_diminished = minor sixth diminished (Barry Harris)
tools-scale-composite_blues = composite blues
tools-scale-augmented = augmented (six notes)
tools-scale-petrushka = tritone (Petrushka)
tools-scale-neapolitan_minor = Neapolitan minor
tools-scale-neapolitan_major = Neapolitan major
tools-scale-hungarian_major = Hungarian major
tools-scale-hungarian_gypsy = Hungarian minor ♭7
tools-scale-double_harmonic_lydian = double harmonic Lydian
tools-scale-locrian_major = major Locrian
tools-scale-lydian_minor = Lydian minor
tools-scale-leading_whole_tone = leading whole tone
tools-scale-persian = Persian
tools-scale-enigmatic = enigmatic (Verdi)
tools-scale-flamenco = flamenco
tools-scale-todi_raga = raga Todi
tools-scale-augmented_heptatonic = augmented (seven notes)
tools-scale-spanish_heptatonic = eight-tone Spanish
tools-scale-purvi_raga = raga Purvi
tools-scale-kafi_raga = raga Kafi
tools-scale-messiaens_mode_3 = Messiaen’s third mode
tools-scale-messiaens_mode_4 = Messiaen’s fourth mode
tools-scale-messiaens_mode_6 = Messiaen’s sixth mode
tools-scale-messiaens_mode_7 = Messiaen’s seventh mode
tools-scale-chromatic = chromatic
tools-scale-minor_hexatonic = minor hexatonic
tools-scale-prometheus = Prometheus
tools-scale-prometheus_neapolitan = Neapolitan Prometheus
tools-scale-mystery_1 = mystery no. 1
tools-scale-six_tone_symmetric = six-tone symmetric
tools-scale-messiaens_mode_5 = Messiaen’s fifth mode
tools-scale-egyptian = suspended pentatonic (Egyptian)
tools-scale-malkos_raga = raga Malkauns
tools-scale-pelog = pelog
tools-scale-lydian_pentatonic = Lydian pentatonic
tools-scale-ionian_pentatonic = Ionian pentatonic
tools-scale-mixolydian_pentatonic = Mixolydian pentatonic
tools-scale-lydian_dominant_pentatonic = Lydian dominant pentatonic
tools-scale-lydian_5p_pentatonic = Lydian ♯5 pentatonic
tools-scale-locrian_pentatonic = Locrian pentatonic
tools-scale-super_locrian_pentatonic = super-Locrian pentatonic
tools-scale-minor_six_pentatonic = minor sixth pentatonic
tools-scale-minor_7m_pentatonic = minor pentatonic with major seventh
tools-scale-flat_three_pentatonic = Dorian pentatonic (Kumoi)
tools-scale-neapolitan_major_pentatonic = Neapolitan major pentatonic
tools-scale-whole_tone_pentatonic = whole tone pentatonic
tools-scale-scriabin = Scriabin
tools-scale-vietnamese_1 = Vietnamese no. 1

## What each tool does, in the list of all tools
tools-about-tools = Scales, chords and intervals in pictures, and shapes for the hand
tools-about-transpose = Notes and chord symbols in another key, or for an instrument
tools-about-progression = What the chords of a song do in their key
tools-about-tuner = Tune, keep time, and play along with a held note
tools-about-today = The questions that help you most now
tools-about-exercise = Questions that you choose, also for a class
tools-about-input-test = Does the page hear your voice and your MIDI keyboard?
tools-about-map = Every question: new, learning, known or solid
tools-about-words = The words of the rules, with examples
tools-about-print = Your own deck on paper, with the rules
