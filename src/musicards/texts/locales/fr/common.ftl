### Texts that several parts share.

common-settings = Réglages
common-loading = Chargement…
common-close = Fermer
common-try-again = Réessayer
common-failed = Une erreur s’est produite. Réessaie.
common-no-server = Le serveur ne répond pas
    .text = La page se reconnectera automatiquement. Ta place à la table est gardée.
common-trying = Nouvel essai…
common-home = Musicards, accueil
common-all-games = Tous les jeux
common-rules = Règles
common-window-title = { $page } – Musicards
common-seat = Place { $number }
common-tonic = Tonique
common-or = ou
common-label = { $label } : { $text }
common-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
common-hear = Écouter
common-practice-cards = Cartes d’entraînement
    .invitation = Cartes d’entraînement : nommer et trouver des notes, compter des intervalles, reconnaître tons et gammes
common-practice = Tester ton micro et ton clavier
common-tools = Outils
    .invitation = Chercher gammes et accords sur l’horloge, la portée, le clavier et le manche
common-tab-tools = Chercher
    .title = Gammes et accords
common-tab-transpose = Transposer
common-tab-tuner = Accordeur
    .title = Accordeur et métronome
common-tab-print = Imprimer
    .title = Imprimer tes propres cartes
common-asked = { $said } ?
common-choose-first = Choisis d’abord les cartes que tu veux jouer.
common-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}

common-call-rules = Quand il ne te reste qu’une carte, annonce _« Musicards! »_. Si quelqu’un d’autre l’annonce avant toi, tu prends { $penalty } cartes. Tu peux l’annoncer à tout moment, y compris pour surprendre les autres.
common-draw = Piocher
common-pass = Passer
common-done = Terminé
common-starter = La première carte est { $note }
    .wild = La première carte est un joker : joue ce que tu veux
common-drawn = Tu as pioché { common-cards }. Joue, pioche ou passe.
common-shedding-keys =
    ← → : aller à ta main et la parcourir
    Espace : choisir une carte, ou la reposer
    T : piocher (tirer une carte)
    P : passer
    M : annoncer « Musicards! »
    Échap : tout reposer

common-option-mistake_ends_turn = Une erreur termine le tour
    .help = Sinon tu essaies encore.
common-option-free_draw = Pioche libre
    .help = Tu peux piocher même si une carte de ta main convient.
common-option-pitches = Cartes
    .choice = { $pitches ->
        [naturals] Touches blanches seulement
       *[all] Toutes les notes
    }

common-space = { $space ->
    [N] la base nord
    [E] la base est
    [S] la base sud
    [W] la base ouest
    [NW] le coin nord-ouest
    [NE] le coin nord-est
    [SE] le coin sud-est
    [SW] le coin sud-ouest
   *[none] cet emplacement
}
common-space-at = { $space ->
    [N] sur la base nord
    [E] sur la base est
    [S] sur la base sud
    [W] sur la base ouest
    [NW] dans le coin nord-ouest
    [NE] dans le coin nord-est
    [SE] dans le coin sud-est
    [SW] dans le coin sud-ouest
   *[none] là
}
common-space-onto = { $space ->
    [N] sur la base nord
    [E] sur la base est
    [S] sur la base sud
    [W] sur la base ouest
    [NW] dans le coin nord-ouest
    [NE] dans le coin nord-est
    [SE] dans le coin sud-est
    [SW] dans le coin sud-ouest
   *[none] là
}
common-space-off = { $space ->
    [N] de la base nord
    [E] de la base est
    [S] de la base sud
    [W] de la base ouest
    [NW] du coin nord-ouest
    [NE] du coin nord-est
    [SE] du coin sud-est
    [SW] du coin sud-ouest
   *[none] de là
}
