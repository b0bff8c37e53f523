### Settings: what a person chooses for this browser.

settings-kept = Se guardan en este navegador. Los cambios se aplican al momento.
settings-reset = Restablecer los ajustes

settings-names = Idioma y nombres de las notas
settings-language = Idioma
settings-notation = Nombres de las notas
settings-notation-english = Inglés
settings-notation-german = Alemán
settings-notation-solfege = Do re mi
settings-notation-degrees = Grados
settings-notation-help = Los grados se cuentan desde la tónica de la escala de la mesa o, si no hay escala, desde do.

settings-cards = Cartas
settings-preview = Así se ven tus cartas
settings-faces = En las cartas
settings-face-name = Nombre
settings-face-staff = Pentagrama
settings-face-keys = Teclado
settings-face-clock = Reloj
settings-face-sound = Sonido
settings-faces-help = Sonido: una carta suena cuando la eliges. Al menos uno queda activado.
settings-presets = Combinaciones
settings-preset-all = Todo
settings-preset-names = Nombres
settings-preset-reading = Lectura: solo pentagrama
settings-preset-ear = Oído: solo sonido
settings-large-cards = Cartas grandes

settings-looks = Colores y movimiento
settings-palette = Colores de las notas
settings-palette-clock = Reloj
    .help = Las notas vecinas en el reloj tienen colores parecidos.
settings-palette-tubes = Tubos
    .help = Como en los tubos de percusión de colores.
settings-palette-ink = Tinta
    .help = Sin ningún color.
settings-palette-contrast = Contraste alto
    .help = Colores y líneas fuertes en toda la página.
settings-theme = Claro u oscuro
settings-theme-system = Como el dispositivo
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-motion = Movimiento
settings-motion-system = Como el dispositivo
settings-motion-reduced = Reducido
settings-motion-full = Completo
settings-left-handed = Para zurdos
    .help = Pone los botones a la izquierda de la mesa.

settings-sounds = Sonido
settings-sound = Sonido activado
settings-volume = Volumen
settings-percent = { $percent } %
settings-piano = Piano: Salamander Grand Piano de Alexander Holm (CC BY 3.0), recortado y nivelado.

settings-answering = Formas de responder
    .help = Tocar y teclear sirven siempre. También puedes responder con:
settings-midi = Teclado MIDI
settings-microphone = Micrófono
    .help = Canta o toca la nota. Lo que oye el micrófono se queda en este navegador.
settings-speech = Voz
    .help = Di el nombre de la nota. Tu navegador puede enviar tu voz a los servidores de su fabricante para reconocerla.
settings-not-offered = Este navegador no lo permite aquí.
settings-practice = Probarlo en la página de práctica
