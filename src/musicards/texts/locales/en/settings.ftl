### Settings: what a person chooses for this browser.

settings-kept = Saved in this browser. Changes apply right away.
settings-reset = Reset to defaults

settings-names = Language and note names
settings-language = Language
settings-notation = Note names
settings-notation-english = English
settings-notation-german = German
settings-notation-solfege = Do re mi
settings-notation-degrees = Scale degrees
settings-notation-help = Degrees are counted from the first note of the table’s scale, or from C if the game has no scale.

settings-cards = Cards
settings-preview = Your cards look like this
settings-faces = Shown on the cards
settings-face-name = Name
settings-face-staff = Staff
settings-face-keys = Piano keys
settings-face-clock = Clock
settings-face-sound = Sound
settings-faces-help = Sound: a card plays its note when you choose it. At least one stays on.
settings-presets = Presets
settings-preset-all = Everything
settings-preset-names = Names
settings-preset-reading = Reading: staff only
settings-preset-ear = Listening: sound only
settings-large-cards = Large cards

settings-looks = Colors and motion
settings-palette = Note colors
settings-palette-clock = Clock
    .help = Neighbors on the clock have similar colors.
settings-palette-tubes = Tubes
    .help = The colors of percussion tubes.
settings-palette-ink = Ink
    .help = No colors at all.
settings-palette-contrast = High contrast
    .help = Strong colors and strong lines on the whole page.
settings-theme = Light or dark
settings-theme-system = Match device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = Match device
settings-motion-reduced = Reduced
settings-motion-full = Full
settings-left-handed = Left-handed
    .help = Puts the buttons on the left side of the table.

settings-sounds = Sound
settings-sound = Sound on
settings-volume = Volume
# $percent (number): 0 to 100
settings-percent = { $percent }%
# The license of the recordings asks for this.
settings-piano = Piano: Salamander Grand Piano by Alexander Holm (CC BY 3.0), cut and leveled.

settings-answering = Ways to answer
    .help = Tapping and typing always work. You can also answer with:
settings-midi = MIDI keyboard
settings-microphone = Microphone
    .help = Sing or play the note. What the microphone hears stays in this browser.
settings-speech = Voice
    .help = Say the name of the note. Your browser may send your voice to its maker’s servers to recognize it.
settings-not-offered = This browser doesn’t support it here.
settings-practice = Try it on the practice page
