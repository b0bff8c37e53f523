memory-subtitle = Le jeu des paires
memory-tagline = Retourne deux cartes et retiens où sont les notes.
memory-aim = Deux cartes de la même note font une paire. Qui a le plus de paires gagne.
memory-keys =
    ← → ↑ ↓ : aller aux cartes et les parcourir
    Espace : retourner cette carte
    L : réécouter une carte visible qui est un son (listen)
memory-option-board = Cartes
    .choice = { $board ->
        [naturals] Touches blanches seulement : { $naturals } cartes
        [full] Le jeu complet : { $full } cartes
       *[chromatic] Toutes les notes : { $chromatic } cartes
    }
memory-board = Les cartes sur la table, il reste { common-cards }
memory-card = Carte { $number }, rangée { $row }, colonne { $column }, { $what }
memory-face-down = cachée
memory-taken = déjà prise
memory-face-name = nom { $note }
memory-face-staff = portée { $note }
memory-face-keys = touche { $note }
memory-face-sound = un son
memory-task-first = Retourne une carte.
memory-task-second = Maintenant retournes-en une deuxième.
memory-help-look-new-first = Aucune paire n’est encore connue : retourne une carte que personne n’a vue.
memory-help-look-new-second = La carte qui va avec n’a pas encore été retournée : essaies-en une nouvelle.
memory-help-look-seen-first = Tu as déjà vu les deux cartes d’une paire.
memory-help-look-seen-second = Tu as déjà vu la carte qui va avec.
memory-help-answer = C’est la carte { $place }. Compte rangée par rangée, depuis le coin en haut à gauche.
memory-turns = Tours : { $count }
memory-pairing = Une paire montre
memory-pairing-same = deux fois la même chose
memory-pairing-name-staff = nom et portée
memory-pairing-staff-keys = portée et touche
memory-pairing-sound-name = son et nom
memory-table = Cartes sur la table : { $cards }. Paires à trouver : { $pairs }
