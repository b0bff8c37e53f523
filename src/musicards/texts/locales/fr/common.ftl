common-settings = Réglages
common-loading = Chargement…
common-close = Fermer
common-try-again = Réessayer
common-failed = Une erreur s’est produite. Réessaie.
common-no-server = Le serveur ne répond pas
    .text = La page se reconnectera automatiquement. Ta place à la table est gardée.
    .alone = Ceci fonctionne sans le serveur :
common-trying = Nouvel essai…
common-home = Musicards, accueil
common-all-games = Tous les jeux
common-rules = Règles
common-read-aloud = Lire à voix haute
common-first-steps = Premiers pas
common-code = Rejoindre avec un code
common-join = Entrer
common-seat = Place { $number }
common-tonic = Tonique
common-or = ou
common-label = { $label } : { $text }
common-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
common-hear = Écouter
common-today = Exercices du jour
common-exercise = Exercice
common-trial = Étude
common-input-test = Tester micro et clavier
common-tools = Outils
common-tab-all = Tous les outils
common-tab-tools = Gammes et accords
common-tab-transpose = Transposer
common-tab-progression = Suites d’accords
common-tab-tuner = Accordeur
    .title = Accordeur, métronome et bourdon
common-tab-map = Ce que je sais
common-tab-print = Imprimer
    .title = Imprimer tes propres cartes
common-words = Les mots de la musique
common-asked = { $said } ?
common-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
common-you = Toi
common-copied = Copié
common-sound = Son
common-result = Résultat
common-learning = Mes données d’apprentissage
common-scales = Gammes
common-interval = { CAPITAL(music-interval) }
common-intervals = Intervalles
common-cancel = Annuler
common-copy = Copier
common-link = Lien vers cette page
common-do-draw = Piocher
common-do-pass = Passer
common-do-done = Terminé
common-do-play = Jouer
common-do-call = Musicards !
common-starter = La première carte est un { $note }
    .wild = La première carte est un joker : joue ce que tu veux
common-task-drawn = Tu as pioché { common-cards }. Joue, ou pioche encore.
common-task-may-pass = Tu as pioché { common-cards }. Joue, pioche encore ou passe.
common-shedding-keys =
    ← → : aller à ta main et la parcourir
    Espace : choisir une carte, ou la reposer
    T : piocher (tirer une carte)
    P : passer
    M : annoncer « Musicards ! »
    Échap : tout reposer
common-option-mistake_ends_turn = Une erreur termine le tour
    .help = Sinon, tu réessaies.
common-option-free_draw = Pioche libre
    .help = Tu peux piocher même si une carte de ta main convient.
common-option-pitches = Cartes
    .choice = { $pitches ->
        [naturals] Touches blanches seulement
       *[all] Toutes les notes
    }
