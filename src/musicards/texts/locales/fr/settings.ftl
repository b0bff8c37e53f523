### Settings: what a person chooses for this browser.

settings-kept = Enregistré dans ce navigateur. Les changements s’appliquent aussitôt.
settings-reset = Rétablir les réglages par défaut

settings-names = Langue et noms des notes
settings-language = Langue
settings-notation = Noms des notes
settings-notation-english = Anglais
settings-notation-german = Allemand
settings-notation-solfege = Do ré mi
settings-notation-degrees = Degrés
settings-notation-help = Les degrés se comptent depuis la tonique de la gamme de la table ou, sans gamme, depuis do.

settings-cards = Cartes
settings-preview = Voici tes cartes
settings-faces = Sur les cartes
settings-face-name = Nom
settings-face-staff = Portée
settings-face-keys = Clavier
settings-face-clock = Horloge
settings-face-sound = Son
settings-faces-help = Son : une carte joue sa note quand tu la choisis. Au moins un élément reste activé.
settings-presets = Choix tout prêts
settings-preset-all = Tout
settings-preset-names = Noms
settings-preset-reading = Lecture : portée seule
settings-preset-ear = Écoute : son seul
settings-large-cards = Grandes cartes

settings-looks = Couleurs et animations
settings-palette = Couleurs des notes
settings-palette-clock = Horloge
    .help = Les notes voisines sur l’horloge ont des couleurs voisines.
settings-palette-tubes = Tubes
    .help = Comme sur les tubes de percussion colorés.
settings-palette-ink = Encre
    .help = Sans aucune couleur.
settings-palette-contrast = Contraste élevé
    .help = Des couleurs et des lignes marquées sur toute la page.
settings-theme = Clair ou sombre
settings-theme-system = Comme l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Animations
settings-motion-system = Comme l’appareil
settings-motion-reduced = Réduites
settings-motion-full = Complètes
settings-left-handed = Gaucher ou gauchère
    .help = Place les boutons de la table à gauche.

settings-sounds = Son
settings-sound = Son activé
settings-volume = Volume
settings-percent = { $percent } %
settings-piano = Piano : Salamander Grand Piano d’Alexander Holm (CC BY 3.0), coupé, volumes égalisés.

settings-answering = Façons de répondre
    .help = Tu peux toujours toucher ou taper. Tu peux aussi répondre avec :
settings-midi = Clavier MIDI
settings-microphone = Micro
    .help = Chante ou joue la note. Ce que le micro entend reste dans ce navigateur.
settings-speech = Voix
    .help = Dis le nom de la note. Pour la reconnaître, ton navigateur peut envoyer ta voix aux serveurs de son éditeur.
settings-not-offered = Ce navigateur ne le permet pas ici.
settings-practice = Essayer sur la page d’entraînement
