memory-subtitle = Le jeu des paires
memory-tagline = Retourne deux cartes et retiens où sont les notes.
memory-aim = La même note, aiguë ou grave, forme une paire. Le but : avoir le plus de paires.
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
memory-face-name = nom : { $note }
memory-face-staff = portée : { $note }
memory-face-keys = touche : { $note }
memory-face-sound = un son
memory-task-first = Retourne une carte.
memory-task-second = Maintenant retournes-en une deuxième.
memory-again = Une paire ! Tu rejoues : retourne une carte.
memory-help-look-new-first = Aucune paire n’est encore connue : retourne une carte que personne n’a vue.
memory-help-look-new-second = La carte qui va avec n’a pas encore été retournée : essaies-en une nouvelle.
memory-help-look-seen-first = Tu as déjà vu les deux cartes d’une paire.
memory-help-look-seen-second = Tu as déjà vu la carte qui va avec.
memory-help-answer = Retourne la carte qui brille.
memory-look = { CAPITAL($card) } et { $other } : ce n’est pas une paire. Retiens-les bien !
memory-turns = Tours : { $count }
memory-pairing = Une paire montre
memory-pairing-same = deux fois la même chose
memory-pairing-name-staff = nom et portée
memory-pairing-staff-keys = portée et touche
memory-pairing-sound-name = son et nom
memory-table = Cartes sur la table : { $cards }. Paires à trouver : { $pairs }
memory-flipped = { $name } retourne la carte { $place } : { $card }.
    .you = Tu retournes la carte { $place } : { $card }.
memory-turned-back = { CAPITAL($card) } et { $other } : ce n’est pas une paire.
refusals-card-gone = Cette carte est déjà prise.
refusals-face-up = Cette carte est déjà face visible : retournes-en une autre.
memory_first_steps-first = Deux cartes de la même note font une paire. Retourne une carte.
memory_first_steps-second = Retiens où elle est. Retourne une autre carte.
memory_first_steps-wait = Maintenant, { $name } retourne deux cartes. Regarde bien !
memory_first_steps-find = Des notes différentes sont de nouveau cachées, et c’est à la personne suivante. Tu as déjà vu les deux cartes d’une paire : retrouve-les.
    .task = Retrouve la paire dont tu as déjà vu les deux cartes.
memory_first_steps-more = Tu as une paire. Trouves-en une autre.
    .task = Trouve deux paires de suite.
memory_first_steps-done-1 = Voilà Memory : retiens où sont les notes.
memory_rules-lead = Toutes les cartes sont cachées. Retournes-en deux : si c’est _la même note_, elles sont à toi. La personne qui a le plus de paires gagne.
memory_rules-setup = { $board ->
    [naturals] Les touches blanches, chacune dans deux octaves : { $naturals } cartes.
    [full] Le jeu complet, { $full } cartes. Chaque note fait deux paires ; un point d’interrogation va avec un point d’interrogation, une Chromatic Scale avec l’autre.
   *[chromatic] Toutes les notes, chacune dans deux octaves (losanges et triangles) : { $chromatic } cartes.
} On les mélange et on les pose face cachée, côte à côte.
memory_rules-turn =
    - Retourne une carte, puis une autre. Tout le monde les voit.
    - La même note, quelle que soit l’octave ? La paire est à toi, et tu _rejoues_.
    - Deux notes différentes ? Elles sont de nouveau cachées, et c’est à la personne suivante. Retiens où elles sont.
memory_rules-faces = Une paire peut montrer deux fois la même chose, ou deux aspects d’une note : son nom et sa place sur la portée, la portée et la touche, ou le son et le nom. Tout le monde le choisit pour son propre écran ; les cartes et les règles restent les mêmes.
memory_rules-winning = Quand la table est vide, la personne qui a le plus de paires gagne ; à égalité, on partage la victoire. En solo, essaie de finir en aussi peu de tours que possible.
