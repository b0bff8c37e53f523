### Memory: what is said about it, and its table.

memory-title = Memory
memory-subtitle = Le jeu des paires
memory-tagline = Retourne deux cartes et retiens où sont les notes.
memory-aim = Deux cartes de la même note font une paire. Qui a le plus de paires gagne.
memory-score = { common-pairs }
memory-keys =
    ← → ↑ ↓ : aller aux cartes et les parcourir
    Espace : retourner cette carte
    L : réécouter une carte visible qui est un son (listen)
memory-option-board = Cartes
    .choice = { $board ->
        [naturals] Touches blanches seulement : { $naturals } cartes
        [full] Tout le jeu : { $full } cartes
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
memory-first = Retourne une carte.
memory-second = Maintenant retournes-en une deuxième.
memory-again = Une paire. Tu rejoues.
memory-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
memory-pairing = Une paire montre
memory-pairing-same = deux fois la même chose
memory-pairing-name-staff = nom et portée
memory-pairing-staff-keys = portée et touche
memory-pairing-sound-name = son et nom
memory-lying = Cartes sur la table : { $cards }. Paires à trouver : { $pairs }
